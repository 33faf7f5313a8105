import type { Readable, Writable } from 'node:stream';

interface Message {
  id?: number;
  result?: unknown;
  error?: { message: string };
  method?: string;
  params?: unknown;
}

/**
 * Chromium's DevTools protocol over a pair of pipes: JSON, each message ended by a zero. Unlike a
 * socket it needs no port, and the browser ends with it.
 */
export class DevTools {
  private count = 0;
  private received = '';
  private readonly waiting = new Map<number, (answer: Message) => void>();
  private readonly listeners = new Map<string, ((params: unknown) => void)[]>();

  constructor(
    private readonly input: Writable,
    output: Readable,
  ) {
    output.setEncoding('utf8').on('data', (text: string) => this.receive(text));
    output.on('close', () => {
      for (const answer of this.waiting.values()) {
        answer({ error: { message: 'Chromium has ended.' } });
      }
    });
  }

  /**
   * @param session The page that is meant; none for the browser.
   * @throws Error in Chromium's words.
   */
  send<Result>(method: string, params: object = {}, session?: string): Promise<Result> {
    const id = (this.count += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, ({ result, error }) => {
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result as Result);
      });
      this.input.write(`${JSON.stringify({ id, method, params, sessionId: session })}\0`);
    });
  }

  /** What the browser says of this next. */
  next<Params>(method: string): Promise<Params> {
    return new Promise((resolve) => {
      const listeners = this.listeners.get(method) ?? [];
      this.listeners.set(method, [...listeners, (params) => resolve(params as Params)]);
    });
  }

  private receive(text: string): void {
    const messages = (this.received + text).split('\0');
    this.received = messages.pop() ?? '';
    for (const message of messages) this.settle(JSON.parse(message) as Message);
  }

  private settle(message: Message): void {
    if (message.id !== undefined) {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    } else if (message.method) {
      const listeners = this.listeners.get(message.method) ?? [];
      this.listeners.delete(message.method);
      for (const listener of listeners) listener(message.params);
    }
  }
}
