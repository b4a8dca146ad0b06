/** The file that a thread starts from, beside the module at `from`: its source, or as it is served. */
export const threadFile = (name: string, from: string): URL =>
  new URL(`${name}.${from.endsWith('.ts') ? 'ts' : 'js'}`, from);
