import { once } from 'node:events';
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Sends a request to a local server, for tests. Unlike `fetch`, it does not normalise the path or
 * the headers.
 *
 * @param path Path and query.
 */
export async function rawRequest(port: number, path: string, headers: OutgoingHttpHeaders = {}) {
  const sent = get({ host: 'localhost', port, path, agent: false, headers });
  // An unhandled `error` event would end the process; reading the response rejects instead.
  sent.on('error', () => undefined);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: await text(response),
  };
}
