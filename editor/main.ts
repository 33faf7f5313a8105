/**
 * The page of the editor: the package in French, on the content's own schemas, with the content's
 * own rules before each save. Where it stands is written in the page, as data.
 */
import CMS from '@sveltia/cms';
import * as z from 'zod';
import { tidy } from './beforeSaving';
import { committer, isNewHere, isUpToDate } from './commits';
import { editorConfig, previewed, type EditorPlace } from './config';
import { pageChoices } from './pageChoices';
import { noticesOf, showNotices } from './notices';
import { NumberField } from './NumberField';
import { beginSaving, isUnpublished, whilePicture } from './openForm';
import { pageField, ValuePreview } from './PageField';
import { pagePreview } from './PagePreview';
import { publishNow } from './publishNow';
import { repositoryFiles } from './repositoryFiles';
import { standingBar } from './standingBar';
import './spelling';

// Its faster way compiles code, which the policy of the page refuses.
z.config({ jitless: true });

const given = JSON.parse(document.getElementById('place')?.textContent ?? '') as EditorPlace;
// Online, the editor is a page of the site that it edits.
const place = { ...given, site: new URL(given.site, location.origin).href.replace(/\/$/, '') };

// What the owner has chosen herself stays.
localStorage['sveltia-cms.prefs'] ??= JSON.stringify({ locale: 'fr', theme: 'light' });
// On her own machine nobody signs in: the package takes this for a sign-in of before.
if (place.local) {
  const user = { backendName: place.backend.name, token: 'local' };
  localStorage['sveltia-cms.user'] = JSON.stringify(user);
}

const readFiles = async () => (await repositoryFiles(place.backend)).texts;

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const { path, data } = entry.toJS() as { path: string; data: Record<string, unknown> };
    return entry.set('data', tidy(path, data));
  },
});

// Each save waits, unless it is told not to.
const waits = 'skip_ci' in place.backend && place.backend.skip_ci === true;

const bar = standingBar({ ...place, publish: () => publishNow(place.backend) });

let isTold = false;

// The package says of nothing when it has read the repository: it is asked from time to time. What
// the browser has kept may be all: a repository that has not changed is not read again.
setInterval(async () => {
  if (isTold) return;
  const { texts, shas } = await repositoryFiles(place.backend);
  isTold = texts.size > 0 && isUpToDate(shas);
  if (isTold) showNotices(noticesOf(texts));
}, 1000);

// What is called where the package hands over: `HANDOVERS` in `scripts/local/edit/bundle.ts`.
Object.assign(globalThis, {
  beginSaving: (...form: Parameters<typeof beginSaving>) => {
    bar.begin();
    return beginSaving(...form);
  },
  isNewHere: (path: string, sha: string) => {
    const isNew = isNewHere(path, sha);
    if (isNew) isTold = false;
    return isNew;
  },
  isUnpublished,
  sendCommit: committer({
    readFiles,
    backend: place.backend,
    onArrived: ({ commit, date, held = waits }) =>
      bar.follow({ commit, held, date: date?.getTime() || Date.now() }),
    onUnsure: bar.wait,
  }),
  whilePicture,
});

const readPages = async () => pageChoices(await readFiles());
CMS.registerFieldType('page', pageField(readPages), ValuePreview);
CMS.registerFieldType('number', NumberField, ValuePreview);
// Online there is no site with what is not published yet, and a page lets no other frame it.
for (const { name, preview_path: page } of place.local ? previewed : []) {
  if (page !== undefined) CMS.registerPreviewTemplate(name, pagePreview(place.site, page));
}

void CMS.init({ config: editorConfig(place) });
