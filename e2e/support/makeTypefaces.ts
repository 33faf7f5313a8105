import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { subset, FRENCH } from '@/scripts/prepare/fonts';
import { TYPEFACES } from './typefaces';

/** The package's font matches the full name of its bold, the phone's does not; hinting rounds widths. */
const CONFIGURATION = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir prefix="relative">.</dir><cachedir prefix="xdg">fontconfig</cachedir>
<match target="scan"><test name="fullname"><string>Roboto Bold</string></test>
<edit name="fullname" mode="delete_all"/></match>
<match><edit name="family" mode="append_last"><string>Roboto</string></edit><edit name="hinting"><bool>false</bool></edit></match>
</fontconfig>
`;

/** Unpacks Roboto, on Android since 12 one file: browsers take no WOFF2 from the system. */
export default async function makeTypefaces(): Promise<void> {
  const source = '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2';
  const face = { name: 'roboto', source, axes: {}, without: '', features: ['kern', 'liga'] };
  await mkdir(TYPEFACES, { recursive: true });
  await writeFile(join(TYPEFACES, 'roboto.ttf'), await subset(face, FRENCH, 'sfnt'));
  await writeFile(join(TYPEFACES, 'fonts.conf'), CONFIGURATION);
}
