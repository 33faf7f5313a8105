/**
 * Writes the icon sprite `components/ui/icons.svg`, with a symbol for each `IconName`.
 *
 * Pictograms are Phosphor's duotone icons, arrows and controls its bold ones. `icons/` has three on
 * the same grid of 256 and with lines of 16: Phosphor has no pregnant woman and no elderly person,
 * and its hospital has a cross, which in red on white is a protected emblem.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { optimize, type Config } from 'svgo';
import type { IconName } from '@/lib/content/schemas/variants';
import { ROOT } from '@/scripts/root';

const phosphor = (weight: string, name: string) =>
  `node_modules/@phosphor-icons/core/assets/${weight}/${name}-${weight}.svg`;

const duotone = (name: string) => phosphor('duotone', name);

/** Icons with Phosphor's own names. */
const sameName = <Name extends IconName>(weight: string, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, phosphor(weight, name)])) as Record<Name, string>;

const sources = {
  ...sameName('bold', 'arrow-left', 'arrow-right', 'caret-left', 'caret-right', 'check'),
  ...sameName('duotone', 'baby', 'certificate', 'check-circle', 'clock', 'copy', 'hand-heart'),
  ...sameName('duotone', 'info', 'leaf', 'map-pin', 'pill', 'question', 'stethoscope', 'tag'),
  ...sameName('duotone', 'user', 'users', 'wheelchair'),
  ...sameName('fill', 'pause', 'play'),
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

/** At the largest size, a unit of the grid is a tenth of a pixel. */
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
