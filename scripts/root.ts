import path from 'node:path';

/** The project's folder, whatever folder a command is called from. */
export const ROOT = path.dirname(import.meta.dirname);
