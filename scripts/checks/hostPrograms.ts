/** The programs that hosts run, started here over an export, each with what the project gives it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listen } from '@/scripts/local/serve';
import { apacheConfiguration, type ApacheModules } from './apacheConfiguration';
import { missingTools } from './install/prepare';
import {
  APACHE,
  findApache,
  findNginx,
  NGINX,
  NGINX_BROTLI,
  NGINX_BROTLI_MODULE,
} from './install/tools';

/** A program that answers, and what stops it. */
export interface StartedHost {
  port: number;
  /** More than once is as good as once. */
  stop: () => Promise<void>;
}

/**
 * Starts nginx with `deploy/nginx.conf`, changed in three places only: port, folder, and a start
 * that needs no rights.
 *
 * @param directory Absolute path of the export.
 * @throws Error that says what to install, or what nginx did not like.
 */
export async function startNginx(directory: string): Promise<StartedHost> {
  const program = findNginx();
  if (!program) throw new Error(missingTools([NGINX]));
  const types = mimeTypes(program);
  // As docs/deploying.md has it, where the module is there.
  const hasBrotli = NGINX_BROTLI.isThere();
  return start('nginx', async (folder, port) => {
    const server = (await readFile('deploy/nginx.conf', 'utf8'))
      .replace('listen 80;', `listen ${port};`)
      // Containers may have no IPv6.
      .replace('listen [::]:80;', '')
      .replace('root /var/www/site;', `root "${directory}";`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    await writeFile(
      join(folder, 'nginx.conf'),
      `${hasBrotli ? `load_module ${NGINX_BROTLI_MODULE};` : ''}
daemon off;
master_process off;
pid nginx.pid;
error_log stderr warn;
events {}
http {
  include ${types};
  ${hasBrotli ? 'brotli_static on;' : ''}
  access_log off;
  ${temporary.map((kind) => `${kind}_temp_path ${kind};`).join(' ')}
  ${server}
}
`,
    );
    return [program, '-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
  });
}

/**
 * Starts Apache over a folder as a rented host would: what the site needs stands in its `.htaccess`.
 *
 * @param root Absolute path of the folder that the host serves: the export, or what it hangs in.
 *   Where this runs as root, other accounts must be able to read it.
 * @param modules Which modules the host has.
 * @throws Error that says what to install, or what Apache did not like.
 */
export async function startApache(root: string, modules: ApacheModules): Promise<StartedHost> {
  const program = findApache();
  if (!program) throw new Error(missingTools([APACHE]));
  return start('Apache', async (folder, port) => {
    const file = join(folder, 'httpd.conf');
    // No list of types: those of this machine's Apache are not those of the host's.
    await writeFile(join(folder, 'mime.types'), '');
    const text = apacheConfiguration({ program, folder, port, root, modules });
    await writeFile(file, text);
    return [program, '-DFOREGROUND', '-f', file];
  });
}

/** Starts what the preparation names, and waits until it answers. */
async function start(
  name: string,
  prepare: (folder: string, port: number) => Promise<[program: string, ...args: string[]]>,
): Promise<StartedHost> {
  const folder = await mkdtemp(join(tmpdir(), `${name.toLowerCase()}-`));
  const port = await freePort();
  const [program, ...args] = await prepare(folder, port);
  const child = spawn(program, args);
  let complaints = '';
  child.stderr.on('data', (chunk) => (complaints += chunk));
  const exit = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exit;
    await rm(folder, { recursive: true, force: true });
  };
  while (!(await answers(port))) {
    if (child.exitCode !== null) {
      await rm(folder, { recursive: true });
      throw new Error(`${name} ne démarre pas :\n${complaints}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { port, stop };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The list of types that comes with nginx lies beside its own configuration. */
function mimeTypes(program: string): string {
  const told = spawnSync(program, ['-V']).stderr.toString();
  const configuration = /--conf-path=(\S+)/.exec(told)?.[1] ?? '/etc/nginx/nginx.conf';
  const path = join(dirname(configuration), 'mime.types');
  if (!existsSync(path)) throw new Error(`nginx comes without ${path}.`);
  return path;
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/`).then(
    () => true,
    () => false,
  );
