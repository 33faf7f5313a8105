/**
 * Draws the icon sprite `components/ui/icons.svg`: the icons of `IconName`, and no other, as symbols
 * that `components/ui/Icon` refers to. One request serves every page, and no icon is code.
 *
 * Phosphor's duotone weight serves for pictures, its bold weight for arrows and controls. Two
 * icons that Phosphor lacks are drawn here on the same grid of 256 with the same line of 16.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { optimize, type Config } from 'svgo';
import type { IconName } from '@/lib/content/schemas/looks';
import { ROOT } from '../root';

const phosphor = path.join(ROOT, 'node_modules/@phosphor-icons/core/assets');

type Source = { weight: 'duotone' | 'bold' | 'fill'; name: string } | { drawing: string };

const duotone = (name: string): Source => ({ weight: 'duotone', name });
const bold = (name: string): Source => ({ weight: 'bold', name });
const fill = (name: string): Source => ({ weight: 'fill', name });

/** A standing woman with a round belly, an arm resting on it. */
const pregnancy = `<path d="M106 94c-22 6-34 24-34 46v92h72v-34c30-4 46-22 46-47 0-23-18-38-42-40-4-9-12-15-22-17Z" opacity="0.2"/><g fill="none" stroke="currentColor" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"><circle cx="118" cy="46" r="26"/><path d="M72 232v-92c0-27 17-48 43-48 17 0 29 8 33 20 25 0 42 16 42 39 0 26-18 43-46 46v35"/><path d="M110 134v18c0 12 8 20 20 20h20"/></g>`;

/** An elderly person leaning on a stick. */
const elder = `<path d="M98 84c-23 6-37 24-39 50l-4 42h57l12-60Z" opacity="0.2"/><g fill="none" stroke="currentColor" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"><circle cx="130" cy="48" r="26"/><path d="M101 84c-24 4-39 24-42 50l-4 42h46l-11 56"/><path d="M109 106l28 36h40"/><path d="M97 176l27 56"/><path d="M184 232v-76c0-13 8-20 18-20"/></g>`;

/**
 * A hospital by its letter. Phosphor's bears a cross, which in red on white is a protected emblem.
 */
const hospital = `<path d="M48 48h160v168H48Z" opacity="0.2"/><g fill="none" stroke="currentColor" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"><path d="M24 216h208M48 216V48h160v168M100 84v64M156 84v64M100 116h56M108 216v-32h40v32"/></g>`;

const sources = {
  'arrow-left': bold('arrow-left'),
  'arrow-right': bold('arrow-right'),
  baby: duotone('baby'),
  bowl: duotone('bowl-food'),
  calendar: duotone('calendar-heart'),
  'caret-left': bold('caret-left'),
  'caret-right': bold('caret-right'),
  certificate: duotone('certificate'),
  chat: duotone('chats-circle'),
  check: bold('check'),
  'check-circle': duotone('check-circle'),
  clock: duotone('clock'),
  close: bold('x'),
  copy: duotone('copy'),
  elder: { drawing: elder },
  envelope: duotone('envelope-simple'),
  facebook: duotone('facebook-logo'),
  family: duotone('users-three'),
  'first-aid': duotone('first-aid-kit'),
  graduation: duotone('graduation-cap'),
  'hand-heart': duotone('hand-heart'),
  hospital: { drawing: hospital },
  house: duotone('house-line'),
  info: duotone('info'),
  instagram: duotone('instagram-logo'),
  leaf: duotone('leaf'),
  listen: duotone('speaker-high'),
  'map-pin': duotone('map-pin'),
  menu: bold('list'),
  moon: duotone('moon-stars'),
  pause: fill('pause'),
  phone: duotone('phone-call'),
  pill: duotone('pill'),
  play: fill('play'),
  plus: bold('plus'),
  pregnancy: { drawing: pregnancy },
  print: duotone('printer'),
  pulse: duotone('heartbeat'),
  question: duotone('question'),
  share: duotone('share-network'),
  stethoscope: duotone('stethoscope'),
  tag: duotone('tag'),
  user: duotone('user'),
  users: duotone('users'),
  warning: duotone('warning-circle'),
  whatsapp: duotone('whatsapp-logo'),
  wheelchair: duotone('wheelchair'),
} satisfies Record<IconName, Source>;

async function draw(source: Source): Promise<string> {
  if ('drawing' in source) return source.drawing;
  const file = path.join(phosphor, source.weight, `${source.name}-${source.weight}.svg`);
  const svg = await readFile(file, 'utf8');
  return withoutFrame(optimize(svg, rounded).data);
}

/** A unit of the grid of 256 is a tenth of a pixel where an icon is largest: nobody sees less. */
const rounded: Config = {
  plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }],
};

/** What is drawn, without the file around it and the empty square that Phosphor begins with. */
const withoutFrame = (svg: string) =>
  svg
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(
      /<path fill="none" d="M0 0h256v256H0z"\/>|<rect width="256" height="256" fill="none"\/>/,
      '',
    );

/** Writes the sprite. */
export async function drawIcons(): Promise<void> {
  const symbols = await Promise.all(
    Object.entries(sources).map(
      async ([name, source]) =>
        `<symbol id="${name}" viewBox="0 0 256 256">${await draw(source)}</symbol>`,
    ),
  );
  await writeFile(
    path.join(ROOT, 'components/ui/icons.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">\n${symbols.join('\n')}\n</svg>\n`,
  );
}
