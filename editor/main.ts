/**
 * The page of the editor: the package on the content's own schemas and rules. Where it stands is
 * written in the page, as data.
 */
import CMS from '@sveltia/cms';
import * as z from 'zod';
import { fr } from '@/lib/text/typography';
import { CheckedField, NumberField, ValuePreview } from './CheckedField';
import { problemsOf, tidy, type FormData } from './check';
import { editorConfig, previewed, type EditorPlace } from './config';
import { draftField } from './draftField';
import { pagePreview } from './PagePreview';

// Its faster way compiles code, which the policy of the page refuses.
z.config({ jitless: true });

const given = JSON.parse(document.getElementById('place')?.textContent ?? '') as EditorPlace;
// Online, the editor is a page of the site that it edits.
const place = { ...given, site: new URL(given.site, location.origin).href.replace(/\/$/, '') };

// On her own machine there is no account: until she is in, each visit takes the package's link for
// signing in. From then on the package remembers her.
const ENTERED = 'entered';
if (place.local && !localStorage.getItem(ENTERED)) {
  location.hash = `/signin/${btoa(JSON.stringify({ token: 'local', prefs: { locale: 'fr' } }))}`;
  addEventListener('hashchange', () => {
    if (location.hash.startsWith('#/collections')) localStorage.setItem(ENTERED, 'yes');
  });
}

type Saved = { path: string; data: FormData };

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const { path, data } = entry.toJS() as unknown as Saved;
    return entry.set('data', tidy(path, data));
  },
});

// A field says what is wrong with it before a save. What only several fields say together is told
// after it: the build refuses it too, and leaves the published site as it is.
CMS.registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => {
    const { path, data } = entry.toJS() as unknown as Saved;
    const problems = problemsOf(path, data);
    const head = 'C’est enregistré, mais rien ne change sur le site avant que ceci soit corrigé :';
    if (problems.length > 0) alert([fr(head), ...problems].join('\n\n'));
  },
});

// The package's own asks for no description, and leaves one without a file out of its list of errors:
// here that one is text, which the rule of the long text refuses.
CMS.registerEditorComponent({
  id: 'image',
  label: 'Image',
  icon: 'image',
  trigger: 'button',
  fields: [
    { name: 'src', label: 'Fichier', widget: 'image', choose_url: false },
    { name: 'alt', label: 'Description', hint: 'En une phrase, ce que l’image montre.' },
  ],
  pattern: /!\[(?<alt>[^\]]*)\]\((?<src>[^)\s]*)[^)]*\)/,
  toBlock: ({ src = '', alt = '' }) => `![${alt}](${src})`,
  toPreview: ({ src, alt }) => `<img src="${src}" alt="${alt}">`,
});

const Switch = CMS.getFieldType('boolean')?.control;
if (typeof Switch !== 'function') throw new Error('The package has no switch to build on.');

CMS.registerFieldType('checked', CheckedField, ValuePreview);
CMS.registerFieldType('amount', NumberField, ValuePreview);
CMS.registerFieldType('draft', draftField(Switch), ValuePreview);
// Online there is no site with what is not published yet, and a page lets no other frame it.
for (const { name, preview_path: page } of place.local ? previewed : []) {
  if (page !== undefined) CMS.registerPreviewTemplate(name, pagePreview(place.site, page));
}

void CMS.init({ config: editorConfig(place) });
