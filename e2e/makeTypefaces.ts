import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cut, FRENCH, type Face } from '@/scripts/prepare/fonts';
import { DEVICES, folderOf, TYPED_FACE, type Device, type DeviceName } from './devices';

/**
 * Puts the typefaces of every device where the browsers of the tests find them. Packages have them
 * compressed for the web, which no browser reads from a machine.
 */
export default async function makeTypefaces(): Promise<void> {
  const devices = Object.entries(DEVICES) as [DeviceName, Device][];
  await Promise.all(devices.map(([name, device]) => makeDevice(folderOf(name), device)));
}

async function makeDevice(folder: string, device: Device): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'fonts.conf'), configuration(folder, device));
  const write = async (name: string, source: string, axes: Face['axes']) => {
    const face: Face = { name, source, axes, without: '', features: ['kern', 'liga'] };
    await writeFile(join(folder, `${name}.ttf`), await cut(face, FRENCH, 'sfnt'));
  };
  await write('typed', TYPED_FACE.source, {});
  // Without a weight, the file stays what it is.
  if (!device.weights) await write('all', device.source, {});
  for (const weight of Object.keys(device.weights ?? {}))
    await write(weight, device.source, { wght: Number(weight) });
}

const text = (value: string) => `<string>${value}</string>`;
const named = (family: string) => `<test name="family">${text(family)}</test>`;
const scan = (...rules: string[]) => `<match target="scan">${rules.join('')}</match>`;

/**
 * What fontconfig reads: a folder, the names that its files have on the device, and the family that
 * stands in where letters of one width are asked for, or anything else.
 */
function configuration(folder: string, { family, weights, unknown }: Device): string {
  const renamed = Object.entries(weights ?? {}).map(([weight, { full, postScript }]) =>
    scan(
      named(family),
      `<test name="weight"><const>${weight === '700' ? 'bold' : 'regular'}</const></test>`,
      `<edit name="fullname" mode="assign">${text(full)}</edit>`,
      `<edit name="postscriptname" mode="assign">${text(postScript)}</edit>`,
    ),
  );
  const nameless = unknown
    ? scan(
        `<test name="fullname">${text(unknown)}</test>`,
        '<edit name="fullname" mode="delete_all"/>',
      )
    : '';
  const place = folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>${place}</dir><cachedir>${place}</cachedir>${renamed.join('')}${nameless}
<match>${named('monospace')}<edit name="family" mode="prepend">${text(TYPED_FACE.family)}</edit></match>
<match><edit name="family" mode="append_last">${text(family)}</edit></match>
</fontconfig>
`;
}
