/**
 * A sketch of a page's first picture, inside the page: small enough to come in the same round trip,
 * it stands where the picture will, until that has come by a round trip of its own.
 */
import sharp from 'sharp';
import { hastySize } from './documentSize';

/** In pixels: whoever knows the picture knows it again, and whoever does not sees people. */
const WIDTH = 72;

/** In bytes: the home page has room for no more. */
const MOST = 800;

/** Of WebP, the finest first. */
const QUALITIES = [60, 50, 45, 40, 35, 30, 25, 20, 15, 10];

/** In KiB, compressed in haste: a page that weighs more would come later for its sketch. */
const ROOM = 14.4;

/** How much of a picture may be see-through: its corners. The sketch has none, and is cut round. */
const CLEAR = 0.05;

const FIRST_PICTURE = /<img src="([^"]+)"[^>]* fetchPriority="high"/;

/**
 * The rule that draws a picture's sketch behind it.
 *
 * @param src The picture's address in the page.
 * @param file A drawing or a photograph.
 * @returns Nothing where the picture lets what is behind it be seen.
 */
export async function sketchRule(src: string, file: string): Promise<string | undefined> {
  const { data, info } = await sharp(file)
    .resize({ width: WIDTH })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = sharp(data, { raw: info });
  const { channels, dominant } = await small.stats();
  if ((channels.at(-1)?.mean ?? 0) / 255 < 1 - CLEAR) return undefined;
  for (const quality of QUALITIES) {
    const sketch = await small
      .clone()
      .flatten({ background: dominant })
      .webp({ quality, effort: 6 })
      .toBuffer();
    if (sketch.length > MOST) continue;
    const address = `data:image/webp;base64,${sketch.toString('base64')}`;
    // Placed as the pictures of the heads are in their frames; the picture's own ground stays. Where
    // the picture is lost, its words would lie over the sketch, which tells as much.
    return `img[src="${src}"]{background-image:url(${address});background-position:50% 70%;background-size:cover;color:transparent}`;
  }
  return undefined;
}

/**
 * Makes the function that adds to a page the sketch of its first picture, where there is room.
 *
 * @param fileOf Gives the file behind an address of the site.
 */
export function sketcher(fileOf: (address: string) => string) {
  const rules = new Map<string, Promise<string | undefined>>();
  return async (html: string): Promise<string> => {
    const src = FIRST_PICTURE.exec(html)?.[1];
    if (!src) return html;
    const rule = rules.get(src) ?? sketchRule(src, fileOf(src));
    rules.set(src, rule);
    const added = (await rule) ?? '';
    const sketched = html.replace('</style>', () => `${added}</style>`);
    return hastySize(sketched) > ROOM ? html : sketched;
  };
}
