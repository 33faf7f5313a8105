import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * Firefox's own WebDriver server: commands and answers are JSON, each behind its length in bytes.
 * It is built in; the server that speaks HTTP is a program of its own, which Debian lacks.
 */
export class Marionette {
  private count = 0;
  private received = Buffer.alloc(0);
  private readonly waiting = new Map<number, Waiting>();

  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk: Buffer) => this.receive(chunk));
    socket.on('error', (error) => socket.destroy(error));
    socket.on('close', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('Firefox has ended.'));
    });
  }

  /**
   * @param port Where Firefox listens, on this machine.
   * @throws Error where it does not, or already has a session.
   */
  static async connect(port: number): Promise<Marionette> {
    const socket = createConnection(port, '127.0.0.1');
    await once(socket, 'connect');
    const marionette = new Marionette(socket);
    await marionette.send('WebDriver:NewSession');
    return marionette;
  }

  /**
   * @param command One of WebDriver's, such as `WebDriver:Navigate`.
   * @returns Its value.
   * @throws Error in Firefox's words.
   */
  async send(command: string, parameters: object = {}): Promise<unknown> {
    if (this.socket.destroyed) throw new Error('Firefox has ended.');
    const id = (this.count += 1);
    const message = JSON.stringify([0, id, command, parameters]);
    const answer = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    return answer;
  }

  close(): void {
    this.socket.destroy();
  }

  private receive(chunk: Buffer): void {
    this.received = Buffer.concat([this.received, chunk]);
    for (;;) {
      const colon = this.received.indexOf(':');
      const end = colon + 1 + Number(this.received.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || this.received.length < end) return;
      const message: unknown = JSON.parse(this.received.subarray(colon + 1, end).toString());
      this.received = this.received.subarray(end);
      // The greeting is no answer.
      if (Array.isArray(message)) this.settle(message as [number, number, unknown, unknown]);
    }
  }

  private settle([, id, error, result]: [number, number, unknown, unknown]): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) waiting?.reject(new Error((error as { message: string }).message));
    else waiting?.resolve((result as { value?: unknown } | null)?.value);
  }
}
