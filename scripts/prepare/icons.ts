/**
 * Draws the icon sprite `components/ui/icons.svg`: the icons of `IconName`, and no other, as symbols
 * that `components/ui/Icon` refers to. One request serves every page, and no icon is code.
 *
 * Phosphor's duotone weight serves for pictures, its bold weight for arrows and controls. What it
 * lacks is drawn in `icons/`, on the same grid of 256 with the same line of 16: a standing woman with
 * a round belly, an elderly person leaning on a stick, and a hospital by its letter, since Phosphor's
 * bears a cross, which in red on white is a protected emblem.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { optimize, type Config } from 'svgo';
import type { IconName } from '@/lib/content/schemas/variants';
import { ROOT } from '../root';

const phosphor = (weight: string, name: string) =>
  `node_modules/@phosphor-icons/core/assets/${weight}/${name}-${weight}.svg`;

const duotone = (name: string) => phosphor('duotone', name);

/** Icons that have their name from Phosphor. */
const named = <Name extends IconName>(weight: string, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, phosphor(weight, name)])) as Record<Name, string>;

const sources = {
  ...named('bold', 'arrow-left', 'arrow-right', 'caret-left', 'caret-right', 'check', 'plus'),
  ...named('duotone', 'baby', 'certificate', 'check-circle', 'clock', 'copy', 'hand-heart'),
  ...named('duotone', 'info', 'leaf', 'map-pin', 'pill', 'question', 'stethoscope', 'tag'),
  ...named('duotone', 'user', 'users', 'wheelchair'),
  ...named('fill', 'pause', 'play'),
  bowl: duotone('bowl-food'),
  calendar: duotone('calendar-heart'),
  chat: duotone('chats-circle'),
  close: phosphor('bold', 'x'),
  elder: 'scripts/prepare/icons/elder.svg',
  envelope: duotone('envelope-simple'),
  facebook: duotone('facebook-logo'),
  family: duotone('users-three'),
  'first-aid': duotone('first-aid-kit'),
  graduation: duotone('graduation-cap'),
  hospital: 'scripts/prepare/icons/hospital.svg',
  house: duotone('house-line'),
  instagram: duotone('instagram-logo'),
  listen: duotone('speaker-high'),
  menu: phosphor('bold', 'list'),
  moon: duotone('moon-stars'),
  phone: duotone('phone-call'),
  pregnancy: 'scripts/prepare/icons/pregnancy.svg',
  print: duotone('printer'),
  pulse: duotone('heartbeat'),
  share: duotone('share-network'),
  warning: duotone('warning-circle'),
  whatsapp: duotone('whatsapp-logo'),
} satisfies Record<IconName, string>;

/** A unit of the grid of 256 is a tenth of a pixel where an icon is largest: nobody sees less. */
const rounded: Config = {
  plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }],
};

/** Writes the sprite. */
export async function drawIcons(): Promise<void> {
  const symbols = await Promise.all(
    Object.entries(sources).map(async ([name, source]) => {
      const svg = optimize(await readFile(path.join(ROOT, source), 'utf8'), rounded).data;
      const drawn = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
      return `<symbol id="${name}" viewBox="0 0 256 256">${drawn}</symbol>`;
    }),
  );
  await writeFile(
    path.join(ROOT, 'components/ui/icons.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">\n${symbols.sort().join('\n')}\n</svg>\n`,
  );
}
