/**
 * Hosts of a test's own, on this machine: OpenSSH with rsync, and vsftpd with TLS. They are slow,
 * so that a test can come between.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFtpServer, findSshServer } from '@/scripts/checks/install/tools';
import { ftpHost } from './ftp';
import type { Host } from './host';
import { sshHost } from './ssh';

export interface TestHost {
  /** Folder of the site at the host. */
  folder: string;
  host: Host;
  /** Cuts every connection, and lets none come. */
  cut: () => Promise<void>;
  /** Lets them come again. */
  mend: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Bytes that a connection lets through in a second. */
const RATE = 400_000;

/** Starts OpenSSH over a folder, for the account that this runs as. */
export async function startSsh(root: string): Promise<TestHost> {
  const [hostKey, accountKey] = [path.join(root, 'host'), path.join(root, 'account')];
  for (const key of [hostKey, accountKey]) {
    run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
  }
  const port = await freePort();
  await writeFile(
    path.join(root, 'sshd_config'),
    `Port ${port}
ListenAddress 127.0.0.1
HostKey ${hostKey}
AuthorizedKeysFile ${accountKey}.pub
PidFile none
StrictModes no
UsePAM no
PasswordAuthentication no
`,
  );
  // Root needs it. Its package makes it at each start of a machine, which a container has none of.
  if (process.getuid?.() === 0) await mkdir('/run/sshd', { recursive: true });
  const server = start(findSshServer(), ['-D', '-e', '-f', path.join(root, 'sshd_config')]);
  await listening(port);
  // Its sessions leave the server's group: between it and the account stands what can be cut.
  const door = await openDoor(port);
  const known = await readFile(`${hostKey}.pub`, 'utf8');
  const folder = await siteFolder(root);
  const destination = { kind: 'ssh', user: userInfo().username, host: 'localhost' } as const;
  const keys = {
    key: await readFile(accountKey, 'utf8'),
    hostKey: `[localhost]:${door.port} ${known}`,
  };
  return {
    folder,
    host: sshHost({ ...destination, port: String(door.port), folder }, keys),
    cut: async () => door.cut(),
    mend: async () => door.mend(),
    stop: async () => {
      door.stop();
      await server.stop();
    },
  };
}

/** Starts vsftpd over a folder. It leaves hidden files out of its lists, as many do. */
export async function startFtp(root: string): Promise<TestHost> {
  const [key, certificate] = [path.join(root, 'key.pem'), path.join(root, 'certificate.pem')];
  run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
    ...['-keyout', key, '-out', certificate, '-days', '2', '-subj', '/CN=localhost'],
    ...['-addext', 'subjectAltName=DNS:localhost'],
  ]);
  // In the place of an authority that everybody knows.
  await writeFile(path.join(root, 'rc'), `set ssl:ca-file ${certificate}\n`);
  process.env.LFTP_HOME = root;
  const port = await freePort();
  await writeFile(
    path.join(root, 'vsftpd.conf'),
    `listen=YES
listen_ipv6=NO
listen_address=127.0.0.1
listen_port=${port}
background=NO
run_as_launching_user=YES
seccomp_sandbox=NO
anonymous_enable=YES
anon_root=${root}
anon_max_rate=${RATE}
anon_umask=022
file_open_mode=0666
write_enable=YES
anon_upload_enable=YES
anon_mkdir_write_enable=YES
anon_other_write_enable=YES
anon_world_readable_only=NO
ssl_enable=YES
allow_anon_ssl=YES
force_anon_logins_ssl=YES
force_anon_data_ssl=YES
rsa_cert_file=${certificate}
rsa_private_key_file=${key}
`,
  );
  const open = async () => {
    const server = start(findFtpServer(), [path.join(root, 'vsftpd.conf')]);
    await listening(port);
    return server;
  };
  let server = await open();
  const folder = await siteFolder(root);
  const destination = { kind: 'ftp', user: 'anonymous', host: 'localhost' } as const;
  return {
    folder,
    host: ftpHost(
      { ...destination, port: String(port), folder: path.basename(folder) },
      'a password',
      { tries: 2 },
    ),
    cut: () => server.stop(),
    mend: async () => {
      server = await open();
    },
    stop: () => server.stop(),
  };
}

/** The site's folder, in which others have something as well. */
async function siteFolder(root: string): Promise<string> {
  const folder = path.join(root, 'public_html');
  for (const [file, text] of Object.entries(OF_OTHERS)) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return folder;
}

/** What a host has in the folder of a site, and what nobody is to touch. */
export const OF_OTHERS = {
  '.well-known/acme-challenge/token': 'TOKEN',
  'cgi-bin/hit.cgi': 'HIT',
  'autre-site.cm/index.html': 'AUTRE',
};

/** Starts a program that is stopped with all that it has started. */
function start(program: string | undefined, args: string[]) {
  if (!program) throw new Error('This host has no program.');
  const child = spawn(program, args, { detached: true, stdio: 'ignore' });
  const exit = once(child, 'exit');
  return {
    stop: async () => {
      if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
      await exit;
    },
  };
}

/** A way to a port of this machine, slow, and open until it is cut. */
async function openDoor(port: number) {
  const sockets = new Set<Socket>();
  let isOpen = true;
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (part: Buffer) => {
      to.write(part);
      from.pause();
      void setTimeout((part.length / RATE) * 1000).then(() => from.resume());
    });
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  };
  const server = createServer((inside) => {
    if (!isOpen) return void inside.destroy();
    const outside = connect(port, '127.0.0.1');
    pass(inside, outside);
    pass(outside, inside);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const cut = () => {
    isOpen = false;
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    port: (server.address() as { port: number }).port,
    cut,
    mend: () => {
      isOpen = true;
    },
    stop: () => {
      cut();
      server.close();
    },
  };
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const [answer] = await Promise.race([
      once(socket, 'connect').then(() => ['open']),
      once(socket, 'error').catch(() => ['shut']),
    ]).catch(() => ['shut']);
    socket.destroy();
    if (answer === 'open') return;
    await setTimeout(20);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

function run(program: string, args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}
