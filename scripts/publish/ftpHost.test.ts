import { rm } from 'node:fs/promises';
import { expect, test as base } from 'playwright/test';
import { writeFiles } from '@/scripts/folderTesting';
import { failure } from './failure';
import { startFaultyFtp, type Faults, type FaultyFtp } from './ftpTesting';
import { hostAt } from './hosts';
import { RECORD_FILE, upload } from './upload';

type Site = Record<string, string>;

/** As many small files as the real site has. */
const getSite = (version: string, articles = 200): Site => ({
  ...Object.fromEntries(
    Array.from({ length: articles }, (_, id) => [
      [`blogDetails/${id}.html`, `${version} ${id}`],
      [`blogDetails/${id}/__next.$d$id.txt`, `payload ${version}`],
      [`icons/${id}.svg`, `icon ${id}`],
    ]).flat(),
  ),
  '.htaccess': version,
  'index.html': version,
  'Plan d’accès été.pdf': 'plan',
  'version.json': `{"commit":"${version}"}`,
});
const OF_OTHERS = { '/.well-known/token': 'TOKEN', '/cgi-bin/hit.cgi': 'HIT' };

interface Run {
  ftp: FaultyFtp;
  lines: string[];
  publish: (site: Site, settings?: { password?: string; folder?: string }) => Promise<unknown>;
  /** What the host has, without the record and what others put there. */
  online: () => Site;
}
const test = base.extend<{ open: (faults: Faults, host?: string) => Promise<Run> }>({
  open: async ({}, provide) => {
    const out = base.info().outputPath('out');
    const servers: FaultyFtp[] = [];
    await provide(async (faults, host = '127.0.0.1') => {
      const ftp = await startFaultyFtp(faults, host);
      servers.push(ftp);
      for (const [file, text] of Object.entries(OF_OTHERS)) ftp.files.set(file, Buffer.from(text));
      const lines: string[] = [];
      const publish: Run['publish'] = async (site, { password = 'right', folder = '' } = {}) => {
        await rm(out, { recursive: true, force: true });
        await writeFiles(out, site);
        const log = (line: string) => lines.push(line);
        const access = {
          temporary: base.info().outputDir,
          password,
          certificate: 'aucun',
          timeoutMs: 600,
          log,
        };
        const target = hostAt(`ftp://site@${host}:${ftp.port}/${folder}`, access);
        await upload(out, target, '2026-12-01').finally(target.close);
      };
      const online = () => {
        const entries = [...ftp.files].map(([name, it]) => [name.slice(1), it.toString()]);
        const own = entries.filter(([name]) => name !== RECORD_FILE && !(`/${name}` in OF_OTHERS));
        return Object.fromEntries(own);
      };
      return { ftp, lines, publish, online };
    });
    for (const ftp of servers) await ftp.stop();
  },
});

/** Publishes until it succeeds. */
async function runsNeeded({ ftp, publish, online }: Run, site: Site): Promise<number> {
  for (let runs = 1; ; runs += 1) {
    const isDone = await publish(site).then(
      () => true,
      (error: Error) =>
        expect(error.message).toMatch(/^Pas publié\. .*\nLe site en ligne est resté/),
    );
    if (isDone === true) {
      expect(online()).toEqual(site);
      for (const [file, text] of Object.entries(OF_OTHERS))
        expect(ftp.files.get(file)?.toString()).toBe(text);
      return runs;
    }
    ftp.repair();
    expect(runs).toBeLessThan(5);
  }
}

const HOSTS: Record<string, Faults> = {
  'in order': {},
  'with one connection': { connections: 1, missing: 450, renameStatus: 550 },
  'with two connections': { connections: 2, missing: 553, renameStatus: 553 },
  'that cuts after 250 uploads': { connections: 3, cutAfter: 250 },
  'that is down after 250 uploads': { cutAfter: 250, staysDown: true, hangAt: 30 },
};
for (const [name, faults] of Object.entries(HOSTS)) {
  test(`publishes to a host ${name}`, async ({ open }) => {
    const run = await open(faults);
    const articles = faults.cutAfter ? 200 : 30;
    const site = getSite('1', articles);
    expect(await runsNeeded(run, site)).toBeLessThanOrEqual(faults.staysDown ? 3 : 1);
    const { count } = run.ftp;
    // Nothing but what was under way is sent twice; the rest are records.
    expect(count.uploads).toBeLessThan(Object.keys(site).length + 40);
    expect(count.peak).toBe(Math.min(faults.connections ?? 4, 4));
    // An update deletes as well, and sends only changes.
    count.uploads = 0;
    expect(await runsNeeded(run, { ...getSite('1', articles - 10), 'index.html': 'new' })).toBe(1);
    expect(count.uploads).toBeLessThan(15);
  });
}

test('a private address of PASV becomes the server’s', async ({ open }) => {
  // basic-ftp 6.2.6 takes 127.0.0.1 for private as well; only Linux has other loopback addresses.
  test.skip(process.platform !== 'linux');
  const { publish, online } = await open({ passiveAddress: '192.168.77.77' }, '127.0.0.2');
  await publish(getSite('1', 3));
  expect(online()).toEqual(getSite('1', 3));
});

test('a full disk is cleaned up, and named', async ({ open }) => {
  const { ftp, publish, online } = await open({});
  await publish(getSite('1', 20));
  ftp.faults.capacity = [...ftp.files.values()].reduce((sum, value) => sum + value.length, 1000);
  const before = online();
  await expect(publish(getSite('second', 100))).rejects.toThrow('n’a plus de place');
  expect(online()).toEqual(before);
  ftp.faults.capacity = Infinity;
  await publish(getSite('second', 100));
  expect(online()).toEqual(getSite('second', 100));
});

test('a self-signed certificate is explained in the first line', () => {
  const [first] = failure(
    "FTP : self-signed certificate\nUPLOAD_CERTIFICATE='AB:42'",
  ).message.split('\n');
  expect(first).toMatch(/^Pas publié\. .* son certificat ne vient pas d’une autorité/);
});

test('each failure says what to do', async ({ open }) => {
  const { ftp, publish, online } = await open({});
  const site = getSite('1', 3);
  await expect(publish(site, { password: 'wrong' })).rejects.toThrow('UPLOAD_PASSWORD');
  await expect(publish(site, { folder: 'absent' })).rejects.toThrow('n’existe pas chez l’héberg');
  await publish(site);
  ftp.faults.isLocked = true;
  await expect(publish(getSite('1', 2))).rejects.toThrow('refuse d’écrire, de renommer ou de supp');
  ftp.faults.isLocked = false;
  await publish(getSite('1', 2));
  expect(online()).toEqual(getSite('1', 2));
  ftp.faults.connections = 0;
  await expect(publish(site)).rejects.toThrow('une connexion de plus');
  await ftp.stop();
  await expect(publish(site)).rejects.toThrow('Le serveur ne répond pas');
});
