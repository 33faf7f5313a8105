/** Bundles the editor with all its files: its page loads nothing from other hosts. */
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { EditorPlace } from '@/editor/config';
import { ROOT } from '@/scripts/root';
import { cutIcons } from './editorIcons';
import { formatPolicy } from './pages/securityPolicy';

/** Beside the page, not below it: hosts take a folder of the same name for the page itself. */
export const EDITOR_PAGE = 'admin.html';
export const EDITOR_FILES = 'admin-files';

const PACKAGE = path.join(ROOT, 'node_modules/@sveltia/cms');
const ASSETS = path.join(PACKAGE, 'npm/assets');

/** Other languages, and the colours of program code: three hundred unused files. */
const withoutBallast: Plugin = {
  name: 'without-ballast',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@shikijs\/|locales\/[\w-]+\.json$/ }, ({ path: name }) =>
      name.endsWith('/fr.json') ? undefined : { path: 'nothing', namespace: 'ballast' },
    );
    onLoad({ filter: /.*/, namespace: 'ballast' }, () => ({ contents: 'export default {};' }));
  },
};

/** What the page of the editor may do: a policy apart, since it writes its styles by script. */
function policyOf({ backend, local, site }: EditorPlace): string {
  const host = 'api_root' in backend ? [new URL(String(backend.api_root)).origin] : [];
  return formatPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    // Avatars are at the git host.
    'img-src': ["'self'", 'blob:', 'data:', ...(local ? [] : ['https:'])],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", 'blob:', 'data:', ...(local ? [] : host)],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'blob:', ...(local ? [site] : [])],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
  });
}

/** In a script element nothing but its end tag ends the data. */
const asData = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** What the package leaves to the project. */
const STYLE = [
  // An article that is not whole has several faults, a line each.
  '[role=alert]{white-space:pre-line}',
  // A sign is read to its figure, on a phone too.
  '[role=option] .truncated-text{-webkit-line-clamp:none!important}',
  '[role=option].button{height:auto!important;min-height:2.75rem;text-align:start;white-space:normal}',
  // On a phone a long text is as wide as the screen, and its row is not.
  '.item .text-editor{width:auto!important;margin-inline:0!important}',
  // What opens a folded part is as large as a finger.
  '.field button:is([aria-controls$=item-list],[aria-controls$=-body]){min-width:2.75rem;min-height:2.75rem}',
  '@media(pointer:coarse){.field .sui.button.small{min-width:2.75rem;min-height:2.75rem}}',
].join('');

const pageText = (place: EditorPlace, base: string): string =>
  `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(place)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Modifier le site</title>
<style>${STYLE}</style>
</head>
<body>
<script type="application/json" id="place">${asData(place)}</script>
<script type="module" src="${base}editor.js"></script>
<noscript>Cette page ne s’ouvre pas : votre navigateur bloque JavaScript.</noscript>
</body>
</html>
`;

interface EditorOptions {
  /** Folder that gets the page, and beside it the folder of its files. */
  outdir: string;
  place: EditorPlace;
  /** Where the site hangs under its host; empty at the root. */
  basePath?: string;
}

/** Writes the editor's page alone: it holds the names of the site's pages. */
export const writeEditorPage = ({ outdir, place, basePath = '' }: EditorOptions): Promise<void> =>
  writeFile(path.join(outdir, EDITOR_PAGE), pageText(place, `${basePath}/${EDITOR_FILES}/`));

/** Writes the editor's page and its files. */
export async function bundleEditor(options: EditorOptions): Promise<void> {
  const { outdir } = options;
  const files = path.join(outdir, EDITOR_FILES);
  await mkdir(files, { recursive: true });
  const { outputFiles } = await build({
    write: false,
    entryPoints: { editor: path.join(ROOT, 'editor/main.ts') },
    outdir: files,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    charset: 'utf8',
    target: 'es2022',
    alias: { '@': ROOT },
    plugins: [withoutBallast],
    logLevel: 'error',
  });
  await Promise.all(outputFiles.map(({ path: file, contents }) => writeFile(file, contents)));
  // With the licences of the fonts that lie there; the package's own goes beside them.
  await cp(ASSETS, path.join(files, 'assets'), {
    recursive: true,
    filter: (name) => !name.endsWith('.map'),
  });
  const scripts = outputFiles.map(({ text }) => text).join('\n');
  const icons = (await readdir(ASSETS)).find((name) => /^material-symbols.*2$/.test(name)) ?? '';
  const typeface = await readFile(path.join(ASSETS, icons));
  await writeFile(path.join(files, 'assets', icons), await cutIcons(typeface, scripts));
  await cp(path.join(PACKAGE, 'LICENSE.txt'), path.join(files, 'LICENSE.txt'));
  await writeEditorPage(options);
}
