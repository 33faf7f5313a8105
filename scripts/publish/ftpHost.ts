import { statSync } from 'node:fs';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { rootCertificates, type ConnectionOptions, type TLSSocket } from 'node:tls';
import { Client, FTPError } from 'basic-ftp';
import { TOO_MANY } from './failure';
import { NO_ENCRYPTION, persist, STAGING, type Host, type Target } from './host';

/** Each file costs several round trips: connections share them. */
const MAX_CONNECTIONS = 4;
/** Below that, another connection costs more than it saves. */
const MIN_SHARED = 10;

/** What servers answer if a file is missing, and for other reasons. */
const MISSING = [450, 550, 553];
/** What may succeed later: connections, transfers, busy files. */
const TEMPORARY = [421, 425, 426, 450, 451];

const isLost = (error: Error): boolean =>
  TOO_MANY.test(error.message) ||
  (error instanceof FTPError
    ? TEMPORARY.includes(error.code)
    : !/UPLOAD_|certificate|strategies.*data connection/.test(error.message));

/** A host with FTP over TLS. */
export function ftpHost(target: Target): Host {
  const { hostname: host, user, folder, password, certificate, timeoutMs, log } = target;
  const server = { host, port: Number(target.port) || 21 };
  let tlsOptions: ConnectionOptions | undefined;
  let limit = MAX_CONNECTIONS;
  let main: Client | undefined;
  let done = 0;

  const open = async (): Promise<Client> => {
    // A private address of PASV becomes the server's; TLS proves any other.
    const client = new Client(timeoutMs, { allowSeparateTransferHost: true });
    try {
      const secure = certificate !== NO_ENCRYPTION;
      if (secure) tlsOptions ??= certificate ? await pin(server, certificate, timeoutMs) : {};
      const secureOptions = { ...tlsOptions };
      await client.access({ ...server, user, password, secure, secureOptions });
      await client.cd(folder).catch((error: Error) => {
        throw isLost(error) ? error : new Error(`Dossier de UPLOAD_TO : ${error.message}`);
      });
      return client;
    } catch (error) {
      client.close();
      throw await withFingerprint(error as Error, server, timeoutMs);
    }
  };

  const run = <T>(work: (client: Client) => Promise<T>): Promise<T> =>
    persist(
      target,
      // A server that has never answered is a wrong one.
      (error) => isLost(error) && (Boolean(main) || TOO_MANY.test(error.message)),
      () => done,
      async () => {
        if (!main || main.closed) main = await open();
        try {
          return await work(main);
        } catch (error) {
          if (isLost(error as Error)) main.close();
          throw error;
        }
      },
    );

  /** Works through a list by one connection, and by more as long as the host allows them. */
  const share = <T>(items: Iterable<T>, work: (client: Client, item: T) => Promise<unknown>) => {
    const queue = [...items];
    const drain = async (client: Client) => {
      for (let item; (item = queue.shift()) !== undefined; done += 1) {
        try {
          await work(client, item);
        } catch (error) {
          if (isLost(error as Error)) queue.unshift(item);
          else queue.length = 0;
          throw error;
        }
      }
    };
    const help = async (count: number): Promise<void> => {
      if (count > limit || queue.length < MIN_SHARED) return;
      const client = await open().catch(() => undefined);
      if (!client) return void (limit = count - 1);
      try {
        await settle([drain(client), help(count + 1)]);
      } catch (error) {
        limit = count - 1;
        if (!isLost(error as Error)) throw error;
      } finally {
        client.close();
      }
    };
    return run((client) => settle([drain(client), help(2)]));
  };

  const folders = new Set(['.']);
  const makeFolder = async (client: Client, name: string): Promise<void> => {
    if (folders.has(name)) return;
    await makeFolder(client, path.posix.dirname(name));
    // It may exist.
    await client.sendIgnoringError(`MKD ${name}`);
    folders.add(name);
  };

  const put = (client: Client, name: string, file: string) => {
    const staged = `${STAGING}/${name}`;
    return client.rename(staged, file).catch(async (error: Error) => {
      if (isLost(error)) throw error;
      // An earlier try has moved it, and its answer was lost.
      if (!(await exists(client, staged))) return;
      // The host does not replace files.
      await client.remove(file, true);
      await client.rename(staged, file);
    });
  };

  return {
    read: (file) =>
      run(async (client) => {
        const content = new PassThrough();
        const found = text(content);
        found.catch(() => {});
        try {
          await client.downloadTo(content, file);
          return await found;
        } catch (error) {
          const isMissing = error instanceof FTPError && MISSING.includes(error.code);
          if (!isMissing || (await exists(client, file))) throw error;
          return undefined;
        }
      }),
    write: (file, content) =>
      run(async (client) => {
        await makeFolder(client, STAGING);
        await client.uploadFrom(Readable.from(Buffer.from(content)), `${STAGING}/${file}`);
        await put(client, file, file);
      }),
    stage: async (files) => {
      const there = await run(async (client) => {
        await makeFolder(client, STAGING);
        const list = await client.list(STAGING);
        return new Set(list.map(({ name, size }) => `${name} ${size}`));
      });
      const missing = [...files].filter(([name, it]) => !there.has(`${name} ${statSync(it).size}`));
      const start = done;
      let reported = Date.now();
      log(`Fichiers à envoyer : ${missing.length}.`);
      await share(missing, async (client, [name, file]) => {
        await client.uploadFrom(file, `${STAGING}/${name}`);
        if (Date.now() - reported < timeoutMs / 3) return;
        reported = Date.now();
        log(`Fichiers envoyés : ${done - start} sur ${missing.length}.`);
      });
    },
    place: async (files) => {
      await run(async (client) => {
        for (const file of files.values()) await makeFolder(client, path.posix.dirname(file));
      });
      await share(files, (client, [name, file]) => put(client, name, file));
    },
    remove: (files) =>
      share(files, async (client, file) => {
        const response = await client.remove(file, true);
        if (response.code >= 400 && (await exists(client, file))) throw new FTPError(response);
      }),
    clean: () =>
      run(async (client) => {
        if (folders.delete(STAGING)) await client.removeDir(STAGING);
      }),
    close: () => main?.close(),
  };
}

/** Waits for all of them. @throws The first error. */
async function settle(work: Promise<void>[]): Promise<void> {
  for (const result of await Promise.allSettled(work)) {
    if (result.status === 'rejected') throw result.reason;
  }
}

const exists = (client: Client, file: string): Promise<boolean> =>
  client.size(file).then(
    () => true,
    (error: unknown) => {
      if (error instanceof FTPError && error.code !== 421) return false;
      throw error;
    },
  );

type Server = { host: string; port: number };

/** The server's certificate, whoever has signed it. */
async function getCertificate({ host, port }: Server, timeoutMs: number) {
  const client = new Client(timeoutMs);
  try {
    await client.connect(host, port);
    await client.useTLS({ host, rejectUnauthorized: false });
    return (client.ftp.socket as TLSSocket).getPeerX509Certificate()!;
  } finally {
    client.close();
  }
}

const setting = (fingerprint: string) => `UPLOAD_CERTIFICATE='${fingerprint}'`;

/** Names the certificate that was refused. */
async function withFingerprint(error: NodeJS.ErrnoException, server: Server, timeoutMs: number) {
  const isUnknown = /SIGNED|UNABLE_TO|ALTNAME/.test(error.code ?? '');
  if (!isUnknown) return error;
  const { fingerprint256 } = await getCertificate(server, timeoutMs);
  return new Error(`FTP : ${error.message}\n${setting(fingerprint256)}`);
}

/** TLS options that accept one certificate, under any name, and no other. */
async function pin(server: Server, certificate: string, timeoutMs: number) {
  const found = await getCertificate(server, timeoutMs);
  const digits = (fingerprint: string) =>
    fingerprint.replace(/^sha256|[^\da-f]/gi, '').toUpperCase();
  if (digits(found.fingerprint256) !== digits(certificate)) {
    const words = 'FTP : le certificat du serveur n’est plus celui des réglages.';
    throw new Error(`${words}\n${setting(found.fingerprint256)}`);
  }
  const ca = [...rootCertificates, found.toString()];
  return { ca, allowPartialTrustChain: true, checkServerIdentity: () => undefined };
}
