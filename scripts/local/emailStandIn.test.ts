import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from 'playwright/test';
import { createEmailStandIn, localKeys } from './emailStandIn';
import { ask, type Question } from './httpTesting';
import { listen } from './serve';

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
  user_id: localKeys.publicKey,
  service_id: localKeys.serviceId,
  template_id: localKeys.templateId,
  template_params: params as Record<string, unknown>,
};

interface StandIn {
  port: number;
  lines: string[];
  /** Posts a body as the form does; `changes` replace its parts. */
  send: (changes?: object, question?: Question) => ReturnType<typeof ask>;
  /** Texts of the stored messages, oldest first. */
  stored: () => Promise<string[]>;
}

const test = base.extend<{ standIn: StandIn }>({
  standIn: async ({}, provide) => {
    const outbox = await mkdtemp(join(tmpdir(), 'outbox-'));
    const lines: string[] = [];
    const handle = createEmailStandIn({ outbox, log: (line) => lines.push(line) });
    const server = createServer((req, res) => {
      void handle(req, res).then((handled) => handled || res.writeHead(418).end());
    });
    const port = await listen(server, 0);
    const send: StandIn['send'] = (changes = {}, question = {}) =>
      ask(port, '/api/v1.0/email/send', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...body, ...changes }),
        ...question,
      });
    const stored = async () => {
      const names = await readdir(outbox);
      return Promise.all(names.sort().map((name) => readFile(join(outbox, name), 'utf8')));
    };
    await provide({ port, lines, send, stored });
    server.closeAllConnections();
    server.close();
    await rm(outbox, { recursive: true });
  },
});

test('a right request is answered OK, stored as one reads it, and logged', async ({ standIn }) => {
  expect(await standIn.send()).toMatchObject({ status: 200, text: 'OK' });
  const [text = ''] = await standIn.stored();
  const [heading, ...lines] = text.split('\n');
  expect(heading).toMatch(/^Demande reçue le .* \(heure de Yaoundé\)$/);
  expect(lines).toEqual([
    '',
    'Nom : Awa Exemple',
    'E-mail : awa@exemple.com',
    'Répondre à : awa@exemple.com',
    'Téléphone : +237600000009',
    'Date souhaitée : 2026-05-11',
    'Heure souhaitée : 10:00',
    'Type de service : Consultation générale',
    '',
    'Message :',
    '',
    'Bonjour,',
    'je voudrais un rendez-vous.',
    '',
  ]);
  expect(standIn.lines).toEqual([
    expect.stringMatching(/^Demande reçue : Consultation générale → .*\.txt$/),
  ]);
});

test('nothing that a visitor types starts a line or reaches the terminal', async ({ standIn }) => {
  const forged = 'Awa\r\nE-mail : faux@exemple.com\u2028Téléphone : 1\u001b[2J';
  const changes = { ...params, from_name: forged, service: forged, phone: '', 'x\nNom': 'a\nb' };
  expect((await standIn.send({ template_params: changes })).status).toBe(200);
  const [text = ''] = await standIn.stored();
  const lines = text.split(/[\n\r\u2028]/);
  expect(lines.filter((line) => line.startsWith('E-mail :'))).toEqual(['E-mail : awa@exemple.com']);
  expect(lines).toContain('Téléphone : (non renseigné)');
  expect(lines).toContain('x Nom : a b');
  expect(text + standIn.lines.join('')).not.toContain('\u001b');
});

test('what the service would refuse is refused, with a reason', async ({ standIn }) => {
  for (const [changes, reason] of [
    [{ user_id: 'autre' }, 'The Public Key is refused.'],
    [{ service_id: 'autre' }, 'The service ID was not found.'],
    [{ template_id: undefined }, 'The template ID was not found.'],
    [{ template_params: undefined }, /^The template param \w+ is missing/],
    [{ template_params: { ...params, phone: 6 } }, 'The template param phone is missing'],
    [{ template_params: { ...params, message: 'é'.repeat(26_000) } }, 'larger than 50 KB'],
  ] as const) {
    const answer = await standIn.send(changes);
    expect(answer.status).toBe(400);
    expect(answer.text).toEqual(
      reason instanceof RegExp ? expect.stringMatching(reason) : expect.stringContaining(reason),
    );
  }
  expect((await standIn.send({}, { body: '{"user_id":' })).status).toBe(400);
  expect(await standIn.stored()).toEqual([]);
});

test('/outbox shows the messages, newest first, with every value escaped', async ({ standIn }) => {
  expect((await ask(standIn.port, '/outbox')).text).toContain('Aucune demande');
  const hostile = `<script>alert("1")</script>&'`;
  await standIn.send({ template_params: { ...params, from_name: hostile, [hostile]: hostile } });
  const sent = Date.now();
  await expect.poll(Date.now).toBeGreaterThan(sent);
  await standIn.send({ template_params: { ...params, from_name: 'La seconde' } });
  const list = await ask(standIn.port, '/outbox');
  expect(list.headers['cache-control']).toBe('no-store');
  expect(list.text).toContain('Demandes reçues (2)');
  expect(list.text.indexOf('La seconde')).toBeLessThan(list.text.indexOf('&#60;script'));
  expect(list.text).not.toContain('<script');
});

test('/outbox is for whoever sits at this machine, and for nobody else', async ({ standIn }) => {
  await standIn.send();
  for (const Host of ['localhost', 'LOCALHOST:80', '127.0.0.1', '[::1]:65535']) {
    expect((await ask(standIn.port, '/outbox', { headers: { Host } })).status, Host).toBe(200);
  }
  const strangers: Record<string, string>[] = [
    { Host: 'localhost.exemple.com:3000' },
    { Host: '192.168.1.20:3000' },
    { 'X-Forwarded-For': '192.0.2.1' },
    { 'CF-Connecting-IP': '192.0.2.1' },
  ];
  for (const headers of strangers) {
    const answer = await ask(standIn.port, '/outbox', { headers });
    expect(answer.status, JSON.stringify(headers)).toBe(403);
    expect(answer.text).not.toContain('Awa Exemple');
    expect(answer.text).toContain(`http://localhost:${standIn.port}/outbox`);
  }
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const outside = addresses.find(({ internal, family }) => !internal && family === 'IPv4');
  if (!outside) return;
  const answer = await fetch(`http://${outside.address}:${standIn.port}/outbox`);
  expect(answer.status).toBe(403);
});

test('other addresses are left to the site', async ({ standIn }) => {
  for (const path of ['/', '/outboxes', '/api/v1.0/email/send-form']) {
    expect((await ask(standIn.port, path)).status).toBe(418);
  }
});
