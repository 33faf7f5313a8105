/**
 * Keeps the editor open in one tab of a browser. Tabs share Sveltia's cache of the files: after a save in
 * one, Sveltia CMS 0.221 takes the entry of the other for current, and overwrites that save.
 */
import { fr } from '@/lib/text/typography';

const LOCK = 'editor';

/** A reloaded page needs a moment to release its lock. */
const RELEASE_MS = 1000;

const OPEN_ELSEWHERE =
  'L’éditeur est déjà ouvert dans un autre onglet. Enregistrez là-bas ce que vous y écriviez, puis continuez ici.';
const TAKEN =
  'L’éditeur s’est ouvert dans un autre onglet. Ce que vous écriviez ici est gardé : ouvrez le même contenu là-bas, et choisissez Restaurer.';

/** Resolves once this tab is the only one: the user may take the editor from another tab. */
export async function claimTab(): Promise<void> {
  // Browsers without locks lack what Sveltia CMS needs, too.
  if (!('locks' in navigator)) return;
  if (await claim({ signal: AbortSignal.timeout(RELEASE_MS) })) return;
  await ask(OPEN_ELSEWHERE, 'Continuer ici');
  await claim({ steal: true });
}

/** Takes the lock until the page closes or another tab steals it. */
const claim = (options: LockOptions): Promise<boolean> =>
  new Promise((resolve) => {
    let isClaimed = false;
    const hold = () => {
      isClaimed = true;
      resolve(true);
      return new Promise(() => undefined);
    };
    navigator.locks.request(LOCK, options, hold).catch(async () => {
      if (!isClaimed) return resolve(false);
      await ask(TAKEN, 'Revenir ici');
      location.reload();
    });
  });

/** Shows a message in place of the page until its button is pressed. */
const ask = (message: string, action: string): Promise<void> =>
  new Promise((resolve) => {
    const text = document.createElement('p');
    text.textContent = fr(message);
    const button = document.createElement('button');
    button.textContent = action;
    const page = [...document.body.childNodes];
    button.addEventListener('click', () => {
      document.body.replaceChildren(...page);
      resolve();
    });
    const notice = document.createElement('main');
    notice.className = 'notice';
    notice.append(text, button);
    document.body.replaceChildren(notice);
    button.focus();
  });
