import { once } from 'node:events';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

interface RawRequestOptions {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

/**
 * Sends a request to a local server, for tests. Unlike `fetch`, it does not normalise the path or
 * the headers.
 *
 * @param path Path and query.
 */
export async function rawRequest(
  port: number,
  path: string,
  { body, ...options }: RawRequestOptions = {},
) {
  const sent = request({ host: 'localhost', port, path, agent: false, ...options });
  // An unhandled `error` event would end the process; reading the response rejects instead.
  sent.on('error', () => undefined);
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: await text(response),
  };
}
