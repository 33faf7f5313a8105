import sharp from 'sharp';
import type { Page } from 'playwright/test';

export type Color = readonly [red: number, green: number, blue: number];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something to be seen, and the place whose ground it must stand out from. */
export interface Sight {
  what: string;
  color: Color;
  /** From 0 to 1. */
  opacity: number;
  place: Box;
  /** The contrast that WCAG 1.4.6 or 1.4.11 asks for. */
  least: number;
}

/** What says where the keyboard is: its colour, and the middle of each of its sides. */
export interface Ring {
  what: string;
  color: Color;
  points: { x: number; y: number }[];
}

/** A picture of a page, three bytes a pixel. */
export interface Photograph {
  data: Buffer;
  width: number;
  height: number;
}

/** Below this part of its place a colour is the seam of two others, and not a ground. */
const SEAM = 0.02;

/** Every text that is shown, every field's edge, every wordless button's edge and sign. */
export const findSights = (page: Page): Promise<Sight[]> =>
  page.evaluate(() => {
    const [TEXT, LARGE_TEXT, CONTROL] = [7, 4.5, 3];
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const inkOf = (css: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return { color: [red, green, blue] as const, opacity: alpha / 255 };
    };
    const leastOf = ({ fontSize, fontWeight }: CSSStyleDeclaration) => {
      const size = parseFloat(fontSize);
      return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? LARGE_TEXT : TEXT;
    };
    const modal = document.querySelector('dialog:modal, [popover]:popover-open, [data-overlay]');
    const shows = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert]') &&
      // Words for screen readers, and the way past the navigation until it has focus.
      getComputedStyle(element).clipPath !== 'inset(50%)' &&
      (!modal || modal.contains(element));
    // In front of the page stands only what the window shows: see `photograph`.
    const placeAt = (x: number, y: number, width: number, height: number) => ({
      x: x + (modal ? 0 : scrollX),
      y: y + (modal ? 0 : scrollY),
      width,
      height,
    });
    /** Where a list of links with a scroll of its own cuts off what it holds, if it does. */
    const shownPartOf = (element: Element) => {
      const list = element.closest('nav');
      const scrolls =
        list &&
        ['auto', 'scroll'].includes(getComputedStyle(list).overflowY) &&
        list.scrollHeight > list.clientHeight;
      if (!scrolls) return [-Infinity, Infinity] as const;
      const top = list.getBoundingClientRect().top + list.clientTop;
      // Whole pixels: the one that the list's border shares is a seam.
      return [Math.ceil(top), Math.floor(top + list.clientHeight)] as const;
    };
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.classList} «${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}»`;

    const sights: Sight[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const element = text.parentElement!;
      if (!text.data.trim() || element.matches('option, script, style, noscript *')) continue;
      if (!shows(element)) continue;
      const style = getComputedStyle(element);
      const range = document.createRange();
      range.selectNodeContents(text);
      const [highest, lowest] = shownPartOf(element);
      for (const { x, y, width, height } of range.getClientRects()) {
        const [top, bottom] = [Math.max(y, highest), Math.min(y + height, lowest)];
        if (width < 2 || bottom - top < 2) continue;
        const place = placeAt(x, top, width, bottom - top);
        sights.push({ what: nameOf(element), ...inkOf(style.color), place, least: leastOf(style) });
      }
    }
    for (const control of document.querySelectorAll('input, select, textarea, button, summary')) {
      const style = getComputedStyle(control);
      const { x, y, width, height } = control.getBoundingClientRect();
      if (!shows(control) || width < 2) continue;
      const what = nameOf(control);
      const isField = control.matches('input, select, textarea');
      if (isField) {
        // The text stands at the head of its field; the arrow of a list at its end.
        const place = placeAt(x + parseFloat(style.paddingLeft), y + 8, width / 2, height - 16);
        const inks = [style.color];
        if (control.matches('[placeholder]')) {
          inks.push(getComputedStyle(control, '::placeholder').color);
        }
        for (const ink of inks) sights.push({ what, ...inkOf(ink), place, least: TEXT });
      }
      // Words are enough to tell a button.
      const needsEdge = isField || !control.textContent?.trim();
      const edge = inkOf(style.borderTopColor);
      if (needsEdge && parseFloat(style.borderTopWidth) > 0 && edge.opacity > 0) {
        const place = placeAt(x + width / 4, y - 6, width / 2, 4);
        sights.push({ what: `edge of ${what}`, ...edge, place, least: CONTROL });
      }
      for (const icon of control.querySelectorAll('svg')) {
        const sign = icon.getBoundingClientRect();
        if (sign.width < 2) continue;
        const place = placeAt(sign.x, sign.y, sign.width, sign.height);
        const ink = inkOf(getComputedStyle(icon).color);
        sights.push({ what: `sign of ${what}`, ...ink, place, least: CONTROL });
      }
    }
    return sights;
  });

/** The ring of each link, button and field, all of them being made to show it. */
export const findRings = (page: Page): Promise<Ring[]> =>
  page.evaluate(() => {
    const holderOf = (element: Element | null): Element | null => {
      if (!element || element === document.body) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return element;
      return holderOf(element.parentElement);
    };
    const rings: Ring[] = [];
    const stops = document.querySelectorAll('a[href], button, input, select, textarea, summary');
    for (const stop of stops) {
      const isShown = stop.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isShown || stop.closest('[inert]') || stop.matches('a[href="#contenu"]')) continue;
      const what = (stop.getAttribute('aria-label') ?? stop.textContent ?? '').trim();
      // A link over several lines has no sides: its neighbours show that its ring is there.
      if (stop.getClientRects().length > 1) continue;
      const holder = holderOf(stop);
      if (!holder) {
        rings.push({ what, color: [0, 0, 0], points: [] });
        continue;
      }
      const { outlineColor, outlineOffset, outlineWidth } = getComputedStyle(holder);
      const [red = 0, green = 0, blue = 0] = (outlineColor.match(/\d+/g) ?? []).map(Number);
      const gap = parseFloat(outlineOffset) + parseFloat(outlineWidth) / 2;
      const { left, right, top, bottom } = holder.getBoundingClientRect();
      const [x, y] = [(left + right) / 2 + scrollX, (top + bottom) / 2 + scrollY];
      const points = [
        { x: left - gap + scrollX, y },
        { x: right + gap + scrollX, y },
        { x, y: top - gap + scrollY },
        { x, y: bottom + gap + scrollY },
      ];
      rings.push({ what, color: [red, green, blue], points });
    }
    return rings;
  });

/**
 * The whole page without its words and signs; the window alone where something stands in front.
 *
 * @param withRings Whether the rings of what has focus are in the picture.
 */
export async function photograph(page: Page, withRings: boolean): Promise<Photograph> {
  const style = await page.addStyleTag({
    content: `*, *::before, *::after {
      color: transparent !important;
      fill: transparent !important;
      text-decoration-color: transparent !important;
      caret-color: transparent !important;
      ${withRings ? '' : 'outline-color: transparent !important;'}
    }
    svg { opacity: 0 !important; }`,
  });
  const isWhole = (await page.locator(':modal, :popover-open, [data-overlay]').count()) === 0;
  const place = await page.evaluate((whole) => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return whole
      ? { x: 0, y: 0, width: scrollWidth, height: scrollHeight }
      : { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight };
  }, isWhole);
  const client = await page.context().newCDPSession(page);
  // Playwright's own way packs the picture as small as can be, which takes twice the time.
  const { data: picture } = await client.send('Page.captureScreenshot', {
    captureBeyondViewport: isWhole,
    clip: { ...place, scale: 1 },
    optimizeForSpeed: true,
  });
  await client.detach();
  await style.evaluate((element: Element) => element.remove());
  const { data, info } = await sharp(Buffer.from(picture, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The colour at a point, undefined outside of the picture. */
export function colorAt({ data, width, height }: Photograph, x: number, y: number) {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
  const at = (row * width + column) * 3;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
}

/** The colours of a place, without the seams between them. */
export function groundsOf(picture: Photograph, { x, y, width, height }: Box): Color[] {
  const counts = new Map<number, number>();
  const [left, right] = [Math.max(0, Math.floor(x)), Math.min(picture.width, x + width)];
  const [top, bottom] = [Math.max(0, Math.floor(y)), Math.min(picture.height, y + height)];
  let total = 0;
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      const color = picture.data.readUIntBE((row * picture.width + column) * 3, 3);
      counts.set(color, (counts.get(color) ?? 0) + 1);
      total += 1;
    }
  }
  return [...counts]
    .filter(([, count]) => count >= total * SEAM)
    .map(([color]) => [color >> 16, (color >> 8) & 255, color & 255] as const);
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's contrast of a colour on a ground that may shine through it: from 1 to 21. */
export function contrast(color: Color, opacity: number, ground: Color): number {
  const seen = [0, 1, 2].map(
    (part) => (color[part] ?? 0) * opacity + (ground[part] ?? 0) * (1 - opacity),
  ) as unknown as Color;
  const [one, other] = [luminance(seen), luminance(ground)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
