import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import type { Access } from '@/scripts/publish/host';
import { hostAt } from '@/scripts/publish/hosts';
import { upload } from '@/scripts/publish/upload';
import { startProgram } from './programs';

/** The upload of an export to real servers: OpenSSH, and vsftpd with TLS. */

let root: string;
test.beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'upload-'));
  chmodSync(root, 0o755);
});
test.afterEach(() => rm(root, { recursive: true, force: true, maxRetries: 5 }));

const read = (name: string) => readFile(path.join(root, name), 'utf8');

function run(program: string, ...args: string[]): void {
  expect(spawnSync(program, args).status, program).toBe(0);
}

const SERVERS = {
  SSH: async () => {
    for (const key of ['host', 'account']) {
      run('ssh-keygen', '-q', '-t', 'ed25519', '-N', '', '-f', path.join(root, key));
    }
    // sshd needs it as root; containers don't run Debian's boot scripts.
    if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
    const server = await startProgram('sshd', { root });
    const address = `ssh://${userInfo().username}@localhost:${server.port}/${root}/public_html`;
    const key = await read('account');
    const hostKey = `[localhost]:${server.port} ${await read('host.pub')}`;
    const other = `[localhost]:${server.port} ${await read('account.pub')}`;
    return { server, address, access: { key, hostKey }, wrong: { key, hostKey: other } };
  },
  'FTP over TLS': async () => {
    run(
      'openssl',
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
      ...['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', path.join(root, 'key.pem'), '-out', path.join(root, 'certificate.pem')],
    );
    const server = await startProgram('vsftpd', { root });
    const address = `ftp://anonymous@localhost:${server.port}/public_html`;
    const { fingerprint256 } = new X509Certificate(await read('certificate.pem'));
    const access = { password: 'any', certificate: fingerprint256 };
    return { server, address, access, wrong: { password: 'any' } };
  },
};

for (const [name, open] of Object.entries(SERVERS)) {
  test(`syncs changes and removals by ${name}`, async () => {
    const [out, there] = [path.join(root, 'out'), path.join(root, 'public_html')];
    const writeFiles = (folder: string, files: Record<string, string>) =>
      Promise.all(
        Object.entries(files).map(async ([file, text]) => {
          mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
          await writeFile(path.join(folder, file), text);
        }),
      );
    const ofOthers = { '.well-known/acme-challenge/token': 'TOKEN' };
    await writeFiles(there, ofOthers);
    const { server, address, access, wrong } = await open();
    const publish = async (
      version: string,
      files: Record<string, string>,
      options: Partial<Access> = access,
    ) => {
      await rm(out, { recursive: true, force: true });
      await writeFiles(out, { 'version.json': `{"commit":"${version}"}`, ...files });
      const temporary = await mkdtemp(path.join(root, 'temporary-'));
      const host = hostAt(address, { temporary, ...options });
      return upload(out, host, '2026-12-01').finally(host.close);
    };
    try {
      const page = 'blogDetails/1/__next.blogDetails.$d$id.__PAGE__.txt';
      const picture = 'Plan d’accès été.png';
      const first = {
        '_next/static/chunks/1.js': '// 1',
        '.htaccess': '# 1',
        [page]: '1',
        [picture]: 'PLAN',
      };
      await publish('1', { ...first, 'blogDetails/2.html': '1' });
      expect(await publish('2', { '.htaccess': '# 2', [page]: '2', [picture]: 'PLAN' })).toEqual({
        sent: 3,
        deleted: 1,
      });
      const arrived = await readdir(there, { recursive: true });
      const wanted = [...Object.keys({ ...first, ...ofOthers }), 'version.json'];
      expect(arrived).toEqual(expect.arrayContaining(wanted));
      expect(arrived).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/blogDetails\/2|publication/)]),
      );
      expect(await read('public_html/.htaccess')).toBe('# 2');
      expect(await read(`public_html/${page}`)).toBe('2');

      await expect(publish('3', {}, wrong)).rejects.toThrow(
        /UPLOAD_HOST_KEY|UPLOAD_CERTIFICATE='\w\w:/,
      );
      await rm(there, { recursive: true });
      await expect(publish('3', {})).rejects.toThrow('Le dossier que nomme UPLOAD_TO');
    } finally {
      await server.stop();
    }
  });
}
