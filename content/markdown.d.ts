/** Markdown files are imported as plain text: see `turbopack.rules` in `next.config.mjs`. */
declare module '*.md' {
  const text: string;
  export default text;
}
