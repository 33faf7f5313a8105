/**
 * A stand-in for the e-mail service on this machine. It speaks the one call of EmailJS that the
 * site makes and keeps what it is sent in a folder instead of sending it on, so that the form can
 * be tried and tested without an account. It is never part of the export.
 */
import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { REQUEST_FACTS, REQUEST_FIELDS } from '@/lib/appointment/appointmentFields';
import { OUTBOX_PATH } from '@/lib/navigation/offline';

/** The three names by which EmailJS knows a site: none of them is secret. */
export interface EmailKeys {
  publicKey: string;
  serviceId: string;
  templateId: string;
}

export interface EmailStandInOptions {
  /** Folder of the messages, made when the first one arrives. */
  outbox: string;
  /** The only keys accepted. */
  keys: EmailKeys;
  /** The clock, in milliseconds since 1970. */
  now?: () => number;
  /** Where the line about each accepted request goes. */
  log?: (line: string) => void;
  /**
   * Least time between two accepted requests, in milliseconds: the service's own limit is one a
   * second. 0 lifts it, for tests that send from several browsers at once.
   */
  interval?: number;
}

/** Answers a request if it is its own, and says whether it was. Rejects if the body breaks off. */
export type RequestHandler = (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;

/** The keys of the local run. They open nothing: only the stand-in knows them. */
export const localKeys: EmailKeys = {
  publicKey: 'cle-publique-locale',
  serviceId: 'service_local',
  templateId: 'template_local',
};

interface Answer {
  status: number;
  text: string;
}

type Params = Record<string, string>;

const SEND_PATH = '/api/v1.0/email/send';
const BODY_LIMIT = 50 * 1024;
const SEND_INTERVAL = 1000;

/** What the form asks is always sent; what is known of a request beside it may be missing. */
const REQUIRED = REQUEST_FIELDS.flatMap((field) => REQUEST_FACTS[field].params);

/** What each parameter is called in a message. A map: a parameter may be called `constructor`. */
const LABELS = new Map<string, string>(
  Object.values(REQUEST_FACTS).flatMap(({ label, params }) =>
    params.map((param): [string, string] => [param, label]),
  ),
);
// What mail programs call the address that an answer goes to.
LABELS.set('reply_to', 'Répondre à');
// The visitor's text stands below the lines.
LABELS.delete('message');

const FILE_NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z-\d{3,}\.txt$/;

const received = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'full',
  timeStyle: 'medium',
  timeZone: 'Africa/Douala',
});

/**
 * The handler for `POST /api/v1.0/email/send`, which answers as EmailJS does, and for `/outbox`,
 * which shows what was received.
 *
 * @param options Folder, keys, and what tests replace: clock, log and rate.
 */
export function createEmailStandIn(options: EmailStandInOptions): RequestHandler {
  const { outbox, keys, now = Date.now, log = console.log, interval = SEND_INTERVAL } = options;
  // One value is enough to count per key: only one public key is ever accepted.
  let lastAccepted = -Infinity;

  async function receive(req: IncomingMessage): Promise<Answer> {
    const refused = refuseHeaders(req);
    if (refused) return refused;
    const body = await readBody(req);
    if (!body) return { status: 413, text: 'The request is larger than 50 KB.' };
    const reading = readParams(body, keys);
    if ('refused' in reading) return reading.refused;
    const { params } = reading;

    const time = now();
    const elapsed = time - lastAccepted;
    // A clock set back must not lock the form until it has caught up.
    if (elapsed >= 0 && elapsed < interval) {
      return { status: 429, text: 'Too many requests: one a second is accepted.' };
    }
    // Taken before the message is written: a request arriving meanwhile must see it.
    lastAccepted = time;
    const name = await store(outbox, time, formatMessage(time, params));
    const file = relative(process.cwd(), join(outbox, name));
    log(`Demande reçue : ${oneLine(params.service ?? '').slice(0, 80)} → ${file}`);
    return { status: 200, text: 'OK' };
  }

  return async function handle(req, res) {
    const path = (req.url ?? '').split('?', 1)[0] ?? '';
    if (path === SEND_PATH) {
      // The page and the service are on different hosts in real life.
      res.setHeader('Access-Control-Allow-Origin', '*');
      if (req.method === 'OPTIONS') allowCrossOrigin(res);
      else reply(res, await receive(req));
      return true;
    }
    if (path === OUTBOX_PATH || path.startsWith(`${OUTBOX_PATH}/`)) {
      await showOutbox(req, res, outbox, path.slice(OUTBOX_PATH.length + 1));
      return true;
    }
    return false;
  };
}

function allowCrossOrigin(res: ServerResponse): void {
  res.writeHead(204, {
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Max-Age': '600',
  });
  res.end();
}

function reply(res: ServerResponse, { status, text }: Answer): void {
  if (status === 405) res.setHeader('Allow', 'POST, OPTIONS');
  res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  res.end(text);
}

/** What can be refused before the body is read. */
function refuseHeaders(req: IncomingMessage): Answer | undefined {
  if (req.method !== 'POST') return { status: 405, text: 'Only POST is accepted.' };
  // Browsers name the page's origin on every POST; programs seldom do.
  if (!req.headers.origin) {
    return { status: 403, text: 'API calls are open to browser applications only.' };
  }
  const type = req.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    return { status: 415, text: 'The content type must be application/json.' };
  }
  return undefined;
}

/**
 * The body, or nothing as soon as it is longer than the limit. What still comes after that is
 * read and dropped: a connection closed at once could be lost before its answer is read.
 */
function readBody(req: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(req.headers['content-length']) > BODY_LIMIT) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= BODY_LIMIT) {
        chunks.push(chunk);
      } else {
        chunks.length = 0;
        resolve(undefined);
      }
    });
    req.on('end', () => resolve(Buffer.concat(chunks)));
    req.on('error', reject);
  });
}

/** The template parameters that are texts, or the answer that refuses the request. */
function readParams(body: Buffer, keys: EmailKeys): { params: Params } | { refused: Answer } {
  const refuse = (text: string, status = 400) => ({ refused: { status, text } });
  const request = parseJson(body);
  if (!isRecord(request)) return refuse('The request body is not a JSON object.');

  const { user_id: key, service_id: service, template_id: template } = request;
  if (typeof key !== 'string' || !key) return refuse('The Public Key is required.');
  if (key !== keys.publicKey) return refuse('The Public Key is refused.', 403);
  if (typeof service !== 'string' || !service) return refuse('The service ID is required.');
  if (service !== keys.serviceId) return refuse('The service ID was not found.');
  if (typeof template !== 'string' || !template) return refuse('The template ID is required.');
  if (template !== keys.templateId) return refuse('The template ID was not found.');

  const params = request.template_params;
  if (!isRecord(params)) return refuse('The template params have to be an object.');
  const missing = REQUIRED.find((name) => typeof params[name] !== 'string');
  if (missing) return refuse(`The template param ${missing} is missing or is not a text.`);
  const texts = Object.entries(params).filter(isText);
  return { params: Object.fromEntries(texts) };
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The message as it is read: one line for each parameter, then the visitor's text. Nothing typed
 * by a visitor can start a line of its own before that text.
 */
function formatMessage(time: number, params: Params): string {
  const others = Object.keys(params).filter((name) => !LABELS.has(name) && name !== 'message');
  const lines = [
    ...[...LABELS]
      .filter(([name]) => name in params)
      .map(([name, label]) => `${label} : ${oneLine(params[name] ?? '') || '(non renseigné)'}`),
    ...others.map((name) => `Autre (${oneLine(name)}) : ${oneLine(params[name] ?? '')}`),
  ];
  return [
    `Demande reçue le ${received.format(time)} (heure de Yaoundé)`,
    '',
    ...lines,
    '',
    'Message :',
    '',
    manyLines(params.message ?? ''),
    '',
  ].join('\n');
}

/** A value on one line, without what a terminal or a mail program would obey. */
function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** A text with its line breaks and nothing else that a terminal would obey. */
function manyLines(value: string): string {
  return value
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/\p{Cc}+/gu, ' ').trimEnd())
    .join('\n');
}

/**
 * Writes a message whole or not at all, under a name made of its time alone, and returns that
 * name. The name is taken by a link, which fails where a rename would replace an older message.
 */
async function store(outbox: string, time: number, text: string): Promise<string> {
  await mkdir(outbox, { recursive: true });
  const draft = join(outbox, `.${randomUUID()}.tmp`);
  try {
    // Requests are personal data: other accounts of the machine need not read them.
    await writeFile(draft, text, { flag: 'wx', mode: 0o600 });
    const stamp = new Date(time).toISOString().replace(/[:.]/g, '-');
    for (let sequence = 1; ; sequence += 1) {
      const name = `${stamp}-${String(sequence).padStart(3, '0')}.txt`;
      if (await takeName(draft, join(outbox, name))) return name;
    }
  } finally {
    await rm(draft, { force: true });
  }
}

async function takeName(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The list of messages, or one of them, as a page for this machine only. */
async function showOutbox(
  req: IncomingMessage,
  res: ServerResponse,
  outbox: string,
  file: string,
): Promise<void> {
  res.setHeader('Cache-Control', 'no-store');
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.setHeader('Allow', 'GET, HEAD');
    return sendPage(res, 405, 'Méthode refusée', '');
  }
  // The server also answers phones on the same network; the messages are not for them.
  if (!isFromHere(req)) {
    const address = `http://localhost:${req.socket.localPort}${OUTBOX_PATH}`;
    const text = `<p>Les demandes se lisent seulement sur l’ordinateur qui sert le site, sans tunnel
ni mandataire, à l’adresse ${address}.</p>`;
    return sendPage(res, 403, 'Accès refusé', text);
  }
  const known = await listMessages(outbox);
  // Only a name of the list is opened: an address never becomes a path.
  const names = file ? known.filter((name) => name === file) : known;
  if (file && names.length === 0) {
    return sendPage(res, 404, 'Demande introuvable', backLink);
  }
  const articles = await Promise.all(names.map((name) => showMessage(outbox, name)));
  if (file) return sendPage(res, 200, 'Demande reçue', articles.join('') + backLink);
  const empty = '<p>Aucune demande pour le moment.</p>';
  return sendPage(res, 200, `Demandes reçues (${names.length})`, articles.join('') || empty);
}

const backLink = `<p><a href="${OUTBOX_PATH}">Toutes les demandes</a></p>`;

/** What this machine calls itself. */
const OWN_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** What tunnels, proxies and networks of copies write into a request that they pass on. */
const PASSED_ON =
  /^(?:forwarded|via|cdn-loop|x-(?:forwarded|real|client|cluster|original|envoy)|cf-|true-client|fastly|fly-|tailscale)/;

/**
 * Whether somebody at this machine asks for the page itself. The socket alone does not say so: a
 * tunnel ends here too, and a name of another site may lead here.
 */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  return (
    isLoopback(socket.remoteAddress) &&
    OWN_NAME.test(host) &&
    (origin === undefined || OWN_NAME.test(origin.replace(/^https?:\/\//, ''))) &&
    // A link may lead here from anywhere; a frame or a script of another site may not.
    (headers['sec-fetch-site'] !== 'cross-site' || headers['sec-fetch-dest'] === 'document') &&
    !Object.keys(headers).some((name) => PASSED_ON.test(name))
  );
}

function isLoopback(address = ''): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

/** Names of the stored messages, newest first: a name begins with its time. */
async function listMessages(outbox: string): Promise<string[]> {
  const names = await readdir(outbox).catch(() => []);
  return names
    .filter((name) => FILE_NAME.test(name))
    .sort()
    .reverse();
}

async function showMessage(outbox: string, name: string): Promise<string> {
  const text = await readFile(join(outbox, name), 'utf8').catch(() => '(message supprimé)');
  return `<article>
<h2><a href="${OUTBOX_PATH}/${escapeHtml(name)}">${escapeHtml(name)}</a></h2>
<pre>${escapeHtml(text)}</pre>
</article>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** @param body HTML, its values already escaped. */
function sendPage(res: ServerResponse, status: number, title: string, body: string): void {
  res.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'X-Content-Type-Options': 'nosniff',
  });
  res.end(`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { max-width: 44rem; margin: 0 auto; padding: 1rem; font: 1.0625rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; }
h2 { font-size: 1rem; overflow-wrap: anywhere; }
a { display: inline-block; padding-block: 0.625rem; }
article { border-top: 1px solid; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`);
}
