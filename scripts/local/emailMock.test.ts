import { readdir, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { requestFields, FIELD_ORDER } from '@/lib/appointment/appointmentFields';
import { createEmailMock, localKeys } from './emailMock';
import { rawRequest } from './httpTesting';
import { listen } from './serve';

// e2e/journeys/request/sending.spec.ts compares what is stored with what is sent.
test('stores only valid requests, readable by their owner alone', async () => {
  const mailbox = test.info().outputPath('mailbox');
  const handle = createEmailMock(mailbox, () => undefined);
  const server = createServer((req, res) => void handle(req, res));
  const port = await listen(server, 0);
  const { publicKey, serviceId, templateId } = localKeys;
  const params = FIELD_ORDER.flatMap((field) => requestFields[field].params);
  const template_params = Object.fromEntries(params.map((name) => [name, 'texte']));
  const keys = { service_id: serviceId, template_id: templateId, template_params };
  const statusFor = async (user_id: string) => {
    const body = JSON.stringify({ ...keys, user_id });
    return (await rawRequest(port, '/api/v1.0/email/send', { method: 'POST', body })).status;
  };
  expect([await statusFor('autre'), await statusFor(publicKey)]).toEqual([400, 200]);
  const stored = await readdir(mailbox);
  expect(stored).toEqual([expect.stringMatching(/\.json$/)]);
  expect((await stat(join(mailbox, stored[0]!))).mode & 0o777).toBe(0o600);
  server.close().closeAllConnections();
});
