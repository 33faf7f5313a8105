/**
 * A mock of EmailJS for local runs and tests: it has the one endpoint that the site calls, and stores
 * requests in a folder. It is never part of the export.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { requestFields, FIELD_ORDER } from '@/lib/appointment/appointmentFields';

/** Resolves to true if it has handled the request. Rejects if the body is aborted. */
export type RequestHandler = (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;

/** The EmailJS keys of local runs; not secret. */
export const localKeys = {
  publicKey: 'cle-publique-locale',
  serviceId: 'service_local',
  templateId: 'template_local',
};

const SEND_PATH = '/api/v1.0/email/send';

/** Fields of the form are always sent; other parameters may be missing. */
const REQUIRED = FIELD_ORDER.flatMap((field) => requestFields[field].params);

/** @param mailbox Folder of the requests, one JSON file each; created with the first one. */
export function createEmailMock(mailbox: string, log = console.log): RequestHandler {
  return async function handle(req, res) {
    if (req.url?.split('?', 1)[0] !== SEND_PATH) return false;
    const params = req.method === 'POST' ? readParams(await text(req)) : 'Only POST is accepted.';
    const isRefused = typeof params === 'string';
    if (!isRefused) log(`Demande reçue : ${relative(process.cwd(), await store(mailbox, params))}`);
    res.writeHead(isRefused ? 400 : 200, { 'Content-Type': 'text/plain' });
    res.end(isRefused ? params : 'OK');
    return true;
  };
}

/** The template parameters of a request, or the error message. */
function readParams(body: string): Record<string, unknown> | string {
  let request;
  try {
    request = (JSON.parse(body) ?? {}) as Record<string, unknown>;
  } catch {
    return 'The request body is not JSON.';
  }
  if (request.user_id !== localKeys.publicKey) return 'The Public Key is refused.';
  if (request.service_id !== localKeys.serviceId) return 'The service ID was not found.';
  if (request.template_id !== localKeys.templateId) return 'The template ID was not found.';
  const params = (request.template_params ?? {}) as Record<string, unknown>;
  const missing = REQUIRED.find((name) => typeof params[name] !== 'string');
  return missing ? `The template param ${missing} is missing or is not a text.` : params;
}

/** Writes a request to a file of its own, atomically, and returns its path. */
async function store(mailbox: string, params: Record<string, unknown>): Promise<string> {
  await mkdir(mailbox, { recursive: true });
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const file = join(mailbox, `${stamp}-${randomUUID().slice(0, 8)}.json`);
  // Personal data: not readable by other accounts.
  await writeFile(`${file}.new`, `${JSON.stringify(params, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return file;
}
