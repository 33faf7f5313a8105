import { expect, test } from 'playwright/test';
import { finder } from '@/lib/content/made/finder';
import { everyAnswer, placesOf, resultOf, STEPS, type Answers, type Table } from '@/lib/finder';

const choices = (...codes: string[]) => ({ choices: codes.map((code) => ({ code })) });

/** An advice of the little table below, by its name. */
interface Named {
  name: string;
  who: string[];
  need: string[];
  often: string[];
}

const any: string[] = [];

const table: Table<Named> = {
  who: choices('a', 'b'),
  need: choices('x', 'y'),
  often: choices('day', 'night'),
  results: [
    { name: 'the night', who: any, need: any, often: ['night'] },
    { name: 'b, x', who: ['b'], need: ['x'], often: any },
    { name: 'the rest', who: any, need: any, often: any },
  ],
};

const answer = (who: string, need: string, often: string): Answers => ({ who, need, often });

test('the first advice that fits is given, and a condition that is empty fits all', () => {
  expect(resultOf(table, answer('b', 'x', 'night'))?.name).toBe('the night');
  expect(resultOf(table, answer('b', 'x', 'day'))?.name).toBe('b, x');
  expect(resultOf(table, answer('a', 'x', 'day'))?.name).toBe('the rest');
  expect(resultOf({ ...table, results: [] }, answer('a', 'x', 'day'))).toBeUndefined();
});

test('every answer is named once', () => {
  const answers = everyAnswer(table).map((it) => STEPS.map((step) => it[step]).join(' '));
  expect(answers).toHaveLength(2 * 2 * 2);
  expect(new Set(answers).size).toBe(answers.length);
});

test('what is answered alike is one place', () => {
  const places = placesOf(table).map(({ result, ...at }) => [result.name, ...Object.values(at)]);
  expect(places).toEqual([
    ['the rest', [1], [1], [1]],
    ['the night', [1], [1], [2]],
    ['b, x', [2], [1], [1]],
    ['the night', [2], [1], [2]],
    ['the rest', [1, 2], [2], [1]],
    ['the night', [1, 2], [2], [2]],
  ]);
  // Where nothing sets two needs apart they are one.
  const plain = { ...table, results: table.results.filter(({ name }) => name !== 'b, x') };
  expect(placesOf(plain).map(({ need }) => need)).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

/** The places in which an answer is, as the style sheet finds them: by the choices' numbers. */
const placesAt = (answers: Answers) =>
  placesOf(finder).filter((place) =>
    STEPS.every((step) => {
      const index = finder[step].choices.findIndex(({ code }) => code === answers[step]);
      return place[step].includes(index + 1);
    }),
  );

test('each answer to the questions of the site leads to one advice, the one that the table gives', () => {
  const answers = everyAnswer(finder);
  expect(answers).toHaveLength(
    STEPS.reduce((count, step) => count * finder[step].choices.length, 1),
  );
  for (const it of answers) {
    const found = placesAt(it);
    expect(found, Object.values(it).join(', ')).toHaveLength(1);
    expect(found[0]?.result).toBe(resultOf(finder, it));
  }
});
