import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from 'playwright/test';
import { createEmailMock, localKeys } from './emailMock';
import { rawRequest, type RawRequestOptions } from './httpTesting';
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

interface Mock {
  port: number;
  lines: string[];
  /** Posts a body as the form does; `changes` replace its parts. */
  send: (changes?: object, options?: RawRequestOptions) => ReturnType<typeof rawRequest>;
  /** The stored requests, and their permissions. */
  stored: () => Promise<{ mode: number; params: unknown }[]>;
}

const test = base.extend<{ mock: Mock }>({
  mock: async ({}, provide) => {
    const outbox = await mkdtemp(join(tmpdir(), 'outbox-'));
    const lines: string[] = [];
    const handle = createEmailMock(outbox, (line) => lines.push(line));
    const server = createServer((req, res) => {
      void handle(req, res).then((handled) => handled || res.writeHead(418).end());
    });
    const port = await listen(server, 0);
    const send: Mock['send'] = (changes = {}, options = {}) =>
      rawRequest(port, '/api/v1.0/email/send', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...body, ...changes }),
        ...options,
      });
    const stored = async () => {
      const files = (await readdir(outbox)).map(async (name) => ({
        mode: (await stat(join(outbox, name))).mode & 0o777,
        params: JSON.parse(await readFile(join(outbox, name), 'utf8')) as unknown,
      }));
      return Promise.all(files);
    };
    await provide({ port, lines, send, stored });
    server.closeAllConnections();
    server.close();
    await rm(outbox, { recursive: true });
  },
});

test('answers OK, stores the request privately and logs it', async ({ mock }) => {
  expect(await mock.send()).toMatchObject({ status: 200, text: 'OK' });
  const [request] = await mock.stored();
  expect(request).toEqual({ mode: 0o600, params });
  expect(mock.lines).toEqual([expect.stringMatching(/^Demande reçue : .*\.json$/)]);
});

test('refuses what the service refuses, with a reason', async ({ mock }) => {
  for (const [changes, reason] of [
    [{ user_id: 'autre' }, 'The Public Key is refused.'],
    [{ service_id: 'autre' }, 'The service ID was not found.'],
    [{ template_id: undefined }, 'The template ID was not found.'],
    [{ template_params: undefined }, /^The template param \w+ is missing/],
  ] as const) {
    const answer = await mock.send(changes);
    expect(answer.status).toBe(400);
    expect(answer.text).toEqual(
      reason instanceof RegExp ? expect.stringMatching(reason) : expect.stringContaining(reason),
    );
  }
  expect(await mock.stored()).toEqual([]);
});
