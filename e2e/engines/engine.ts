/** The browser operations of the journey, for any protocol. */
export interface Engine {
  /** Opens a page in a window as wide as a phone, and waits until it has loaded. */
  open(address: string): Promise<unknown>;
  tap(selector: string): Promise<unknown>;
  type(selector: string, text: string): Promise<unknown>;
  /** Runs a function in the page, without closure, and awaits it. */
  run: Run;
  close(): Promise<unknown>;
}

export type Run = <Arguments extends unknown[], Result>(
  script: (...args: Arguments) => Result,
  ...args: Arguments
) => Promise<Awaited<Result>>;

export const WINDOW = { width: 360, height: 740 };

/** The WebDriver commands in use, with their HTTP paths. */
export const COMMANDS = {
  Navigate: 'url',
  SetWindowRect: 'window/rect',
  ExecuteScript: 'execute/sync',
  FindElement: 'element',
  ElementClick: 'click',
  ElementSendKeys: 'value',
} as const;

/** Sends a command, to an element if named, and returns its value. */
type Send = (command: keyof typeof COMMANDS, body: object, element?: string) => Promise<unknown>;

/** A WebDriver browser in a phone-sized window. */
export async function driven(send: Send, close: Engine['close']): Promise<Engine> {
  await send('SetWindowRect', { x: 0, y: 0, ...WINDOW });
  const find = async (value: string) => {
    const found = await send('FindElement', { using: 'css selector', value });
    return Object.values(found as Record<string, string>)[0];
  };
  const run = (script: (...args: never[]) => unknown, ...args: unknown[]) =>
    send('ExecuteScript', { script: `return (${script.toString()})(...arguments)`, args });
  return {
    run: run as Run,
    open: (url) => send('Navigate', { url }),
    tap: async (selector) => send('ElementClick', {}, await find(selector)),
    type: async (selector, text) => send('ElementSendKeys', { text }, await find(selector)),
    close,
  };
}
