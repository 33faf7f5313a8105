/**
 * Imported first by what runs beside the build, and only where it runs as a script: tests import
 * the same files, and are no business of the owner's settings. What Next takes from the `.env`
 * files, those of a build, must stand in the environment before `lib/` reads the site's address.
 */
import nextEnv from '@next/env';

nextEnv.loadEnvConfig(process.cwd(), false);
