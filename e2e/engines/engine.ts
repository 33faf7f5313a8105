/**
 * What the journey needs of a browser, whatever language that is driven in. Elements are named by
 * selectors; who they are for a visitor is the business of `Visit`.
 */
export interface Engine {
  /** Opens a page in a window as wide as a phone, and waits until it has loaded. */
  open(address: string): Promise<unknown>;
  /** Presses the middle of the first element of a selector. */
  press(selector: string): Promise<unknown>;
  /** Types into the first field of a selector. */
  type(selector: string, text: string): Promise<unknown>;
  /** Runs a function in the page, and waits for its promise. It sees only the page and its arguments. */
  run: Run;
  close(): Promise<unknown>;
}

export type Run = <Arguments extends unknown[], Result>(
  script: (...args: Arguments) => Result,
  ...args: Arguments
) => Promise<Awaited<Result>>;

/** A phone's window, in pixels. */
export const WINDOW = { width: 360, height: 740 };
