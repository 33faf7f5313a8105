import { expect, test } from 'playwright/test';
import { standingOf, wordsFor, type Saved } from './standing';

const MINUTE = 60_000;
const at = new Date(2026, 10, 23, 14, 20).getTime();
const saved: Saved = { commit: 'a'.repeat(40), date: at, at };
const before = { commit: 'b'.repeat(40), date: new Date(at - MINUTE).toISOString() };

const said = (
  state: Partial<Saved>,
  online: Parameters<typeof standingOf>[1],
  minutes = 1,
  local = false,
) => {
  const now = at + minutes * MINUTE;
  const save = { ...saved, ...state };
  const standing = standingOf(save, online, { now, local });
  return `${standing}: ${wordsFor(standing, save, now).join(' ')}`.replace(/\s+/g, ' ');
};

test('a save is online where the site has it, or has a later one', () => {
  expect(said({}, before)).toMatch(/^publishing: Enregistré à 14 h 20, en cours de publication/);
  expect(said({}, { commit: saved.commit })).toMatch(/^online/);
  // Somebody has built it by hand.
  expect(said({}, { commit: `${saved.commit}-dirty` })).toMatch(/^online/);
  const later = new Date(at + MINUTE).toISOString();
  expect(said({}, { ...before, date: later })).toMatch(/^online/);
});

test('one that does not arrive is late, or nobody knows', () => {
  expect(said({}, before, 30)).toMatch(/^late: Pas encore en ligne.*publication aaaaaaa\.$/);
  expect(said({}, undefined)).toMatch(/^publishing/);
  expect(said({}, undefined, 30)).toMatch(/^unknown: .*en sécurité\.$/);
});

test('what waits for «Publier» is not late, and has its day', () => {
  expect(said({ held: true }, before, 60)).toMatch(
    /^held: Enregistré à 14 h 20, pas encore publié/,
  );
  expect(said({ held: true }, before, 24 * 60)).toContain('le 23 novembre à 14 h 20');
  expect(said({ held: true, asked: at + 50 * MINUTE }, before, 60)).toMatch(/^publishing/);
});

test('on her own machine nothing is published', () => {
  expect(said({}, undefined, 1, true)).toMatch(/^folder: .*dans le dossier de cet ordinateur/);
});
