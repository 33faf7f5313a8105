import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { subset, FRENCH } from '@/scripts/prepare/fonts';
import { DEVICES, getFolder, type Device, type DeviceName } from './devices';

/** Unpacks the fonts of every device: browsers take no WOFF2 from the system. */
export default async function makeTypefaces(): Promise<void> {
  const devices = Object.entries(DEVICES) as [DeviceName, Device][];
  await Promise.all(devices.map(([name, device]) => makeDevice(getFolder(name), device)));
}

async function makeDevice(folder: string, device: Device): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'fonts.conf'), configuration(folder, device));
  const write = async (family: string, name: string, axes: Record<string, number>) => {
    const file = family.toLowerCase().replace(' ', '-');
    const source = `@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`;
    const face = { name, source, axes, without: '', features: ['kern', 'liga'] };
    await writeFile(join(folder, `${name}.ttf`), await subset(face, FRENCH, 'sfnt'));
  };
  // A variable font stays one file.
  if (!device.weights) await write(device.family, 'all', {});
  for (const weight of Object.keys(device.weights ?? {}))
    await write(device.family, weight, { wght: Number(weight) });
}

/** The fontconfig file: the folder, names as on the device, and the fallback families. */
function configuration(folder: string, { family, weights }: Device): string {
  const text = (value: string) => `<string>${value}</string>`;
  const named = (name: string) => `<test name="family">${text(name)}</test>`;
  const renamed = Object.entries(weights ?? {}).map(
    ([weight, [full, postScript]]) => `<match target="scan">${named(family)}
<test name="weight"><const>${weight === '700' ? 'bold' : 'regular'}</const></test>
<edit name="fullname" mode="assign">${text(full)}</edit>
<edit name="postscriptname" mode="assign">${text(postScript)}</edit></match>`,
  );
  // The package's variable font matches the full name of its bold, the device's does not.
  const nameless = `<match target="scan"><test name="fullname">${text(`${family} Bold`)}</test>
<edit name="fullname" mode="delete_all"/></match>`;
  const place = folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>${place}</dir><cachedir>${place}</cachedir>
${weights ? renamed.join('\n') : nameless}
<match><edit name="family" mode="append_last">${text(family)}</edit></match>
</fontconfig>
`;
}
