import path from 'node:path';

/** The root folder of the project, whatever the working directory. */
export const ROOT = path.dirname(import.meta.dirname);
