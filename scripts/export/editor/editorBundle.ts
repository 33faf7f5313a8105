/** Bundles the editor with all its files: its page loads none from other hosts. */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { EditorPlace } from '@/editor/config';
import { formatPolicy } from '@/scripts/export/securityPolicy';

export const EDITOR_PAGE = 'admin.html';
/** Not `admin/`: hosts would serve the folder instead of the page. */
export const EDITOR_FILES = 'admin-files';

const PACKAGE = 'node_modules/@sveltia/cms';
const ASSETS = path.join(PACKAGE, 'npm/assets');

/** Leaves out other languages and syntax highlighting: three hundred unused files. */
const omitUnused: Plugin = {
  name: 'omit-unused',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@shikijs\/|locales\/[\w-]+\.json$/ }, ({ path: name }) =>
      name.endsWith('/fr.json') ? undefined : { path: 'empty', namespace: 'unused' },
    );
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'export default {};' }));
  },
};

/** The editor's Content-Security-Policy. Sveltia CMS inserts styles by script. */
function getPolicy({ backend, local }: EditorPlace): string {
  const host = 'api_root' in backend ? [new URL(String(backend.api_root)).origin] : [];
  return formatPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    // Avatars come from the git host.
    'img-src': ["'self'", 'blob:', 'data:', ...(local ? [] : ['https:'])],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", 'blob:', 'data:', ...host],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'blob:'],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
  });
}

/** Serialises a value for a script element, without a sequence that could end it. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Corrections of Sveltia's styles. */
const STYLE = [
  // A draft may have several problems, one on each line.
  '[role=alert]{white-space:pre-line}',
  // Shows warning signs in full: their thresholds are at the end.
  '[role=option] .truncated-text{-webkit-line-clamp:none!important}',
  '[role=option].button{height:auto!important;min-height:2.75rem;text-align:start;white-space:normal}',
  // On phones Sveltia makes a text editor as wide as the screen: it would overflow its row.
  '.item .text-editor{width:auto!important;margin-inline:0!important}',
  // Touch targets of 44 px for the buttons that expand and collapse.
  '.field button:is([aria-controls$=item-list],[aria-controls$=-body]){min-width:2.75rem;min-height:2.75rem}',
  '@media(pointer:coarse){.field .sui.button.small{min-width:2.75rem;min-height:2.75rem}}',
  // The state of the site is above the mount element of Sveltia CMS.
  'body{display:flex;flex-direction:column;height:100dvh;margin:0;overflow:clip}',
  // `contain` keeps its fixed form below that line.
  '#nc-root{position:relative;flex:1;min-height:0;overflow:clip;contain:layout}',
  '#state{padding:.25rem .75rem;font:.9375rem/1.5 sans-serif;background:#e3f4e6;color:#0f3d1a}',
  '#state[data-state=problem]{background:#fde3e0;color:#6b1008}',
  '.checklist{font-size:1rem;line-height:1.5}.checklist p{margin:0 0 .25rem}',
  '.checklist fieldset{margin:1rem 0 0;padding:.5rem;border:1px solid #767676;border-radius:.25rem}',
  '.checklist legend{padding:0 .25rem;font-weight:bold}',
  '.checklist label{display:flex;gap:.75rem;padding:.625rem .25rem;border-block-start:1px solid #ddd;cursor:pointer}',
  '.checklist input{flex:none;inline-size:1.5rem;block-size:1.5rem;margin:0}.checklist label:has(:checked){background:#e3f4e6}',
  '.checklist button{min-height:2.75rem;padding:.25rem 1rem;border:1px solid #0f3d1a;border-radius:.25rem;background:#e3f4e6;color:#0f3d1a;font:inherit;font-weight:bold}',
  '.notice{max-width:30rem;margin:20vh auto;padding:1rem;font:1.125rem/1.5 sans-serif}',
  '.notice button{min-height:2.75rem;padding:0 1rem;font:inherit}',
].join('');

/** Of the ways to sign in, this computer's folder needs none. */
const NO_TOKEN = '[data-label="Se connecter avec un jeton d’accès"]{display:none!important}';

const pageText = (place: EditorPlace, base: string): string =>
  `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${getPolicy(place)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Modifier le site</title>
<style>${STYLE}${place.local ? NO_TOKEN : ''}</style>
</head>
<body>
<div id="state" role="status" hidden></div>
<div id="nc-root"></div>
<script type="application/json" id="place">${scriptJson(place)}</script>
<script type="module" src="${base}editor.js"></script>
<noscript>Cette page ne s’ouvre pas : votre navigateur bloque JavaScript.</noscript>
</body>
</html>
`;

interface EditorOptions {
  /** Folder that gets the page, and beside it the folder of its files. */
  outdir: string;
  place: EditorPlace;
  /** The base path of the site; empty at the root. */
  basePath?: string;
}

/** Writes the editor's page only. It contains the options of the menus, which change with the content. */
export const writeEditorPage = ({ outdir, place, basePath = '' }: EditorOptions): Promise<void> =>
  writeFile(path.join(outdir, EDITOR_PAGE), pageText(place, `${basePath}/${EDITOR_FILES}/`));

/** Writes the editor's page and its files. */
export async function bundleEditor(options: EditorOptions): Promise<void> {
  const { outdir } = options;
  const files = path.join(outdir, EDITOR_FILES);
  await mkdir(files, { recursive: true });
  const { outputFiles } = await build({
    write: false,
    entryPoints: { editor: 'editor/main.ts' },
    outdir: files,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    charset: 'utf8',
    target: 'es2022',
    alias: { '@': '.' },
    plugins: [omitUnused],
    logLevel: 'error',
  });
  await Promise.all(outputFiles.map(({ path: file, contents }) => writeFile(file, contents)));
  // Includes the licences of the fonts. The package's own follows below.
  await cp(ASSETS, path.join(files, 'assets'), {
    recursive: true,
    filter: (name) => !name.endsWith('.map'),
  });
  await cp(path.join(PACKAGE, 'LICENSE.txt'), path.join(files, 'LICENSE.txt'));
  await writeEditorPage(options);
}
