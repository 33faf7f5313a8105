/** `npm run build:live`, after the launch check: builds the site without unconfirmed content. */
import { run } from '@/scripts/run';
import { CONFIRMED_ONLY } from '@/scripts/prepare/content';

process.exitCode = await run('npm', ['run', 'build'], { env: { [CONFIRMED_ONLY]: '1' } });
