/**
 * Loads the `.env` files that Next reads for a build. Import it first: `lib/` reads the site's
 * address on import. Only for scripts that are run: tests import the same modules, and must not
 * depend on local settings.
 */
import { existsSync } from 'node:fs';

// The first value of a variable stays: that of the environment, then of the first file.
for (const file of ['.env.production.local', '.env.local', '.env.production', '.env'])
  if (existsSync(file)) process.loadEnvFile(file);
