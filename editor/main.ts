/**
 * The page of the editor: Sveltia CMS with the schemas and rules of the content. The page has its
 * `EditorPlace` as JSON.
 */
import CMS from '@sveltia/cms';
import * as z from 'zod';
import { fr } from '@/lib/text/typography';
import { ChecklistField } from './ChecklistField';
import { CheckedField, NumberField, ValuePreview } from './CheckedField';
import { getProblems, cleanEntry, type FormData } from './check';
import { editorConfig, type EditorPlace } from './config';
import { draftField } from './draftField';
import { PHOTO_TYPES } from './form';
import { followSite, type NoteSave } from './onlineState';
import { claimTab } from './singleTab';

// Zod's JIT compiles code, which the page's CSP refuses.
z.config({ jitless: true });

const embedded = JSON.parse(document.getElementById('place')?.textContent ?? '') as EditorPlace;
// The path is relative to the site itself.
const place = {
  ...embedded,
  site: new URL(embedded.site, location.origin).href.replace(/\/$/, ''),
};

/** The part of a saved entry that the package's types lack. */
const readSaved = (entry: { toJS: () => unknown }) =>
  entry.toJS() as { path: string; data: FormData };

let begun = 0;
let noteSave: NoteSave | undefined;

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    begun = performance.now();
    const { path, data } = readSaved(entry);
    return entry.set('data', cleanEntry(path, data));
  },
});

// Fields are validated before a save, rules across fields after it. The build checks both, and leaves
// the published site unchanged if it fails.
CMS.registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => {
    void noteSave?.(begun);
    const { path, data } = readSaved(entry);
    const problems = getProblems(path, data);
    const head = 'C’est enregistré, mais rien ne change sur le site avant que ceci soit corrigé :';
    if (problems.length > 0) alert([fr(head), ...problems].join('\n\n'));
  },
});

// Sveltia's own component has no description, and does not report an image without a file: here that
// is text, which the pattern of the long text rejects.
CMS.registerEditorComponent({
  id: 'image',
  label: 'Image',
  icon: 'image',
  trigger: 'button',
  fields: [
    { name: 'src', label: 'Fichier', widget: 'image', choose_url: false, accept: PHOTO_TYPES },
    { name: 'alt', label: 'Description', hint: 'En une phrase, ce que l’image montre.' },
  ],
  pattern: /!\[(?<alt>[^\]]*)\]\((?<src>[^)\s]*)[^)]*\)/,
  toBlock: ({ src = '', alt = '' }) => `![${alt}](${src})`,
  // An element, not HTML: values are text.
  toPreview: ({ src = '', alt = '' }) =>
    Object.assign(document.createElement('img'), { src: String(src), alt: String(alt) }),
});

const { control: Switch, preview: SwitchPreview } = CMS.getFieldType('boolean') ?? {};
if (typeof Switch !== 'function') throw new Error('Sveltia CMS has no boolean field.');

CMS.registerFieldType('checked', CheckedField, ValuePreview);
CMS.registerFieldType('amount', NumberField, ValuePreview);
CMS.registerFieldType('draft', draftField(Switch), SwitchPreview);
CMS.registerFieldType('checklist', ChecklistField);

await claimTab();
if (place.local) {
  // Sveltia CMS 0.221 backs up what is typed, but not after a switch from the git host to the folder.
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'local' }));
} else {
  const isTogether = 'skip_ci' in place.backend;
  noteSave = followSite(document.getElementById('state')!, place.site, isTogether);
}
void CMS.init({ config: editorConfig(place) });
