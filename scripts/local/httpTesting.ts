import { once } from 'node:events';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Question {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

/**
 * One request to a server of this machine, for tests. Unlike `fetch`, it sends the path and the
 * headers as they are written.
 *
 * @param port Where the server listens.
 * @param path Path and query, to the letter.
 */
export async function ask(port: number, path: string, { body, ...options }: Question = {}) {
  const sent = request({ host: 'localhost', port, path, agent: false, ...options });
  // Once the answer has begun, reading it fails instead; an error that nobody hears ends the process.
  sent.on('error', () => undefined);
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: await text(response),
  };
}
