import { once } from 'node:events';
import { request as requestPlain } from 'node:http';
import type { Agent, IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { request as requestSecure } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

export interface Question {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  agent?: Agent;
  /** Milliseconds that the host has for the whole answer; without it, no limit. */
  limit?: number;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as text, unpacked where it travelled compressed. */
  text: string;
  /** How many bytes travelled. */
  size: number;
  /** How many times a header was sent: read as one, they are joined. */
  count: (name: string) => number;
}

/** A host that did not answer within the limit. */
export class SilentHost extends Error {}

/**
 * One request to a server. Unlike `fetch`, it sends the path as it is written, dots and double
 * slashes included, and follows no redirect.
 *
 * @param origin Scheme, name and port of the server.
 * @param path Path and query, to the letter; none asks for the root.
 * @throws The error of the connection, or `SilentHost`.
 */
export async function askHost(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body, agent, limit }: Question = {},
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const request = protocol === 'https:' ? requestSecure : requestPlain;
  const host = hostname.replace(/^\[|\]$/g, '');
  const options = { host, port, path: path || '/', method, headers, agent: agent ?? false };
  const sent = request(options);
  // Once the answer has begun, reading it fails instead; an error that nobody hears ends the process.
  sent.on('error', () => undefined);
  let isSilent = false;
  const giveUp = () => {
    isSilent = true;
    sent.destroy(new Error('too late'));
  };
  let timer: NodeJS.Timeout | undefined;
  // While it waits for a free connection, the host has not been asked yet.
  if (limit) sent.on('socket', () => (timer = setTimeout(giveUp, limit)));
  try {
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const packed = await buffer(response);
    const names = response.rawHeaders.filter((_, index) => index % 2 === 0);
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      text: (await unpack(packed, response.headers['content-encoding'])).toString(),
      size: packed.length,
      count: (name) => names.filter((it) => it.toLowerCase() === name.toLowerCase()).length,
    };
  } catch (error) {
    throw isSilent ? new SilentHost(`No answer within ${limit} ms.`) : error;
  } finally {
    clearTimeout(timer);
  }
}

/** A 304 and an answer to HEAD name an encoding, and have no body to unpack. */
function unpack(packed: Buffer, encoding: string | undefined): Promise<Buffer> | Buffer {
  if (packed.length === 0) return packed;
  if (encoding === 'gzip') return promisify(gunzip)(packed);
  if (encoding === 'br') return promisify(brotliDecompress)(packed);
  return packed;
}
