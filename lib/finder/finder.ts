/** Decision table of the finder, `content/finder.yml`: which recommendation fits which answers. */

/** The questions that decide, in their order. The question about danger comes before them. */
export const STEPS = ['who', 'need', 'often'] as const;

type Step = (typeof STEPS)[number];

/** The code of the chosen answer to each question. */
export type Answers = Readonly<Record<Step, string>>;

/** Codes of each question that a recommendation is for; none for all. */
type Conditions = Readonly<Record<Step, readonly string[]>>;

interface Choice {
  code: string;
  /** Codes of the question «who» for which the choice is not offered. */
  notFor?: readonly string[];
}

/** Whether a choice is offered after an answer to «who». */
export const isOffered = ({ notFor = [] }: Choice, who: string): boolean => !notFor.includes(who);

/** The choices of each question, and the recommendations. The first match wins. */
export type Table<Result extends Conditions = Conditions> = Readonly<
  Record<Step, { choices: readonly Choice[] }>
> & { results: readonly Result[] };

/** The recommendation for some answers. A checked table has one for all. */
export const getResult = <Result extends Conditions>(
  { results }: Table<Result>,
  answers: Answers,
): Result | undefined =>
  results.find((result) =>
    STEPS.every((step) => result[step].length === 0 || result[step].includes(answers[step])),
  );

/** Every combination of answers. */
export const everyAnswer = ({ who, need, often }: Table): Answers[] =>
  who.choices.flatMap((who) =>
    need.choices
      .filter((what) => isOffered(what, who.code))
      .flatMap((what) =>
        often.choices.map((when) => ({ who: who.code, need: what.code, often: when.code })),
      ),
  );

/** Every combination of answers that leads to a recommendation. */
export const answersTo = <Result extends Conditions>(
  table: Table<Result>,
  result: Result,
): Answers[] => everyAnswer(table).filter((answers) => getResult(table, answers) === result);

/** A recommendation, and the choices of each question, counted from 1, that lead to it. */
export interface CompiledRule<Result> extends Readonly<Record<Step, readonly number[]>> {
  result: Result;
}

/**
 * Compiles the table to rules without precedence: each combination of answers matches exactly one,
 * so that selectors of a style sheet can apply them.
 */
export function compileRules<Result extends Conditions>(
  table: Table<Result>,
): CompiledRule<Result>[] {
  const { who, need, often, results } = table;
  const byNeed = need.choices.flatMap((what, needed) => {
    // Merges answers to «who» with equal results for every «often».
    const lines = who.choices
      .map((who, index) => ({
        who: index + 1,
        offered: isOffered(what, who.code),
        found: often.choices.map((when) =>
          getResult(table, { who: who.code, need: what.code, often: when.code }),
        ),
      }))
      .filter(({ offered }) => offered);
    return groupBy(lines, ({ found }) => getNumbers(found, results)).flatMap((alike) =>
      groupBy(
        (alike[0]?.found ?? []).map((result, index) => ({ result, often: index + 1 })),
        ({ result }) => getNumbers([result], results),
      ).flatMap((paces) => {
        const result = paces[0]?.result;
        if (!result) return [];
        const people = alike.map((line) => line.who);
        return [
          { result, who: people, need: [needed + 1], often: paces.map((pace) => pace.often) },
        ];
      }),
    );
  });
  // Merges needs with equal results for the same answers.
  return groupBy(byNeed, (rule) =>
    [getNumbers([rule.result], results), rule.who.join(), rule.often.join()].join(' '),
  ).flatMap((alike) => {
    const [first] = alike;
    return first ? [{ ...first, need: alike.flatMap((rule) => rule.need) }] : [];
  });
}

const getNumbers = <Result>(found: readonly (Result | undefined)[], results: readonly Result[]) =>
  found.map((result) => (result ? results.indexOf(result) : '')).join();

function groupBy<Item>(items: readonly Item[], getKey: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(getKey(item), [...(groups.get(getKey(item)) ?? []), item]);
  return [...groups.values()];
}
