import type { ExportedPage } from './exported';
import type { Item } from './content';

/** In the browser: texts missing from their pages, and items not separate from others. */
export function findUnexpected({
  pages,
  items,
}: {
  pages: ExportedPage[];
  items: Item[];
}): string[] {
  // Separates the texts of neighbouring blocks.
  const block = /<(?!!|\/?(?:a|abbr|b|bdi|em|i|mark|q|small|span|strong|sub|sup|time)\b)/g;
  const roots = new Map(
    pages.map(({ route, html }) => {
      const doc = new DOMParser().parseFromString(html.replace(block, ' <'), 'text/html');
      doc.querySelectorAll('script, style').forEach((element) => element.remove());
      return [route, doc.documentElement];
    }),
  );
  const known = new Map<Element, { text: string; markup: string }>();
  const read = (element: Element) => {
    const reading = known.get(element) ?? {
      text: element.textContent.replace(/\s+/g, ' '),
      markup: element.outerHTML
        .replace(/(?:%[\dA-F]{2})+/gi, decodeURIComponent)
        // A frame of a picture.
        .replace(/\.svg#\w+/g, '.svg'),
    };
    known.set(element, reading);
    return reading;
  };
  const has = (element: Element, fact: string) => {
    const { text, markup } = read(element);
    if (/^(\/|https:|\d{4}-)/.test(fact)) return markup.includes(`"${fact}"`);
    if (/^\d+$/.test(fact)) return new RegExp(`(?<!\\d)${fact}(?!\\d)`).test(text);
    return text.includes(fact) || markup.includes(fact);
  };
  const hasAll = (element: Element, texts: string[]) => texts.every((fact) => has(element, fact));
  const isWithin = (texts: string[], others: string[]) =>
    texts.every((fact) => others.some((other) => other.includes(fact)));

  return items.flatMap((item) => {
    const places = item.routes.flatMap((route) => roots.get(route) ?? []);
    const missing = item.texts.filter((fact) => !places.some((place) => has(place, fact)));
    if (missing.length > 0)
      return [`${item.name} is nowhere on ${item.routes}: ${missing.join(' | ')}`];
    const whole = places.filter((place) => hasAll(place, item.texts));
    const others = items.filter(
      ({ list, texts }) => list && list === item.list && !isWithin(texts, item.texts),
    );
    if (!item.list || item.texts.length < 2 || others.length === 0 || whole.length === 0) return [];
    /** Whether a smallest element with the item has no other item of the list. */
    const isSeparate = (element: Element): boolean => {
      const inner = [...element.children].filter((child) => hasAll(child, item.texts));
      if (inner.length > 0) return inner.some(isSeparate);
      return !others.some(({ texts }) => hasAll(element, texts));
    };
    return whole.some(isSeparate)
      ? []
      : [`${item.name} shares its element: ${item.texts.join(' | ')}`];
  });
}
