import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { filesIn } from '@/scripts/files';
import { ROOT } from '@/scripts/root';

/** The output folder, which continuous integration keeps. */
export const GALLERY = 'gallery';

/** Next imports a picture as an object; here the sprite is inlined. */
const sprite: Plugin = {
  name: 'sprite',
  setup: ({ onLoad }) =>
    onLoad({ filter: /icons\.svg$/ }, () => ({ contents: 'export default { src: "" }' })),
};

/**
 * Writes one page with every story, as prerendered by React, with its style.
 *
 * @returns The path of the page.
 * @throws Error if a story does not render.
 */
export async function buildGallery(): Promise<string> {
  const stories = (await filesIn('components')).filter((file) => file.endsWith('.stories.tsx'));
  const imports = stories.map(
    (file, index) => `import * as s${index} from '@/components/${file}';`,
  );
  const groups = stories.map((file, index) => `['${basename(file, '.stories.tsx')}', s${index}]`);
  const { outputFiles } = await build({
    stdin: {
      contents: `${imports.join('\n')}
        import '@/app/globals.css';
        import { Stories } from '@/e2e/gallery/Stories';
        import { renderToStaticMarkup } from 'react-dom/server';
        export const html = renderToStaticMarkup(<Stories groups={[${groups.join()}]} />);`,
      loader: 'tsx',
      resolveDir: ROOT,
    },
    bundle: true,
    write: false,
    outdir: GALLERY,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.NEXT_PUBLIC_BASE_PATH': '"../public"',
    },
    alias: { '@': ROOT, 'next/navigation': `${ROOT}/e2e/gallery/navigation` },
    plugins: [sprite],
    loader: { '.svg': 'dataurl' },
    // Loaded on demand, which a prerendered page does not.
    external: ['swiper'],
  });
  const getText = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text;
  const bundle = { exports: {} as { html?: string } };
  const run = new Function('module', 'exports', 'require', getText('.js') ?? '');
  run(bundle, bundle.exports, createRequire(`${ROOT}/package.json`));
  const fonts = ['bricolage', 'atkinson'].map(
    (name) =>
      `:root { --font-${name}: ${name} } @font-face { font-family: ${name}; font-weight: 400 800; src: url(../app/fonts/${name}.woff2) }`,
  );
  const icons = await readFile('components/ui/icons.svg', 'utf8');
  const page = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Galerie</title>
    <meta name="viewport" content="width=device-width"><meta name="text-scale" content="scale"><style>${fonts.join('')}${getText('.css')}</style></head>
    <body><div hidden>${icons}</div>${bundle.exports.html}</body></html>`;
  await mkdir(GALLERY, { recursive: true });
  await writeFile(`${GALLERY}/index.html`, page);
  return `${ROOT}/${GALLERY}/index.html`;
}
