/**
 * What the journey needs of a browser, whatever language that is driven in. Elements are named by
 * selectors; who they are for a visitor is the business of `Visit`.
 */
export interface Engine {
  /** Opens a page in a window as wide as a phone, and waits until it has loaded. */
  open(address: string): Promise<void>;
  /** Presses the middle of the first element of a selector. */
  press(selector: string): Promise<void>;
  /** Types into the field of a selector; a day as `2099-12-24`, an hour as `10:30`. */
  type(selector: string, text: string): Promise<void>;
  /** Runs a function in the page. It sees nothing but the page and its arguments. */
  run: Run;
  close(): Promise<void>;
}

export type Run = <Arguments extends unknown[], Result>(
  script: (...args: Arguments) => Result,
  ...args: Arguments
) => Promise<Result>;

/** A phone's window, in pixels. */
export const WINDOW = { width: 360, height: 740 };

/** A day by its parts, in the order in which a browser whose language is English asks for them. */
export function dateParts(text: string): string[] | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return year ? [month, day, year] : undefined;
}
