/** What a browser has of Node's `process`: see `turbopack` in next.config.mjs. */
export const env = {};
