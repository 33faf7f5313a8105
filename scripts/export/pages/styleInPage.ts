import { styleSheetsOf, withStyle } from '../nextOutput';

/** An address in a style sheet that starts from the sheet's own folder. */
const RELATIVE_URL = /url\((["']?)(?!data:|https?:|\/|#)([^"')]+)\1\)/g;

/** Paper, letters twice as large, colours of one's own: what stands in a sheet beside the page. */
export const FEW_MEDIA = ['print', '(max-width:15em)', '(forced-colors:active)'];

/** What becomes of a page's style. */
export interface Parts {
  /** What stands in the page. */
  style: string;
  /** Address of the sheet that few need. */
  sheetForFew: string;
}

/** The style of a page whole, as its sheets hold it. */
export const wholeStyleOf = (html: string, read: (href: string) => string): string =>
  styleSheetsOf(html)
    .map((href) => fromRoot(read(href), href))
    .join('\n');

/**
 * Writes a page's style into the page: no round trip stands between it and the first paint. The
 * links stay, disabled: they fetch nothing, and React sees by them that the style is there. What
 * another page needs of the same sheets comes before it is shown: see lib/browser/wholeStyles.ts.
 * (Next can inline it too, but then writes it a second time into the page's data, and once more
 * into each payload of the client navigation.)
 */
export function styleInPage(html: string, { style, sheetForFew }: Parts): string {
  if (style.includes('</style')) throw new Error('A style sheet would end its own element.');
  const link = `<link rel="stylesheet" href="${sheetForFew}" media="${FEW_MEDIA.join()}"/>`;
  // Whom it is for sees the page while it comes, and where it hangs: in the head it would hold up
  // the first paint, and before a script that one.
  return withStyle(html, `<style>${style}</style>`).replace('</body>', () => `${link}</body>`);
}

/** Fonts and pictures are named from the style sheet's folder: in the page that is another. */
function fromRoot(css: string, href: string): string {
  return css.replace(RELATIVE_URL, (_, _quote: string, address: string) => {
    const { pathname } = new URL(address, new URL(href, 'https://site.invalid'));
    return `url(${pathname})`;
  });
}
