import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

export interface Question {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

/**
 * One request to a server of this machine, for tests: unlike `fetch`, it sends the path as it is
 * written, dots and double slashes included, and follows no redirect.
 *
 * @param port Where the server listens.
 * @param path Path and query, to the letter.
 */
export async function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
  const sent = request({ host: 'localhost', port, path, method, headers, agent: false });
  sent.end(body);
  const [response] = await once(sent, 'response');
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  return { status: response.statusCode, headers: response.headers, text };
}
