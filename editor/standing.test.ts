import { expect, test } from 'playwright/test';
import { isOnline, standingOf, type Saved } from './standing';

const MINUTE = 60_000;
const at = new Date(2026, 10, 23, 14, 20).getTime();
const saved: Saved = { commit: 'a'.repeat(40), date: at, at };
const before = { commit: 'b'.repeat(40), date: new Date(at - MINUTE).toISOString() };

const said = (state: Partial<Saved>, answer: Parameters<typeof standingOf>[1], minutes = 1) => {
  const {
    kind,
    title,
    advice = '',
  } = standingOf({ ...saved, ...state }, answer, {
    now: at + minutes * MINUTE,
    local: false,
  });
  return [kind, `${title} ${advice}`.trim().replace(/\s+/g, ' ')];
};

test('a save is online where the site has it, or has a later one', () => {
  expect(isOnline(saved, before)).toBe(false);
  expect(isOnline(saved, { commit: null })).toBe(false);
  expect(isOnline(saved, { commit: saved.commit })).toBe(true);
  // Somebody has built it by hand.
  expect(isOnline(saved, { commit: `${saved.commit}-dirty` })).toBe(true);
  expect(isOnline(saved, { ...before, date: new Date(at + MINUTE).toISOString() })).toBe(true);
});

test('the owner is told where it stands, and what to do', () => {
  expect(said({}, before)).toEqual([
    'publishing',
    'Enregistré à 14 h 20, en cours de publication. Comptez quelques minutes. Vous pouvez continuer, ou fermer.',
  ]);
  expect(said({ online: at + 12 * MINUTE }, undefined, 20)).toEqual([
    'online',
    'En ligne depuis 14 h 32.',
  ]);
  expect(said({ online: at }, undefined, 24 * 60)[1]).toBe(
    'En ligne depuis le 23 novembre à 14 h 20.',
  );
  const [late, words] = said({}, before, 30);
  expect(late).toBe('late');
  expect(words).toContain('Pas encore en ligne : le site montre toujours l’ancien texte.');
  expect(words).toContain('Rien n’est perdu.');
  expect(words).toContain('publication aaaaaaa.');
});

test('what can’t be known is not made up', () => {
  expect(said({}, 'none', 30)).toEqual([
    'unknown',
    expect.stringMatching(/^Pas de connexion : .* en sécurité\./),
  ]);
  // A site that was built without Git, or a host that answers every address with a page.
  expect(said({}, 'strange')[0]).toBe('publishing');
  expect(said({}, 'strange', 30)).toEqual([
    'unknown',
    expect.stringContaining('Le site ne dit pas quelle version il montre.'),
  ]);
});

test('what waits for «Publier» is not late', () => {
  expect(said({ held: true }, before, 60)).toEqual([
    'held',
    'Enregistré à 14 h 20, pas encore publié. Quand vous avez tout changé, publiez : tout part ensemble.',
  ]);
  expect(said({ held: true, asked: at + 50 * MINUTE }, before, 60)[0]).toBe('publishing');
  expect(said({ held: true, asked: at + 10 * MINUTE }, before, 60)[0]).toBe('late');
});

test('on her own machine nothing is published', () => {
  const { kind, title } = standingOf(saved, undefined, { now: at, local: true });
  expect([kind, title.replace(/\s+/g, ' ')]).toEqual([
    'folder',
    'Enregistré à 14 h 20, dans le dossier de cet ordinateur.',
  ]);
});
