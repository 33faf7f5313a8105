/** An FTP server in memory, with the faults that rented hosts have. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';

export interface Faults {
  /** More connections than this get a 421. */
  connections?: number;
  /** Closes all connections after so many uploads, in the middle of one. */
  cutAfter?: number;
  /** After a cut no connection is accepted. */
  staysDown?: boolean;
  /** A renamed file does not replace another: its code. */
  renameStatus?: number;
  /** In bytes. More of them get a 552. */
  capacity?: number;
  /** What PASV announces; there is no EPSV then. */
  passiveAddress?: string;
  /** The code for a file that is missing: 550 by default. */
  missing?: number;
  /** This upload is never answered. */
  hangAt?: number;
  /** No file can be deleted. */
  isLocked?: boolean;
}

export interface FaultyFtp {
  port: number;
  files: Map<string, Buffer>;
  faults: Faults;
  /** `peak` is the largest number of connections at once. */
  count: { uploads: number; peak: number };
  /** It accepts connections again. */
  repair: () => void;
  stop: () => Promise<void>;
}

/** @param host The local address that it listens at. */
export async function startFaultyFtp(faults: Faults, host = '127.0.0.1'): Promise<FaultyFtp> {
  const files = new Map<string, Buffer>();
  const folders = new Set(['/']);
  const count = { uploads: 0, peak: 0 };
  const open = new Set<Socket>();
  let isDown = false;
  let untilCut = faults.cutAfter ?? Infinity;

  const serve = async (control: Socket) => {
    const reply = (code: number, text = 'ok') => control.write(`${code} ${text}\r\n`);
    if (isDown) return control.destroy();
    if (open.size >= (faults.connections ?? Infinity)) {
      return control.resume().end('421 Too many connections from this address\r\n');
    }
    control.setNoDelay();
    open.add(control.once('close', () => open.delete(control)));
    count.peak = Math.max(count.peak, open.size);
    let folder = '/';
    let renamed = '';
    let connected: Promise<Socket> | undefined;
    const missing = () => reply(faults.missing ?? 550, 'Not available');
    const listen = async () => {
      const passive = createServer().listen(0, host);
      await once(passive, 'listening');
      connected = once(passive, 'connection').then(([data]: Socket[]) => {
        passive.close();
        return data!.on('error', () => {});
      });
      return (passive.address() as AddressInfo).port;
    };
    /** The data connection, between its two replies. */
    const transfer = async (work: (data: Socket) => unknown) => {
      reply(150);
      if ((await work((await connected)!)) !== false) reply(226);
    };
    const receive = async (data: Socket, file: string) => {
      count.uploads += 1;
      untilCut -= 1;
      if (count.uploads === faults.hangAt) return false;
      const isCut = untilCut === 0;
      const content = await buffer(data);
      const used = [...files].reduce((sum, [name, it]) => sum + (name === file ? 0 : it.length), 0);
      const space = (faults.capacity ?? Infinity) - used;
      const size = isCut ? content.length >> 1 : Math.min(space, content.length);
      files.set(file, content.subarray(0, size));
      if (isCut) {
        untilCut = faults.cutAfter!;
        isDown = faults.staysDown ?? false;
        for (const it of open) it.destroy();
      } else if (size < content.length) reply(552, 'Quota exceeded');
      return size === content.length;
    };
    const inFolder = (file: string) => folders.has(path.posix.dirname(file));
    const commands: Record<string, (file: string, content?: Buffer) => unknown> = {
      USER: () => reply(331),
      PASS: (file) => reply(file.endsWith('wrong') ? 530 : 230, 'Login'),
      CWD: (file) => (folders.has(file) ? reply(250, (folder = file)) : missing()),
      CDUP: () => reply(250, (folder = path.posix.dirname(folder))),
      PWD: () => reply(257, `"${folder}"`),
      MKD: (file) => {
        if (folders.has(file) || !inFolder(file)) return reply(550);
        folders.add(file);
        return reply(257, `"${file}"`);
      },
      RMD: (file) => reply(folders.delete(file) ? 250 : 550),
      EPSV: async () =>
        faults.passiveAddress ? reply(500) : reply(229, `(|||${await listen()}|)`),
      PASV: async () => {
        const port = await listen();
        reply(227, `(${faults.passiveAddress?.replaceAll('.', ',')},${port >> 8},${port & 255})`);
      },
      LIST: (file) => {
        const list = [...files].filter(([it]) => path.posix.dirname(it) === file);
        const lines = list.map(
          ([it, { length }]) => `-rw-r--r-- 1 a a ${length} Jan 1 00:00 ${path.posix.basename(it)}`,
        );
        return transfer((data) => data.end(lines.join('\r\n')));
      },
      RETR: (_, content) => (content ? transfer((data) => data.end(content)) : missing()),
      SIZE: (_, content) => (content ? reply(213, String(content.length)) : missing()),
      DELE: (file) => {
        if (faults.isLocked) return reply(550, 'Permission denied');
        return files.delete(file) ? reply(250) : missing();
      },
      RNFR: (file, content) => (content ? reply(350, (renamed = file)) : missing()),
      RNTO: (file, content) => {
        if (content && faults.renameStatus) return reply(faults.renameStatus, 'File exists');
        if (!inFolder(file)) return reply(553);
        files.set(file, files.get(renamed)!);
        files.delete(renamed);
        return reply(250);
      },
      STOR: (file) => (inFolder(file) ? transfer((data) => receive(data, file)) : reply(553)),
    };
    reply(220);
    for await (const line of createInterface(control)) {
      const [, command = '', name = ''] = /^(\S+) ?(?:-a ?)?(.*)$/.exec(line) ?? [];
      const file = path.posix.resolve(folder, name);
      await (commands[command] ?? (() => reply(200)))(file, files.get(file));
    }
    return control.end();
  };
  const server = createServer((control) => {
    control.on('error', () => {});
    serve(control).catch(() => {});
  }).listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    for (const it of open) it.destroy();
    if (server.listening) await once(server.close(), 'close');
  };
  const repair = () => void (isDown = false);
  return { port, files, faults, count, repair, stop };
}
