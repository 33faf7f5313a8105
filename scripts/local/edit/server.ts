import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import sirv from 'sirv';
import { PUBLISH_PATH, STATE_PATH } from '@/editor/stateLine';
import { API_PATH, answer } from './gitea';
import { WorkingTreeState } from './contentState';
import { EDITOR_PAGE } from '@/scripts/export/editor/editorBundle';
import { HttpError } from './workingTree';

/** The path of the editor. */
export const EDITOR_PATH = '/admin/';

/** Hosts of this machine. */
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

const FAILED =
  'L’ordinateur n’a pas pu écrire le fichier : son disque est plein, ou un autre programme tient le fichier. Ce que vous avez écrit est encore là : faites de la place ou fermez ce programme, puis enregistrez de nouveau.';

/**
 * Creates the server of the editor and of its mock Gitea API. It does not listen yet.
 *
 * @param root Folder that holds `content/` and `public/`.
 * @param directory Folder of the bundled editor.
 * @param state The state of the content in `root`, for callers that follow its files.
 */
export function createEditor(
  root: string,
  directory: string,
  state = new WorkingTreeState(root),
): Server {
  const bundled = sirv(directory, { dev: true });
  const pictures = sirv(path.join(root, 'public'), { dev: true });

  async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(HEADERS)) res.setHeader(name, value);
    if (isForeign(req)) throw new HttpError(403, 'Cette adresse n’est pas la bonne.');
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    if (pathname.startsWith(`${API_PATH}/`)) {
      const route = decodeURIComponent(pathname.slice(API_PATH.length));
      const body = req.method === 'POST' ? await json(req) : undefined;
      const result = await answer(root, `${req.method} ${route}`, body, state);
      if (Buffer.isBuffer(result)) res.end(result);
      else send(res, 200, result);
      return;
    }
    if (pathname === STATE_PATH) return state.connect(res);
    if (pathname === PUBLISH_PATH && req.method === 'POST') {
      state.startPublication();
      send(res, 202, {});
      return;
    }
    if (pathname === '/' || pathname === '/admin') {
      res.writeHead(307, { Location: EDITOR_PATH }).end();
      return;
    }
    if (pathname === EDITOR_PATH) req.url = `/${EDITOR_PAGE}`;
    const missing = () => send(res, 404, { message: 'Rien à cette adresse.' });
    bundled(req, res, () => pictures(req, res, missing));
  }

  return createServer((req, res) => {
    respond(req, res).catch((error: unknown) => {
      if (error instanceof HttpError) return send(res, error.status, { message: error.message });
      console.error(error);
      send(res, 500, { message: FAILED });
    });
  });
}

/**
 * True if a page of another site sends the request: it has another origin, or, by DNS rebinding,
 * another host.
 */
function isForeign({ headers: { host = '', origin } }: IncomingMessage): boolean {
  return !OWN_HOST.test(host) || (origin !== undefined && origin !== `http://${host}`);
}

function send(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  res.end(JSON.stringify(body));
}
