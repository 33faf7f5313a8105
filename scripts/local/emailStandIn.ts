/**
 * A stand-in for the e-mail service on this machine. It speaks the one call of EmailJS that the
 * site makes and keeps what it is sent in a folder instead of sending it on, so that the form can
 * be tried and tested without an account. It is never part of the export.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { REQUEST_FACTS, REQUEST_FIELDS } from '@/lib/appointment/appointmentFields';
import { OUTBOX_PATH } from '@/lib/navigation/offline';

export interface EmailStandInOptions {
  /** Folder of the messages, made when the first one arrives. */
  outbox: string;
  /** Where the line about each accepted request goes. */
  log?: (line: string) => void;
}

/** Answers a request if it is its own, and says whether it was. Rejects if the body breaks off. */
export type RequestHandler = (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;

/** The three names by which EmailJS knows a site, in the local run: they open nothing. */
export const localKeys = {
  publicKey: 'cle-publique-locale',
  serviceId: 'service_local',
  templateId: 'template_local',
};

type Params = Record<string, string>;

const SEND_PATH = '/api/v1.0/email/send';
/** As much as EmailJS takes. */
const BODY_LIMIT = 50 * 1024;

/** What the form asks is always sent; what is known of a request beside it may be missing. */
const REQUIRED = REQUEST_FIELDS.flatMap((field) => REQUEST_FACTS[field].params);

/** What each parameter is called in a message. The visitor's text stands below the others. */
const LABELS = new Map<string, string>([
  ...Object.values(REQUEST_FACTS).flatMap(({ label, params }) =>
    params.map((param) => [param, label] as const),
  ),
  // What mail programs call the address that an answer goes to.
  ['reply_to', 'Répondre à'],
]);

const received = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'full',
  timeStyle: 'medium',
  timeZone: 'Africa/Douala',
});

/**
 * The handler for `POST /api/v1.0/email/send`, which answers as EmailJS does, and for `/outbox`,
 * which shows what was received.
 */
export function createEmailStandIn({
  outbox,
  log = console.log,
}: EmailStandInOptions): RequestHandler {
  return async function handle(req, res) {
    const [path] = (req.url ?? '').split('?', 1);
    if (path === OUTBOX_PATH) {
      await showOutbox(req, res, outbox);
      return true;
    }
    if (path !== SEND_PATH) return false;
    const params = req.method === 'POST' ? readParams(await text(req)) : 'Only POST is accepted.';
    if (typeof params === 'string') {
      res.writeHead(400, { 'Content-Type': 'text/plain' }).end(params);
      return true;
    }
    const file = await store(outbox, params);
    log(`Demande reçue : ${oneLine(params.service ?? '')} → ${relative(process.cwd(), file)}`);
    res.writeHead(200, { 'Content-Type': 'text/plain' }).end('OK');
    return true;
  };
}

/** The template parameters of a request, or what is said of a request that is refused. */
function readParams(body: string): Params | string {
  if (Buffer.byteLength(body) > BODY_LIMIT) return 'The request is larger than 50 KB.';
  let request;
  try {
    request = JSON.parse(body) as Record<string, unknown>;
  } catch {
    return 'The request body is not JSON.';
  }
  if (request.user_id !== localKeys.publicKey) return 'The Public Key is refused.';
  if (request.service_id !== localKeys.serviceId) return 'The service ID was not found.';
  if (request.template_id !== localKeys.templateId) return 'The template ID was not found.';
  const params = (request.template_params ?? {}) as Params;
  const missing = REQUIRED.find((name) => typeof params[name] !== 'string');
  return missing ? `The template param ${missing} is missing or is not a text.` : params;
}

/** Writes a message into a file of its own, whole or not at all, and gives its path. */
async function store(outbox: string, params: Params): Promise<string> {
  await mkdir(outbox, { recursive: true });
  const now = new Date();
  const stamp = now.toISOString().replace(/[:.]/g, '-');
  const file = join(outbox, `${stamp}-${randomUUID().slice(0, 8)}.txt`);
  // Requests are personal data: other accounts of the machine need not read them.
  await writeFile(`${file}.new`, formatMessage(now, params), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return file;
}

/**
 * The message as it is read: one line for each parameter, then the visitor's text. Nothing typed
 * by a visitor can start a line of its own before that text.
 */
function formatMessage(now: Date, { message = '', ...others }: Params): string {
  const lines = Object.entries(others).map(
    ([name, value]) =>
      `${LABELS.get(name) ?? oneLine(name)} : ${oneLine(value) || '(non renseigné)'}`,
  );
  return [
    `Demande reçue le ${received.format(now)} (heure de Yaoundé)`,
    '',
    ...lines,
    '',
    'Message :',
    '',
    ...message.split(/\r\n|[\n\r\u2028\u2029]/).map(oneLine),
    '',
  ].join('\n');
}

/** A value on one line, without what a terminal or a mail program would obey. */
const oneLine = (value: string) =>
  String(value)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

/** The list of messages, newest first: a name begins with its time. For this machine only. */
async function showOutbox(
  req: IncomingMessage,
  res: ServerResponse,
  outbox: string,
): Promise<void> {
  // The server also answers phones on the same network; the messages are not for them.
  if (!isFromHere(req)) {
    const address = `http://localhost:${req.socket.localPort}${OUTBOX_PATH}`;
    const advice = `<p>Les demandes se lisent seulement sur l’ordinateur qui sert le site, sans tunnel
ni mandataire, à l’adresse ${address}.</p>`;
    return sendPage(res, 403, 'Accès refusé', advice);
  }
  const files = await readdir(outbox).catch(() => []);
  const names = files
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .reverse();
  const articles = await Promise.all(
    names.map(async (name) => {
      const message = await readFile(join(outbox, name), 'utf8').catch(() => '(message supprimé)');
      return `<article>\n<h2>${escapeHtml(name)}</h2>\n<pre>${escapeHtml(message)}</pre>\n</article>\n`;
    }),
  );
  const list = articles.join('') || '<p>Aucune demande pour le moment.</p>';
  return sendPage(res, 200, `Demandes reçues (${names.length})`, list);
}

/** What this machine calls itself. */
const OWN_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** What tunnels and proxies write into a request that they pass on. */
const PASSED_ON = /^(?:forwarded|via|x-forwarded-|x-real-|cf-|tailscale-)/;

/**
 * Whether somebody at this machine asks for the page itself. The socket alone does not say so: a
 * tunnel ends here too, and a name of another site may lead here.
 */
const isFromHere = ({ socket, headers }: IncomingMessage): boolean =>
  /^(?:::1$|(?:::ffff:)?127\.)/.test(socket.remoteAddress ?? '') &&
  OWN_NAME.test(headers.host ?? '') &&
  !Object.keys(headers).some((name) => PASSED_ON.test(name));

const escapeHtml = (value: string) =>
  value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param body HTML, its values already escaped. */
function sendPage(res: ServerResponse, status: number, title: string, body: string): void {
  res.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'Cache-Control': 'no-store',
  });
  res.end(`<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { max-width: 44rem; margin: 0 auto; padding: 1rem; font: 1.0625rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; }
h2 { font-size: 1rem; overflow-wrap: anywhere; }
article { border-top: 1px solid; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
<main>
<h1>${title}</h1>
${body}
</main>
</html>
`);
}
