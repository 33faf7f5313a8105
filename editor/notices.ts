/** What the owner should know before she begins: files that can't be read, readings that ran out. */
import type { Review } from '@/lib/content/schemas/health';
import { isReviewDue } from '@/lib/time/reviews';
import { yaoundeClock } from '@/lib/time/yaounde';
import { entryOf, nameOfFile, type Files } from './beforeSaving';
import { element } from './element';

/**
 * What is said, a French sentence each.
 *
 * @param texts Every file of the content, by its path from the project's root.
 * @param today The day in Yaoundé, `YYYY-MM-DD`.
 */
export function noticesOf(texts: Files, today = yaoundeClock(Date.now()).date): string[] {
  return [...texts].flatMap(([file, text]) => {
    const broken = brokenFile(file, text);
    if (broken)
      return [
        `${broken} Son contenu manque dans l’éditeur, et rien de nouveau ne paraît sur le site avant qu’il soit corrigé. Envoyez ce message à la personne qui a installé le site.`,
      ];
    const { review } = (entryOf(file, text)?.value ?? {}) as { review?: Review };
    if (!review || !isReviewDue(review, today)) return [];
    return [`${nameOfFile(file, texts)} : relecture à refaire. La page le dit aussi.`];
  });
}

/** What is said of a file that is no YAML, or has no head; nothing of any other. */
export function brokenFile(file: string, text: string): string | undefined {
  const problem = entryOf(file, text)?.problems[0];
  // Of a file that can be read, each fault names its field.
  if (!problem || problem.place) return undefined;
  return `Le fichier ${file} est abîmé et ne se lit pas, à la ligne ${problem.line}.`;
}

let shown = '';

/** Shows them above all else, until they are closed, and again once there are others. */
export function showNotices(notices: readonly string[]): void {
  if (notices.join() === shown) return;
  shown = notices.join();
  document.getElementById('notices')?.remove();
  if (notices.length === 0) return;
  const items = notices.map((notice) => element('li', {}, notice));
  const box = element(
    'aside',
    { id: 'notices', role: 'status', ariaLabel: 'À savoir' },
    element('ul', {}, ...items),
    element('button', { textContent: 'Compris', onclick: () => box.remove() }),
  );
  document.body.append(box);
}
