// Zod tries whether it may make functions from text, which our policy forbids and the browser would report each time.
// Through its global, not `z.config`, which would bring all of zod to pages that parse nothing.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
