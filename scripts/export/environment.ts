/**
 * Loads the `.env` files, as Next does for a build. Import it first: `lib/` reads the site's
 * address on import. Only for scripts that are run: tests import the same modules, and must not
 * depend on local settings.
 */
import nextEnv from '@next/env';

nextEnv.loadEnvConfig(process.cwd(), false);
