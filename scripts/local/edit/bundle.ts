/** Bundles the editor: nothing of it comes from another host, and it speaks French alone. */
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { EditorPlace } from '@/editor/config';
import { ROOT } from '@/scripts/root';
import { cutIcons } from './icons';
import { formatPolicy } from '@/scripts/export/pages/securityPolicy';

/** Beside the page, not below it: hosts take a folder of the same name for the page itself. */
export const EDITOR_PAGE = 'admin.html';
export const EDITOR_FILES = 'admin-files';

const PACKAGE = path.join(ROOT, 'node_modules/@sveltia/cms');
const ASSETS = path.join(PACKAGE, 'npm/assets');
const WORDS = path.join(ROOT, 'editor/words.json');

/**
 * What the package would ask of hosts that are not the owner's: whether there is a newer version, how
 * the git hosts are doing, and its typefaces, which lie beside it as well.
 */
const STRANGERS = [
  'https://unpkg.com/@sveltia/cms',
  'https://www.githubstatus.com/api/v2/status.json',
  'https://status-api.hostedstatus.com/1.0/status/5b36dc6502d06804c08349f7',
  'https://cdn.jsdelivr.net/fontsource/fonts',
];

/** An address that gives nothing, and asks nobody. */
const NOWHERE = 'data:,';

/**
 * Where the package hands over to the project. First, before a commit is sent, whatever it saves,
 * deletes or renames: `editor/commits.ts` is what it finds there.
 */
const HANDOVERS: [pattern: RegExp, replacement: string][] = [
  [
    /\{\.\.\.await (\w+)\((\w+),(\w+)\),author:(\w+)\(\)\}/g,
    '{...await globalThis.sendCommit($2,$3,(changes)=>$1(changes,$3)),author:$4()}',
  ],
  // The tabs of a browser share what the package remembers of the repository: whether another has
  // saved an entry, each must know by itself.
  [
    /\(\{path:(\w+),sha:(\w+)\}\)=>(\w+\[\1\]\?\.sha!==\2)\)/g,
    '({path:$1,sha:$2})=>globalThis.isNewHere($1,$2)||$3)',
  ],
  // Before a form is looked at and saved: what is under way in it is waited for, and where the
  // project finds a fault, the form is what is marked.
  [
    /if\(await (\w+\(\),await \w+\(\),!\w+\(\{draft:(\w+),enforceRequired:\w+\(\2\)\}\)\))throw (\w+)\(\{draft:\2\}\),/g,
    'if(await globalThis.beginSaving($2,()=>$3({draft:$2})),await $1throw $3({draft:$2}),',
  ],
  // A draft may lack what an article must have.
  [
    /(\w+)=(\w+)=>(!\w+\(\2\)\|\|\(\w+\(\2\)\?\?`draft`\)!==`draft`)/g,
    '$1=$2=>!globalThis.isUnpublished($2)&&($3)',
  ],
  [
    /await (\w+\(\{draft:\w+,resources:\w+,folder:\w+\(\w+\),libraryConfig:\w+\(\w+\)\}\))/g,
    'await globalThis.whilePicture($1)',
  ],
  // A number keeps its name, and with it how it is sorted and summed up; its box is ours.
  [
    /if\((\w+)\.includes\((\w+)\)\)(throw Error\(`The field type name)/g,
    "if($1.includes($2)&&$2!=='number')$3",
  ],
];

/** The package's main file asks no stranger, and hands over to the project. */
const atHome: Plugin = {
  name: 'at-home',
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path: file }) => {
      let text = await readFile(file, 'utf8');
      for (const address of STRANGERS) {
        if (!text.includes(address)) throw new Error(`The package no longer names ${address}.`);
        text = text.replaceAll(address, NOWHERE);
      }
      for (const [pattern, replacement] of HANDOVERS) {
        const { length } = text.match(pattern) ?? [];
        if (length !== 1) throw new Error(`The package no longer has ${pattern}.`);
        text = text.replace(pattern, replacement);
      }
      return { contents: text };
    });
  },
};

/** Other languages, and the colours of program code: three hundred files that nobody needs. */
const withoutBallast: Plugin = {
  name: 'without-ballast',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@shikijs\/|locales\/[\w-]+\.json$/ }, ({ path: name }) =>
      name.endsWith('/fr.json') ? undefined : { path: 'nothing', namespace: 'ballast' },
    );
    onLoad({ filter: /.*/, namespace: 'ballast' }, () => ({ contents: 'export default {};' }));
  },
};

/** The package's French in her words: an entry's pictures are images, a collection is a part. */
const inHerWords = (word: string) =>
  word
    .replace(/\b([ld])[ae] (?=ressource)/gi, '$1’')
    .replace(/ressource/g, 'image')
    .replace(/Ressource/g, 'Image')
    .replace(/(?<!\$)collection/g, 'rubrique')
    .replace(/Collection/g, 'Rubrique');

type Words = { [name: string]: string | Words };

/** The package's French, with our words over it. */
const withWords = (theirs: Words, ours: Words): Words => ({
  ...theirs,
  ...Object.fromEntries(
    Object.entries(ours).map(([name, word]) => [
      name,
      typeof word === 'object' ? withWords((theirs[name] ?? {}) as Words, word) : word,
    ]),
  ),
});

/** The whole French of the editor, of which `editor/words.json` has what is the project's own. */
export async function frenchWords(): Promise<Words> {
  const inside = (_: string, word: unknown) => (typeof word === 'string' ? inHerWords(word) : word);
  const [theirs = '', ours = ''] = await Promise.all(
    [path.join(PACKAGE, 'locales/fr.json'), WORDS].map((file) => readFile(file, 'utf8')),
  );
  return withWords(JSON.parse(theirs, inside) as Words, JSON.parse(ours) as Words);
}

const inFrench: Plugin = {
  name: 'in-french',
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]locales[\\/]fr\.json$/ }, async () => {
      const words = JSON.stringify(await frenchWords());
      // Signs stay on the line of their word; a colon may be part of a message's own rules.
      return { contents: words.replace(/ (?=[;?!»])|(?<=«) /g, '\u00a0'), loader: 'json' };
    });
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
    // The avatar of whoever signed in stands at the git host.
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

/** What the package leaves to the project: its messages in lines, and what is said above all. */
const STYLE = [
  '[role=alertdialog] .error{white-space:pre-line;max-height:50vh;overflow:auto}',
  // What opens a folded part is as large as a finger.
  '.field button:is([aria-controls$=item-list],[aria-controls$=-body]){min-width:2.75rem;min-height:2.75rem}',
  '@media(pointer:coarse){.field .sui.button.small{min-width:2.75rem;min-height:2.75rem}}',
  // A menu of pages is as the boxes around it.
  '.field select{width:calc(100% - 4px);min-height:2.75rem;margin:2px;font:inherit;color:inherit;background:var(--sui-textbox-background-color);border:1px solid var(--sui-textbox-border-color);border-radius:var(--sui-textbox-border-radius)}',
  '.field .empty :is(.label,.label *){white-space:normal;text-align:center}',
  '#notices{position:fixed;z-index:99;inset:auto .5rem calc(4.5rem + var(--standing,0px));max-width:44rem;max-height:45vh;overflow:auto;margin:auto;padding:.75rem 1rem;border:2px solid #8a5a00;border-radius:.5rem;background:#fff7e0;color:#1b1b1b;font:1rem/1.4 var(--sui-font-family-default,sans-serif)}',
  '#notices ul{margin:0 0 .5rem;padding-left:1.2rem}',
  '#notices button{min-height:2.75rem;padding:0 1rem;border:0;border-radius:.25rem;background:#1e2a78;color:#fff;font:inherit}',
  // Where a save stands, below all else: nothing is covered.
  'body>.app-shell{inset-block-end:var(--standing,0px)!important;height:auto!important}',
  // A form, and what is said of a picture, lie over the whole window.
  '.app-shell .wrapper[role=group]:has(>[role=toolbar]){inset-block-end:var(--standing,0px)}',
  '.toast-base{inset-block-end:var(--standing,0px)!important}',
  '@media(max-width:767px){.floating-action-button-wrapper{translate:0 calc(-1*var(--standing,0px))}}',
  // Where the package can't publish by itself, its button does nothing.
  'button[data-label="Publier les modifications"][aria-disabled=true]{display:none}',
  '#standing{position:fixed;z-index:98;inset:auto 0 0;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1rem;max-height:50vh;overflow:auto;box-sizing:border-box;padding:.25rem .5rem .25rem 1rem;border-top:2px solid;background:#eef1fb;color:#1e2a78;font:1rem/1.4 var(--sui-font-family-default,sans-serif)}',
  '#standing p{flex:1 1 16rem;margin:.4rem 0;color:#1b1b1b}',
  '#standing div{display:flex;gap:.25rem;margin-left:auto}',
  '#standing :is(a,button){display:inline-flex;align-items:center;min-height:2.75rem;padding:0 .75rem;border:0;background:none;color:#1e2a78;font:inherit;text-decoration:underline;cursor:pointer}',
  '#standing[data-kind=held] button{border-radius:.25rem;background:#1e2a78;color:#fff;text-decoration:none}',
  '#standing[data-kind=online]{background:#e6f4ea;color:#1b5e34}',
  '#standing:is([data-kind=late],[data-kind=unknown],[data-kind=held]){background:#fff7e0;color:#8a5a00}',
].join('');

/**
 * The editor's page.
 *
 * @param base Address of the folder of its files.
 */
export const editorPage = (place: EditorPlace, base: string): string =>
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

interface BundleOptions {
  /** Folder that gets the page, and beside it the folder of its files. */
  outdir: string;
  place: EditorPlace;
  /** Where the site hangs under its host; empty at the root. */
  basePath?: string;
}

/** Writes the editor's page and its files. */
export async function bundleEditor({ outdir, place, basePath = '' }: BundleOptions): Promise<void> {
  const base = `${basePath}/${EDITOR_FILES}/`;
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
    plugins: [atHome, withoutBallast, inFrench],
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
  await writeFile(path.join(outdir, EDITOR_PAGE), editorPage(place, base));
}
