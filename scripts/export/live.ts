/**
 * `npm run build:live`, once the launch check has passed: builds the site without the answers that
 * the owner has not confirmed.
 */
import { run } from '@/scripts/run';
import { CONFIRMED_ONLY } from '@/scripts/prepare/content';

process.exitCode = await run('npm', ['run', 'build'], { env: { [CONFIRMED_ONLY]: '1' } });
