/** Replaces the `process` polyfill: see `turbopack` in next.config.mjs. */
export const env = {};
