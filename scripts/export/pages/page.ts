/** A page of the export on its way through the steps of the build. */
export interface Page {
  /** The file's name without its folder: `404.html` is another kind of page. */
  name: string;
  html: string;
  /** Address of the style that comes with its scripts. */
  laterStyle?: string;
}

/** One thing that the build does to each page. */
export type Step = (page: Page) => Page;

/** A step that changes nothing but the text. */
export const step =
  (change: (html: string) => string): Step =>
  (page) => ({ ...page, html: change(page.html) });
