import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, whatever folder a command is called from. */
export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
