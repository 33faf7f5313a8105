/**
 * The page of the editor: the package in French, on the content's own schemas, with the content's
 * own rules before each save. Where it stands is written in the page, as data.
 */
import CMS from '@sveltia/cms';
import * as z from 'zod';
import { tidy } from './beforeSaving';
import { committer, isNewHere, isUpToDate } from './commits';
import { editorConfig, type EditorPlace } from './config';
import { pageChoices } from './pageChoices';
import { noticesOf, showNotices } from './notices';
import { NumberField } from './NumberField';
import { beginSaving, isUnpublished, whilePicture } from './openForm';
import { pageField, ValuePreview } from './PageField';
import { pagePreview } from './PagePreview';
import { publishNow } from './publishNow';
import { repositoryFiles } from './repositoryFiles';
import { standingBar } from './standingBar';

// Its faster way compiles code, which the policy of the page refuses.
z.config({ jitless: true });

const given = JSON.parse(document.getElementById('place')?.textContent ?? '') as EditorPlace;
// Online, the editor is a page of the site that it edits.
const place = { ...given, site: new URL(given.site, location.origin).href.replace(/\/$/, '') };

/** Writes a setting of the package, unless the owner has chosen already. */
function remember(name: string, value: object, always = false): void {
  const key = `sveltia-cms.${name}`;
  if (always || localStorage.getItem(key) === null)
    localStorage.setItem(key, JSON.stringify(value));
}

remember('prefs', { locale: 'fr', theme: 'light' });
// On her own machine nobody signs in: the package takes this for a sign-in of before.
if (place.local) {
  remember('user', { backendName: place.backend.name, token: 'local' }, true);
}

const readFiles = () => repositoryFiles(place.backend);

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const { path, data } = entry.toJS() as unknown as {
      path: string;
      data: Record<string, unknown>;
    };
    return entry.set('data', tidy(path, data));
  },
});

const config = editorConfig(place);
const groups = (config.collections ?? []).flatMap((it) => ('divider' in it ? [] : [it]));

// Each save waits, unless it is told not to.
const waits = 'skip_ci' in place.backend && place.backend.skip_ci === true;

const followSave = standingBar({ ...place, publish: () => publishNow(place.backend) });

let asking: ReturnType<typeof setTimeout> | undefined;

/** The package says of nothing when it has read the repository: it is asked from time to time. */
function tellNotices(): void {
  clearTimeout(asking);
  asking = setTimeout(async () => {
    const files = await readFiles();
    const isRead = files.size > 0 && isUpToDate(await repositoryFiles(place.backend, 'sha'));
    if (isRead) showNotices(noticesOf(files));
    else tellNotices();
  }, 1000);
}
// What the browser has kept may be all: a repository that has not changed is not read again.
tellNotices();

Object.assign(globalThis, {
  beginSaving,
  isNewHere: (path: string, sha: string) => {
    const isNew = isNewHere(path, sha);
    if (isNew) tellNotices();
    return isNew;
  },
  isUnpublished,
  sendCommit: committer(readFiles, ({ commit, date, held = waits }) =>
    followSave({ commit, held, date: date?.getTime() || Date.now() }),
  ),
  whilePicture,
});

CMS.registerFieldType(
  'page',
  pageField(async () => pageChoices(await readFiles())),
  ValuePreview,
);
// Online there is no site with what is not published yet, and a page lets no other frame it.
const pages = groups.flatMap((group): { name: string; preview_path?: string }[] =>
  'files' in group ? group.files : [group],
);
for (const { name, preview_path: page } of place.local ? pages : []) {
  if (page !== undefined) CMS.registerPreviewTemplate(name, pagePreview(place.site, page));
}
CMS.registerFieldType('number', NumberField, ValuePreview);

void CMS.init({ config });
