import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from 'playwright/test';
import { createEmailStandIn, localKeys } from './emailStandIn';
import type { EmailStandInOptions } from './emailStandIn';
import { ask } from './httpTesting';
import type { Question } from './httpTesting';
import { listen } from './serve';

const SEND = '/api/v1.0/email/send';
const START = Date.UTC(2026, 4, 4, 8, 30, 0, 7);

const params = {
  from_name: 'Awa Exemple',
  from_email: 'awa@exemple.com',
  reply_to: 'awa@exemple.com',
  phone: '+237600000009',
  date: '2026-05-11',
  time: '10:00',
  service: 'Consultation générale',
  message: 'Bonjour,\nje voudrais un rendez-vous.',
};

const body = {
  lib_version: '4.4.1',
  user_id: localKeys.publicKey,
  service_id: localKeys.serviceId,
  template_id: localKeys.templateId,
  template_params: params as Record<string, unknown>,
};

interface StandIn {
  port: number;
  outbox: string;
  lines: string[];
  clock: { time: number };
  /** Posts a body as a browser does; `changes` replace its parts. */
  send: (changes?: object, question?: Question) => ReturnType<typeof ask>;
  /** Texts of the stored messages, oldest first. */
  stored: () => Promise<string[]>;
}

const test = base.extend<{
  standIn: StandIn;
  settings: Partial<EmailStandInOptions>;
}>({
  settings: [{}, { option: true }],
  standIn: async ({ settings }, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
    const outbox = join(folder, 'outbox');
    const lines: string[] = [];
    const clock = { time: START };
    const handle = createEmailStandIn({
      outbox,
      keys: localKeys,
      now: () => clock.time,
      log: (line) => lines.push(line),
      ...settings,
    });
    const server = createServer((req, res) => {
      handle(req, res).then((handled) => {
        if (!handled) res.writeHead(418).end();
      });
    });
    const port = await listen(server, 0);
    const send: StandIn['send'] = (changes = {}, question = {}) =>
      ask(port, SEND, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:3000' },
        body: JSON.stringify({ ...body, ...changes }),
        ...question,
      });
    const stored = async () => {
      const names = await readdir(outbox).catch(() => []);
      return Promise.all(names.sort().map((name) => readFile(join(outbox, name), 'utf8')));
    };
    await provide({ port, outbox, lines, clock, send, stored });
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  },
});

test('a right request is answered OK, stored and logged', async ({ standIn }) => {
  const answer = await standIn.send();
  expect(answer.status).toBe(200);
  expect(answer.text).toBe('OK');
  expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  expect(answer.headers['access-control-allow-origin']).toBe('*');

  expect(await readdir(standIn.outbox)).toEqual(['2026-05-04T08-30-00-007Z-001.txt']);
  const [text] = await standIn.stored();
  expect(text?.split('\n')).toEqual([
    // Nine o'clock in Yaoundé, which is an hour ahead of the name's UTC.
    'Demande reçue le lundi 4 mai 2026 à 09:30:00 (heure de Yaoundé)',
    '',
    'Nom : Awa Exemple',
    'E-mail : awa@exemple.com',
    'Répondre à : awa@exemple.com',
    'Téléphone : +237600000009',
    'Type de service : Consultation générale',
    'Date souhaitée : 2026-05-11',
    'Heure souhaitée : 10:00',
    '',
    'Message :',
    '',
    'Bonjour,',
    'je voudrais un rendez-vous.',
    '',
  ]);
  expect(standIn.lines).toHaveLength(1);
  expect(standIn.lines[0]).toMatch(
    /^Demande reçue : Consultation générale → .*outbox\/2026-05-04T08-30-00-007Z-001\.txt$/,
  );
});

test('other texts travel too, and an empty phone is said', async ({ standIn }) => {
  const extra = { reference: 'R-12', requested_service: 'Nutrition', source: 'blog', count: 3 };
  await standIn.send({ template_params: { ...params, phone: '', ...extra } });
  const [text] = await standIn.stored();
  expect(text).toContain('\nRéférence : R-12\n');
  expect(text).toContain('\nService demandé : Nutrition\n');
  expect(text).toContain('\nAutre (source) : blog\n');
  expect(text).toContain('\nTéléphone : (non renseigné)\n');
  expect(text).not.toContain('count');
});

test('nothing that a visitor types starts a line or reaches the terminal', async ({ standIn }) => {
  const forged = 'Awa\r\nE-mail : faux@exemple.com\u2028Téléphone : 1\u001b[2J';
  const names = { 'x\nNom': 'a\nb', constructor: 'c', __proto__: 'd' };
  const message = 'Un\u001b[2J\r\nDeux';
  const changes = { ...params, from_name: forged, service: forged, message, ...names };
  const answer = await standIn.send({ template_params: changes });
  expect(answer.status).toBe(200);
  const [text = ''] = await standIn.stored();
  const lines = text.split(/[\n\r\u2028]/);
  expect(lines.filter((line) => line.startsWith('E-mail :'))).toEqual(['E-mail : awa@exemple.com']);
  expect(lines.filter((line) => line.startsWith('Nom :'))).toHaveLength(1);
  expect(lines).toContain('Autre (x Nom) : a b');
  expect(lines).toContain('Autre (constructor) : c');
  expect(text).toMatch(/\nMessage :\n\nUn \[2J\nDeux\n$/);
  expect(text + standIn.lines.join('')).not.toContain('\u001b');
  expect(standIn.lines[0]).not.toMatch(/[\n\r]/);
});

test('a parameter never becomes a path', async ({ standIn }) => {
  const path = '../../escaped';
  await standIn.send({ template_params: { ...params, from_name: path, reference: path } });
  expect(await readdir(standIn.outbox)).toHaveLength(1);
  expect(await readdir(join(standIn.outbox, '..'))).toEqual(['outbox']);
});

test('the preflight of another origin is allowed', async ({ standIn }) => {
  const answer = await standIn.send({}, { method: 'OPTIONS', body: undefined });
  expect(answer.status).toBe(204);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.headers['access-control-allow-methods']).toContain('POST');
  expect(answer.headers['access-control-allow-headers']).toContain('Content-Type');
});

const refusals: [string, object, number, RegExp][] = [
  ['no public key', { user_id: undefined }, 400, /Public Key is required/],
  ['another public key', { user_id: 'autre' }, 403, /Public Key is refused/],
  ['no service ID', { service_id: '' }, 400, /service ID is required/],
  ['another service ID', { service_id: 'autre' }, 400, /service ID was not found/],
  ['no template ID', { template_id: 7 }, 400, /template ID is required/],
  ['another template ID', { template_id: 'autre' }, 400, /template ID was not found/],
  ['no params', { template_params: undefined }, 400, /have to be an object/],
  ['a list for params', { template_params: [params] }, 400, /have to be an object/],
  ['null for params', { template_params: null }, 400, /have to be an object/],
  [
    'a missing param',
    { template_params: { ...params, message: undefined } },
    400,
    /message is missing/,
  ],
  ['a number for a param', { template_params: { ...params, phone: 6 } }, 400, /phone is missing/],
];
for (const [name, changes, status, text] of refusals) {
  test(`refused: ${name}`, async ({ standIn }) => {
    const answer = await standIn.send(changes);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(text);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(await standIn.stored()).toEqual([]);
    expect(standIn.lines).toEqual([]);
  });
}

test('each of the eight params is required', async ({ standIn }) => {
  for (const name of Object.keys(params)) {
    const answer = await standIn.send({ template_params: { ...params, [name]: undefined } });
    expect(answer.text).toContain(name);
  }
});

const json = { 'Content-Type': 'application/json' };
const page = { Origin: 'http://localhost:3000' };
const wrongForms: [string, Question, number][] = [
  ['a body that is not JSON', { body: '{"user_id":' }, 400],
  ['a body that is not UTF-8', { body: Buffer.from(JSON.stringify(body), 'latin1') }, 400],
  ['a JSON text', { body: '"bonjour"' }, 400],
  ['an empty body', { body: undefined }, 400],
  ['a form body', { headers: { ...page, 'Content-Type': 'multipart/form-data' } }, 415],
  ['no content type', { headers: page }, 415],
  ['a program without an origin', { headers: json }, 403],
  ['GET', { method: 'GET', body: undefined }, 405],
  ['PUT', { method: 'PUT' }, 405],
];
for (const [name, question, status] of wrongForms) {
  test(`refused: ${name}`, async ({ standIn }) => {
    const answer = await standIn.send({}, question);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toBe('');
    expect(await standIn.stored()).toEqual([]);
  });
}

test('a charset in the content type is fine', async ({ standIn }) => {
  const headers = { ...page, 'Content-Type': 'Application/JSON; charset=utf-8' };
  expect((await standIn.send({}, { headers })).status).toBe(200);
});

test('the limit is 50 KB of bytes, not of letters', async ({ standIn }) => {
  const room = 50 * 1024 - Buffer.byteLength(JSON.stringify(body)) + params.message.length + 1;
  const fits = { template_params: { ...params, message: 'a'.repeat(room) } };
  expect(Buffer.byteLength(JSON.stringify({ ...body, ...fits }))).toBe(50 * 1024);
  expect((await standIn.send(fits)).status).toBe(200);
  standIn.clock.time += 2000;
  const over = { template_params: { ...params, message: `${'a'.repeat(room)}a` } };
  expect((await standIn.send(over)).status).toBe(413);
  const accents = { template_params: { ...params, message: 'é'.repeat(room / 2 + 1) } };
  expect((await standIn.send(accents)).status).toBe(413);
  expect(await standIn.stored()).toHaveLength(1);
});

test('a body without end is answered before it ends', async ({ standIn }) => {
  const headers = { ...json, ...page, 'Transfer-Encoding': 'chunked' };
  const options = { host: 'localhost', port: standIn.port, path: SEND, method: 'POST', headers };
  const endless = request(options);
  endless.write('x'.repeat(51 * 1024));
  const [response] = await once(endless, 'response');
  expect(response.statusCode).toBe(413);
  // More may still come: it is dropped, and the server goes on.
  endless.write('x'.repeat(51 * 1024));
  endless.on('error', () => {});
  endless.destroy();
  expect((await standIn.send()).status).toBe(200);
});

test('a length over the limit is answered before the body comes', async ({ standIn }) => {
  const headers = { ...json, ...page, 'Content-Length': 51 * 1024 };
  const options = { host: 'localhost', port: standIn.port, path: SEND, method: 'POST', headers };
  const announced = request(options);
  announced.flushHeaders();
  const [response] = await once(announced, 'response');
  expect(response.statusCode).toBe(413);
  announced.on('error', () => {});
  announced.destroy();
});

test('one accepted request a second', async ({ standIn }) => {
  expect((await standIn.send()).status).toBe(200);
  standIn.clock.time += 999;
  const refused = await standIn.send();
  expect(refused.status).toBe(429);
  expect(refused.headers['access-control-allow-origin']).toBe('*');
  standIn.clock.time += 1;
  expect((await standIn.send()).status).toBe(200);
  expect(await standIn.stored()).toHaveLength(2);
});

test('a refused request does not use up the second', async ({ standIn }) => {
  await standIn.send({ service_id: 'autre' });
  expect((await standIn.send()).status).toBe(200);
});

test('of two requests at once, one is accepted', async ({ standIn }) => {
  const answers = await Promise.all([standIn.send(), standIn.send()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
});

test('a clock set back does not lock the form', async ({ standIn }) => {
  await standIn.send();
  standIn.clock.time -= 3_600_000;
  expect((await standIn.send()).status).toBe(200);
});

test.describe('without the limit', () => {
  test.use({ settings: { interval: 0 } });

  test('messages of one millisecond do not collide', async ({ standIn }) => {
    const names = Array.from({ length: 12 }, (_, index) => `Visiteur ${index}`);
    const sent = names.map((name) =>
      standIn.send({ template_params: { ...params, from_name: name } }),
    );
    for (const answer of await Promise.all(sent)) expect(answer.status).toBe(200);
    const files = await readdir(standIn.outbox);
    expect(files).toHaveLength(12);
    for (const file of files) expect(file).toMatch(/^2026-05-04T08-30-00-007Z-\d{3}\.txt$/);
    const texts = (await standIn.stored()).join('');
    for (const name of names) expect(texts).toContain(`Nom : ${name}\n`);
  });

  test('/outbox shows the messages, newest first, with every value escaped', async ({
    standIn,
  }) => {
    const hostile = `<script>alert("1")</script>&'`;
    await standIn.send({ template_params: { ...params, from_name: hostile, [hostile]: hostile } });
    standIn.clock.time += 60_000;
    await standIn.send({ template_params: { ...params, from_name: 'La seconde' } });

    const list = await ask(standIn.port, '/outbox');
    expect(list.status).toBe(200);
    expect(list.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(list.headers['cache-control']).toBe('no-store');
    // The messages are nobody else's to read.
    expect(list.headers['access-control-allow-origin']).toBeUndefined();
    expect(list.text).toContain('<html lang="fr">');
    expect(list.text).toContain('name="viewport"');
    expect(list.text).toContain('Demandes reçues (2)');
    expect(list.text.indexOf('La seconde')).toBeLessThan(list.text.indexOf('&#60;script'));
    expect(list.text).not.toContain('<script');
    expect(list.text).toContain('&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;&#38;&#39;');

    const [file = ''] = await readdir(standIn.outbox);
    const one = await ask(standIn.port, `/outbox/${file}`);
    expect(one.status).toBe(200);
    expect(one.text).toContain('&#60;script');
    expect(one.text).not.toContain('La seconde');
    expect(one.headers['cache-control']).toBe('no-store');
  });
});

test('/outbox before the first message', async ({ standIn }) => {
  const list = await ask(standIn.port, '/outbox');
  expect(list.status).toBe(200);
  expect(list.text).toContain('Aucune demande');
});

test('/outbox opens its own messages only', async ({ standIn }) => {
  await standIn.send();
  await writeFile(join(standIn.outbox, 'secret.txt'), 'SECRET');
  await writeFile(join(standIn.outbox, '..', 'secret.txt'), 'SECRET');
  for (const path of ['secret.txt', '../secret.txt', '..%2fsecret.txt', '%2e%2e/secret.txt']) {
    const answer = await ask(standIn.port, `/outbox/${path}`);
    expect(answer.status, path).toBe(404);
    expect(answer.text).not.toContain('SECRET');
  }
  expect((await ask(standIn.port, '/outbox')).text).not.toContain('SECRET');
  expect((await ask(standIn.port, '/outbox', { method: 'POST' })).status).toBe(405);
  expect((await ask(standIn.port, '/outbox', { method: 'HEAD' })).text).toBe('');
});

test('/outbox is for this machine alone', async ({ standIn }) => {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const outside = addresses.find(({ internal, family }) => !internal && family === 'IPv4');
  test.skip(!outside, 'this machine has no network');
  const answer = await fetch(`http://${outside?.address}:${standIn.port}/outbox`);
  expect(answer.status).toBe(403);
});

const strangers: [string, Record<string, string>][] = [
  ['a name that leads to this machine', { Host: 'site.exemple.com' }],
  ['such a name with a port', { Host: 'localhost.exemple.com:3000' }],
  ['another address', { Host: '192.168.1.20:3000' }],
  ['a page of another site', { Origin: 'https://exemple.com' }],
  ['a page that hides its site', { Origin: 'null' }],
  ['a file of another site', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'iframe' }],
  ['a proxy', { Forwarded: 'for=192.0.2.1' }],
  ['a proxy, by its own name', { Via: '1.1 mandataire' }],
  ['a proxy, for an address', { 'X-Forwarded-For': '192.0.2.1' }],
  ['a proxy, for a name', { 'X-Forwarded-Host': 'exemple.com' }],
  ['a proxy, for a protocol', { 'X-Forwarded-Proto': 'https' }],
  ['nginx', { 'X-Real-IP': '192.0.2.1' }],
  ['a tunnel of Cloudflare', { 'CF-Connecting-IP': '192.0.2.1' }],
  ['a network of copies', { 'CDN-Loop': 'cloudflare' }],
  ['a balancer', { 'True-Client-IP': '192.0.2.1' }],
  ['a tunnel of Tailscale', { 'Tailscale-User-Login': 'awa@exemple.com' }],
];
for (const [name, headers] of strangers) {
  test(`/outbox is refused to ${name}`, async ({ standIn }) => {
    await standIn.send();
    const [file = ''] = await readdir(standIn.outbox);
    for (const path of ['/outbox', `/outbox/${file}`]) {
      const answer = await ask(standIn.port, path, { headers });
      expect(answer.status, path).toBe(403);
      expect(answer.text).not.toContain('Awa Exemple');
      expect(answer.text).toContain('seulement sur l’ordinateur qui sert le site');
      expect(answer.text).toContain(`http://localhost:${standIn.port}/outbox`);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
}

test('/outbox opens by each name of this machine, and by a link', async ({ standIn }) => {
  await standIn.send();
  const link = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' };
  for (const name of ['localhost', 'LOCALHOST:80', '127.0.0.1', '[::1]', '[::1]:65535']) {
    for (const more of [{}, link, { Origin: `http://${name}` }, { 'Sec-Fetch-Site': 'none' }]) {
      const answer = await ask(standIn.port, '/outbox', { headers: { Host: name, ...more } });
      expect(answer.status, name).toBe(200);
      expect(answer.text).toContain('Awa Exemple');
    }
  }
});

test('other addresses are left to the site', async ({ standIn }) => {
  for (const path of ['/', '/outboxes', '/api/v1.0/email/send-form', `${SEND}/`]) {
    expect((await ask(standIn.port, path)).status).toBe(418);
  }
});
