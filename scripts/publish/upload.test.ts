import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test as base } from 'playwright/test';
import { missingTools } from '@/scripts/checks/install/prepare';
import { findFtpServer, findSshServer, FTP_TOOLS, SSH_TOOLS } from '@/scripts/checks/install/tools';
import { freePort, listen } from '@/scripts/local/serve';
import { ftpHost } from './ftp';
import type { Host } from './host';
import { RECORD_FILE } from './plan';
import { sshHost } from './ssh';
import { adviceOn, expectOnline, upload } from './upload';

type Site = Record<string, string>;

/** A site as the build writes it, in small. Each version names a script of its own. */
const siteOf = (version: string, articles: number): Site => ({
  '.htaccess': `# ${version}`,
  '_next/static/.htaccess': '# forever',
  [`_next/static/chunks/${version}.js`]: `// ${version}`,
  'index.html': version,
  'version.json': `{"version":"1.0.0","commit":"${version}"}`,
  ...Object.fromEntries(
    Array.from({ length: articles }, (_, number) => [
      [`blogDetails/${number}.html`, version],
      [`blogDetails/${number}/__next.blogDetails.$d$id.__PAGE__.txt`, version],
    ]).flat(),
  ),
});

const BEFORE = siteOf('before', 3);
const AFTER = siteOf('after', 2);
/** What a host has in the folder of a site, and what nobody is to touch. */
const OF_OTHERS = { '.well-known/acme-challenge/token': 'TOKEN', 'cgi-bin/hit.cgi': 'HIT' };
/** Pages that are still open ask for the old script. */
const PUBLISHED = {
  ...{ ...AFTER, ...OF_OTHERS },
  '_next/static/chunks/before.js': BEFORE['_next/static/chunks/before.js'],
};

async function lay(directory: string, site: Site): Promise<string> {
  await rm(directory, { recursive: true, force: true });
  for (const [file, text] of Object.entries(site)) {
    await mkdir(path.join(directory, path.dirname(file)), { recursive: true });
    await writeFile(path.join(directory, file), text);
  }
  return directory;
}

const test = base.extend<{ root: string; publish: (site: Site, host: Host) => Promise<void> }>({
  root: async ({}, provide) => {
    const root = await mkdtemp(path.join(tmpdir(), 'host-'));
    await provide(root);
    await rm(root, { recursive: true, force: true, maxRetries: 5 });
  },
  publish: async ({ root }, provide) =>
    provide(async (site, host) =>
      upload(await lay(path.join(root, 'out'), site), host, '2026-12-01', () => {}),
    ),
});

for (const { what, next } of [
  { what: 'goes on', next: AFTER },
  { what: 'goes back', next: BEFORE },
]) {
  test(`cut at any of its steps it leaves a whole site, and ${what}`, async ({ publish }) => {
    for (let steps = 1, isCut = true; isCut; steps += 1) {
      const there = new Map(Object.entries(OF_OTHERS));
      let rest = Infinity;
      const step = () => {
        rest -= 1;
        if (rest < 0) throw new Error('cut');
      };
      const host: Host = {
        fetch: async (file, into) => {
          const text = there.get(file);
          if (text !== undefined) await writeFile(path.join(into, file), text);
        },
        send: async (from, files) => {
          step();
          for (const file of files) there.set(file, await readFile(path.join(from, file), 'utf8'));
        },
        remove: async (files) => {
          step();
          for (const file of files) there.delete(file);
        },
      };
      await publish(BEFORE, host);
      rest = steps;
      isCut = await publish(AFTER, host).then(
        () => false,
        () => true,
      );
      const version = there.get('index.html') ?? '';
      expect(there.has(`_next/static/chunks/${version}.js`), `after ${steps}`).toBe(true);
      expect(there.get('blogDetails/1.html'), `after ${steps}`).toBe(version);
      if (there.get('version.json')?.includes('after')) expect(version).toBe('after');
      rest = Infinity;
      await publish(next, host);
      expect(Object.fromEntries(there), `after ${steps}`).toMatchObject(next);
      await publish(AFTER, host);
      there.delete(RECORD_FILE);
      expect(Object.fromEntries(there)).toEqual(PUBLISHED);
    }
  });
}

test('an export that is not finished is not sent', async ({ publish }) => {
  const unfinished = Object.fromEntries(
    Object.entries(AFTER).filter(([file]) => file !== 'version.json'),
  ) as Site;
  const asked: string[] = [];
  const ask = (files: string | readonly string[]) => Promise.resolve(void asked.push(`${files}`));
  const host: Host = { fetch: ask, send: (_, files) => ask(files), remove: ask };
  await expect(publish(unfinished, host)).rejects.toThrow('ne contient pas de site terminé');
  expect(asked).toEqual([]);
});

/** Starts OpenSSH for the account that this runs as, over a folder of its own. */
async function startSsh(root: string, port: number): Promise<[Server, Host]> {
  const [hostKey, accountKey] = [path.join(root, 'host'), path.join(root, 'account')];
  for (const key of [hostKey, accountKey]) {
    run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
  }
  const settings = path.join(root, 'sshd_config');
  await writeFile(
    settings,
    `Port ${port}
ListenAddress 127.0.0.1
HostKey ${hostKey}
AuthorizedKeysFile ${accountKey}.pub
PidFile none
StrictModes no
UsePAM no
`,
  );
  // Root needs it. Its package makes it at each start of a machine, which a container has none of.
  if (process.getuid?.() === 0) await mkdir('/run/sshd', { recursive: true });
  const key = await readFile(accountKey, 'utf8');
  const known = `[localhost]:${port} ${await readFile(`${hostKey}.pub`, 'utf8')}`;
  const place = { host: 'localhost', port: String(port), folder: path.join(root, 'public_html') };
  return [
    await start(findSshServer(), ['-D', '-f', settings], port),
    sshHost({ kind: 'ssh', user: userInfo().username, ...place }, key, known),
  ];
}

/** Starts vsftpd over a folder. It leaves hidden files out of its lists, as many do. */
async function startFtp(root: string, port: number): Promise<[Server, Host]> {
  const [key, certificate] = [path.join(root, 'key.pem'), path.join(root, 'certificate.pem')];
  run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
    ...['-keyout', key, '-out', certificate, '-days', '2', '-subj', '/CN=localhost'],
    ...['-addext', 'subjectAltName=DNS:localhost'],
  ]);
  // In the place of an authority that everybody knows.
  await writeFile(path.join(root, 'rc'), `set ssl:ca-file ${certificate}\n`);
  process.env.LFTP_HOME = root;
  const settings = path.join(root, 'vsftpd.conf');
  const allowed = [
    ...['listen', 'run_as_launching_user', 'anonymous_enable', 'write_enable', 'ssl_enable'],
    ...['anon_upload_enable', 'anon_mkdir_write_enable', 'anon_other_write_enable'],
    ...['allow_anon_ssl', 'force_anon_logins_ssl', 'force_anon_data_ssl'],
  ];
  await writeFile(
    settings,
    `${allowed.map((name) => `${name}=YES`).join('\n')}
listen_ipv6=NO
listen_address=127.0.0.1
listen_port=${port}
background=NO
seccomp_sandbox=NO
anon_root=${root}
anon_umask=022
file_open_mode=0666
anon_world_readable_only=NO
rsa_cert_file=${certificate}
rsa_private_key_file=${key}
`,
  );
  const place = { host: 'localhost', port: String(port), folder: 'public_html' };
  return [
    await start(findFtpServer(), [settings], port),
    ftpHost({ kind: 'ftp', user: 'anonymous', ...place }, 'a password'),
  ];
}

interface Server {
  stop: () => Promise<void>;
}

/** Starts a program, waits until it listens, and stops it with all that it has started. */
async function start(program = '', args: string[], port: number): Promise<Server> {
  const child = spawn(program, args, { detached: true, stdio: 'ignore' });
  const exit = once(child, 'exit');
  for (let isOpen = false; !isOpen;) {
    const socket = connect(port, '127.0.0.1');
    isOpen = await once(socket, 'connect').then(
      () => true,
      () => setTimeout(20, false),
    );
    socket.destroy();
  }
  return {
    stop: async () => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      await exit;
    },
  };
}

function run(program: string, args: string[]): void {
  expect(spawnSync(program, args).status, program).toBe(0);
}

async function filesIn(directory: string): Promise<Site> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return [path.relative(directory, file), await readFile(file, 'utf8')] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

for (const { name, tools, open } of [
  { name: 'SSH', tools: SSH_TOOLS, open: startSsh },
  { name: 'FTP over TLS', tools: FTP_TOOLS, open: startFtp },
]) {
  test(`by ${name}: what is new arrives, what is no more goes, all else stays`, async ({
    root,
    publish,
  }) => {
    const missing = missingTools(tools);
    test.skip(Boolean(missing), missing);
    const folder = await lay(path.join(root, 'public_html'), OF_OTHERS);
    const [server, host] = await open(root, await freePort());
    try {
      await publish(BEFORE, host);
      const { [RECORD_FILE]: record, ...files } = await filesIn(folder);
      expect(record).toContain('index.html');
      expect(files).toEqual({ ...BEFORE, ...OF_OTHERS });
      await publish(AFTER, host);
      expect(await filesIn(folder)).toEqual({ ...PUBLISHED, [RECORD_FILE]: expect.anything() });
      await rm(folder, { recursive: true });
      const failure = (await publish(AFTER, host).catch((error: unknown) => error)) as Error;
      expect(adviceOn(failure.message)).toContain('Le dossier que nomme UPLOAD_TO');
    } finally {
      await server.stop();
    }
  });
}

test('what was sent into the folder of another site is noticed', async () => {
  const site = createServer((_, res) => res.end('{"version":"1.0.0","commit":"sent"}'));
  const address = `http://localhost:${await listen(site, 0)}`;
  await expectOnline(address, 'sent');
  await expect(expectOnline(address, 'another')).rejects.toThrow('ne dit pas la version envoyée');
  site.close().closeAllConnections();
});
