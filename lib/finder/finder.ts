/** Which recommendation answers what a visitor has said of herself: the table of `content/finder.yml`. */

/** The questions that decide, in the order in which they are asked. The first one is of danger. */
export const STEPS = ['who', 'need', 'often'] as const;

type Step = (typeof STEPS)[number];

/** The code of the choice made, question by question. */
export type Answers = Readonly<Record<Step, string>>;

/** Whom a recommendation is for: the codes that it takes of each question, or none where any will do. */
type Conditions = Readonly<Record<Step, readonly string[]>>;

interface Choice {
  code: string;
  /** For whom it makes no sense, and is not offered: codes of the question «who». */
  notFor?: readonly string[];
}

/** Whether a choice is offered to whom the help is for. */
export const isOffered = ({ notFor = [] }: Choice, who: string): boolean => !notFor.includes(who);

/** The choices of each question, and what may be recommended: the first that fits is. */
export type Table<Result extends Conditions = Conditions> = Readonly<
  Record<Step, { choices: readonly Choice[] }>
> & { results: readonly Result[] };

/** The recommendation to a visitor, which a checked table has for every answer. */
export const resultOf = <Result extends Conditions>(
  { results }: Table<Result>,
  answers: Answers,
): Result | undefined =>
  results.find((result) =>
    STEPS.every((step) => result[step].length === 0 || result[step].includes(answers[step])),
  );

/** Whatever can be answered, each once. */
export const everyAnswer = ({ who, need, often }: Table): Answers[] =>
  who.choices.flatMap((whose) =>
    need.choices
      .filter((what) => isOffered(what, whose.code))
      .flatMap((what) =>
        often.choices.map((when) => ({ who: whose.code, need: what.code, often: when.code })),
      ),
  );

/** What must be answered to get a recommendation: whatever leads to it. */
export const answersTo = <Result extends Conditions>(
  table: Table<Result>,
  result: Result,
): Answers[] => everyAnswer(table).filter((answers) => resultOf(table, answers) === result);

/** A recommendation, and of each question the choices, counted from 1, that lead to it together. */
export interface CompiledRule<Result> extends Readonly<Record<Step, readonly number[]>> {
  result: Result;
}

/**
 * The table without its order: any answer is in exactly one of these places. A style sheet can
 * then show the one that fits, since it tells choices apart but knows no «the first of».
 */
export function compileRules<Result extends Conditions>(
  table: Table<Result>,
): CompiledRule<Result>[] {
  const { who, need, often, results } = table;
  const byNeed = need.choices.flatMap((what, needed) => {
    // Whoever gets the same recommendation at every pace stands together.
    const lines = who.choices
      .map((whose, index) => ({
        who: index + 1,
        offered: isOffered(what, whose.code),
        found: often.choices.map((when) =>
          resultOf(table, { who: whose.code, need: what.code, often: when.code }),
        ),
      }))
      .filter(({ offered }) => offered);
    return groupBy(lines, ({ found }) => numbersOf(found, results)).flatMap((alike) =>
      groupBy(
        (alike[0]?.found ?? []).map((result, index) => ({ result, often: index + 1 })),
        ({ result }) => numbersOf([result], results),
      ).flatMap((paces) => {
        const result = paces[0]?.result;
        if (!result) return [];
        const whose = alike.map((line) => line.who);
        return [{ result, who: whose, need: [needed + 1], often: paces.map((it) => it.often) }];
      }),
    );
  });
  // Two needs of the same people that are answered alike are one place.
  return groupBy(byNeed, (place) =>
    [numbersOf([place.result], results), place.who.join(), place.often.join()].join(' '),
  ).flatMap((alike) => {
    const [first] = alike;
    return first ? [{ ...first, need: alike.flatMap((place) => place.need) }] : [];
  });
}

const numbersOf = <Result>(found: readonly (Result | undefined)[], results: readonly Result[]) =>
  found.map((result) => (result ? results.indexOf(result) : '')).join();

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}
