import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'playwright/test';
import { programPath } from '@/scripts/checks/tools';
import { writeFiles } from '@/scripts/folderTesting';
import { startProgram } from './programs';

/** `deploy/send.sh` with the runner's rsync and lftp, to OpenSSH and to vsftpd with TLS. */

let root: string;
test.beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'send-'));
  chmodSync(root, 0o755);
});
test.afterEach(() => rm(root, { recursive: true, force: true, maxRetries: 5 }));

const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

const SERVERS = {
  SSH: async () => {
    for (const key of ['host', 'account']) {
      const place = path.join(root, key);
      execFileSync(programPath('ssh-keygen'), ['-q', '-t', 'ed25519', '-N', '', '-f', place]);
    }
    // sshd needs it as root; containers don't run Debian's boot scripts.
    if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
    const server = await startProgram('sshd', root);
    const env = {
      UPLOAD_TO: `ssh://${userInfo().username}@localhost:${server.port}/${root}/public_html`,
      UPLOAD_KEY: read('account'),
      UPLOAD_HOST_KEY: `[localhost]:${server.port} ${read('host.pub')}`,
    };
    const wrong = { UPLOAD_HOST_KEY: `[localhost]:${server.port} ${read('account.pub')}` };
    return { server, env, wrong };
  },
  'FTP with TLS': async () => {
    execFileSync(programPath('openssl'), [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
      ...['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', path.join(root, 'key.pem'), '-out', path.join(root, 'certificate.pem')],
    ]);
    const authority = `set ssl:ca-file ${root}/certificate.pem\nset net:reconnect-interval-base 1`;
    await writeFiles(root, { '.lftprc': authority });
    const server = await startProgram('vsftpd', root);
    const env = {
      UPLOAD_TO: `ftp://anonymous@localhost:${server.port}/public_html`,
      UPLOAD_PASSWORD: 'any',
      HOME: root,
    };
    return { server, env, wrong: { HOME: tmpdir() } };
  },
};

for (const [name, open] of Object.entries(SERVERS)) {
  test(`by ${name}, the site is whole at every moment`, async () => {
    const [out, there] = [path.join(root, 'out'), path.join(root, 'public_html')];
    cpSync('deploy/send.sh', path.join(root, 'deploy/send.sh'));
    const ofOthers = { '.well-known/token': 'TOKEN', 'google.html': 'HOST', 'mail/inbox': 'MAIL' };
    await writeFiles(there, ofOthers);
    const build = async (version: string, files: Record<string, string> = {}) => {
      await rm(out, { recursive: true, force: true });
      const script = `_next/static/${version}.js`;
      await writeFiles(out, {
        [script]: version + randomBytes(8_000_000).toString('hex'),
        'index.html': `<script src="${script}"></script>`,
        'about.html': `<script src="${script}"></script>`,
        '.htaccess': `# ${version}`,
        'sw.js': version,
        'version.json': `{"commit":"${version}"}`,
        ...files,
      });
    };
    const { server, env, wrong } = await open();
    const send = (others: Record<string, string> = {}) =>
      spawn('bash', [path.join(root, 'deploy/send.sh')], {
        detached: true,
        env: { ...process.env, ...env, ...others },
        stdio: ['ignore', 'inherit', 'ignore'],
      });
    const sent = async (...args: Parameters<typeof send>) =>
      (await once(send(...args), 'exit'))[0] as number;
    /** The version of the site, whose pages have their scripts. */
    const served = async () => {
      const [, script = ''] = /src="(.*)"/.exec(read('public_html/index.html')) ?? [];
      const text = await readFile(path.join(there, script), 'utf8');
      expect(text).toHaveLength(16_000_001);
      return text[0];
    };
    try {
      const page = 'blogDetails/1/__next.blogDetails.$d$id.__PAGE__.txt';
      const picture = 'photos-reduites/Plan d’accès été.png';
      await build('1', { [page]: '1', 'blogDetails/2.html': '1', [picture]: 'PLAN' });
      expect(await sent()).toBe(0);
      expect(await served()).toBe('1');

      await build('2', { [page]: '2', [picture]: 'PLAN' });
      expect(await sent(wrong)).not.toBe(0);
      const cut = send();
      // While the new script is on its way.
      while (readdirSync(path.join(there, '_next/static')).length < 2) {
        expect(cut.exitCode).toBe(null);
        await setImmediate();
      }
      // With its child processes.
      process.kill(-cut.pid!, 'SIGKILL');
      await once(cut, 'exit');
      expect(await served()).toBe('1');
      expect(read('public_html/version.json')).toContain('"1"');

      const second = send();
      while (second.exitCode === null) expect(['1', '2']).toContain(await served());
      expect(second.exitCode).toBe(0);
      const arrived = readdirSync(there, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(there, path.join(entry.parentPath, entry.name)));
      const now = ['.htaccess', '_next/static/2.js', 'about.html', 'index.html', page, picture];
      expect(arrived.sort()).toEqual(
        [...now, ...Object.keys(ofOthers), 'sw.js', 'version.json'].sort(),
      );
      expect(read(`public_html/${page}`)).toBe('2');
      expect(read('public_html/version.json')).toContain('"2"');
    } finally {
      await server.stop();
    }
  });
}
