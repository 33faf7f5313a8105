import { expect, test } from 'playwright/test';
import { finder } from '@/lib/content/generated/finder';
import { everyAnswer, compileRules, getResult, STEPS, type Answers } from './finder';

/** The places in which an answer is, as the style sheet finds them: by the choices' numbers. */
const positionsAt = (answers: Answers) =>
  compileRules(finder).filter((place) =>
    STEPS.every((step) => {
      const index = finder[step].choices.findIndex(({ code }) => code === answers[step]);
      return place[step].includes(index + 1);
    }),
  );

test('each answer of the site leads to one recommendation', () => {
  const answers = everyAnswer(finder);
  const { who, need, often } = finder;
  const pairs = who.choices.flatMap(({ code }) =>
    need.choices.filter(({ notFor }) => !notFor.includes(code)),
  );
  expect(answers).toHaveLength(pairs.length * often.choices.length);
  for (const it of answers) {
    const found = positionsAt(it);
    expect(found, Object.values(it).join(', ')).toHaveLength(1);
    expect(found[0]?.result).toBe(getResult(finder, it));
  }
});

/** The rules for recommendations, regardless of their order in the table. */
interface Rule {
  name: string;
  /** The answers to which it applies; a missing step matches any. */
  when: Partial<Record<(typeof STEPS)[number], string>>;
  holds: (recommendation: (typeof finder.results)[number], answers: Answers) => boolean;
}

const getGroups = ({ who, need }: Answers) =>
  [
    finder.who.choices.find(({ code }) => code === who),
    finder.need.choices.find(({ code }) => code === need),
  ].flatMap((choice) => choice?.signs ?? []);

const MIDWIFE = 3;
const NURSE = 2;

const rules: Rule[] = [
  {
    name: 'a mother gets the midwife, at any hour',
    when: { who: 'mere' },
    holds: ({ services }) => services.includes(MIDWIFE),
  },
  {
    name: 'a mother has the signs of pregnancy, of the weeks after birth and of the newborn',
    when: { who: 'mere' },
    holds: (_, answers) =>
      (['pregnant', 'afterBirth', 'newborn'] as const).every((item) =>
        getGroups(answers).includes(item),
      ),
  },
  {
    name: 'low spirits begin with the danger of dying',
    when: { need: 'moral' },
    holds: ({ first = '' }) => /parle.*de mourir.*laissez pas seul.*hôpital/i.test(first),
  },
  {
    name: 'a pregnancy at night begins with what sends to the maternity',
    when: { need: 'grossesse', often: 'nuit' },
    holds: ({ first = '' }) => /contractions.*liquide.*sang.*maternité/i.test(first),
  },
  {
    name: 'leaving hospital with a pregnancy gets wound care as well',
    when: { who: 'sortie', need: 'grossesse' },
    holds: ({ services, why }) =>
      services.includes(NURSE) && services.includes(MIDWIFE) && /pansement/.test(why),
  },
  {
    name: 'a child is spoken of as a child',
    when: { who: 'enfant' },
    holds: ({ why }, answers) => /enfant/i.test(why) && getGroups(answers).includes('child'),
  },
  {
    name: 'every answer has a list of red flags',
    when: {},
    holds: (_, answers) => getGroups(answers).length > 0,
  },
];

test('the site’s recommendations follow the rules', () => {
  for (const { name, when, holds } of rules) {
    const matching = everyAnswer(finder).filter((answers) =>
      STEPS.every((step) => !when[step] || when[step] === answers[step]),
    );
    expect(matching.length, name).toBeGreaterThan(0);
    for (const answers of matching) {
      const recommendation = getResult(finder, answers);
      const what = `${name}: ${Object.values(answers).join(', ')}`;
      expect.soft(recommendation && holds(recommendation, answers), what).toBe(true);
    }
  }
});
