/** Says with which seed the samples of this run are drawn, so that it can be repeated. */
export function setup(): void {
  process.stdout.write(`Samples are drawn with TEST_SEED=${process.env.TEST_SEED}\n`);
}
