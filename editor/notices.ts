/** What the owner should know before she begins: files that can't be read, readings that ran out. */
import { readEntry } from '@/lib/content/read';
import type { Review } from '@/lib/content/schemas/health';
import { isReviewDue } from '@/lib/time/reviews';
import { yaoundeClock } from '@/lib/time/yaounde';
import { nameOfFile, schemaOf } from './beforeSaving';

/**
 * What is said, a French sentence each.
 *
 * @param texts Every file of the content, by its path from the project's root.
 * @param today The day in Yaoundé, `YYYY-MM-DD`.
 */
export function noticesOf(
  texts: ReadonlyMap<string, string>,
  today = yaoundeClock(Date.now()).date,
): string[] {
  return [...texts].flatMap(([file, text]) => {
    const broken = brokenFile(file, text);
    if (broken)
      return [
        `${broken} Son contenu manque dans l’éditeur, et rien de nouveau ne paraît sur le site avant qu’il soit corrigé.`,
      ];
    const schema = schemaOf(file);
    const { review } = (schema && (readEntry(file, text, schema).value as Reviewed)) || {};
    if (!review || !isReviewDue(review, today)) return [];
    return [`${nameOfFile(file, texts)} : relecture à refaire. La page le dit aussi.`];
  });
}

type Reviewed = { review?: Review } | undefined;

/** What is said of a file that is no YAML, or has no head; nothing of any other. */
export function brokenFile(file: string, text: string): string | undefined {
  const schema = schemaOf(file);
  const problem = schema && readEntry(file, text, schema).problems[0];
  // Of a file that can be read, each fault names its field.
  if (!problem || problem.place) return undefined;
  return `Le fichier ${file} est abîmé et ne se lit pas, à la ligne ${problem.line}.`;
}

/** A group of the editor's list, as its configuration has it. */
interface Group {
  name: string;
  folder?: string;
  files?: { name: string; file: string }[];
}

/**
 * What is said where a file that can't be read should be: its form opens empty, and a list leaves
 * it out.
 *
 * @param view The part of the editor's address after its #: `/collections/pages/entries/home`.
 */
export function brokenHere(
  view: string,
  groups: readonly Group[],
  texts: ReadonlyMap<string, string>,
): string[] {
  const [, name, entry] =
    /^\/?collections\/([^/?]+)(?:\/entries\/([^/?]+))?(?:\?|$)/.exec(view) ?? [];
  const group = groups.find((it) => it.name === name);
  if (!group) return [];
  const inGroup = (file: string) =>
    group.files?.some((it) => it.file === file && (!entry || it.name === entry)) ||
    (group.folder && file.startsWith(`${group.folder}/${entry ? `${entry}.` : ''}`));
  return [...texts].flatMap(([file, text]) => {
    const broken = inGroup(file) && brokenFile(file, text);
    if (!broken) return [];
    return [
      entry
        ? `${broken} C’est pourquoi ce formulaire est vide : n’y écrivez rien. Envoyez ce message à la personne qui a installé le site.`
        : `${broken} C’est pourquoi il manque dans cette liste. Envoyez ce message à la personne qui a installé le site.`,
    ];
  });
}

/** As long as the owner has read them, until there are others. */
const READ = 'notices-read';

/**
 * Shows them above all else, until they are closed; in the place of those before.
 *
 * @param again Even if they were read before.
 */
export function showNotices(notices: readonly string[], again = false): void {
  document.getElementById('notices')?.remove();
  const all = notices.join('\n');
  if (!all || (!again && sessionStorage.getItem(READ) === all)) return;
  const box = document.createElement('aside');
  box.id = 'notices';
  box.setAttribute('role', 'status');
  box.setAttribute('aria-label', 'À savoir');
  const list = document.createElement('ul');
  list.append(
    ...notices.map((notice) =>
      Object.assign(document.createElement('li'), { textContent: notice }),
    ),
  );
  const close = Object.assign(document.createElement('button'), { textContent: 'Compris' });
  close.addEventListener('click', () => {
    if (!again) sessionStorage.setItem(READ, all);
    box.remove();
  });
  box.append(list, close);
  document.body.append(box);
}
