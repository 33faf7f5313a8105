/** `<link rel="stylesheet" …>` as Next writes it. */
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;
/** An address in a style sheet that starts from the sheet's own folder. */
const RELATIVE_URL = /url\((["']?)(?!data:|https?:|\/|#)([^"')]+)\1\)/g;

/** What becomes of a page's style. */
interface Parts {
  /** What stands in the page. */
  style: string;
  /** Address of the sheet that is for paper alone. */
  printSheet?: string;
}

/**
 * Writes a page's style into the page: no round trip stands between it and the first paint. The
 * links stay, disabled: they fetch nothing, and React sees by them that the style is there. What
 * another page needs of the same sheets comes before it is shown: see lib/browser/wholeStyles.ts.
 * (Next can inline it too, but then writes it a second time into the page's data, and once more
 * into each payload of the client navigation.)
 *
 * @param html The exported page.
 * @param read Gives the text of a style sheet by its address in the page.
 * @param part Parts the page's whole style; all of it stands in the page unless told.
 * @throws Error where the page has no style sheet of the expected form, or one that is left over.
 */
export function inlineStyles(
  html: string,
  read: (href: string) => string,
  part: (css: string) => Parts = (style) => ({ style }),
): string {
  const hrefs = [...html.matchAll(STYLESHEET)].map(([, href = '']) => href);
  if (hrefs.length === 0) throw new Error('The style sheets of Next are not where expected.');
  const { style, printSheet } = part(hrefs.map((href) => fromRoot(read(href), href)).join('\n'));
  if (style.includes('</style')) throw new Error('A style sheet would end its own element.');
  const forPaper = printSheet ? `<link rel="stylesheet" href="${printSheet}" media="print"/>` : '';
  let first = true;
  return html.replace(STYLESHEET, (link) => {
    const disabled = link.replace('/>', ' disabled=""/>');
    if (!first) return disabled;
    first = false;
    return `<style>${style}</style>${forPaper}${disabled}`;
  });
}

/** Fonts and pictures are named from the style sheet's folder: in the page that is another. */
function fromRoot(css: string, href: string): string {
  return css.replace(RELATIVE_URL, (_, _quote: string, address: string) => {
    const { pathname } = new URL(address, new URL(href, 'https://site.invalid'));
    return `url(${pathname})`;
  });
}
