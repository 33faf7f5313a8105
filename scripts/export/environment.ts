/**
 * Imported first by what runs after the build: what Next took from the `.env` files must stand in
 * the environment before `lib/` reads the site's address from it.
 */
import nextEnv from '@next/env';

nextEnv.loadEnvConfig(process.cwd(), false);
