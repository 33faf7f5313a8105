import { expect, type Locator, type Page } from 'playwright/test';
import { finder } from '@/lib/content/generated/finder';
import { everyAnswer, getResult, STEPS, type Answers } from '@/lib/finder/finder';
import { tap } from './page';

/** A choice of a question, both counted from 1; the first question is about red flags. */
export const getChoice = (page: Page, question: number, choice: number): Locator =>
  page.getByRole('main').locator(`label[for="q${question}-${choice}"]`);

export const DANGER = ['yes', 'urgent', 'no'] as const;

export const dangerChoice = (page: Page, answer: (typeof DANGER)[number]): Locator =>
  getChoice(page, 1, DANGER.indexOf(answer) + 1);

export const recommendationLinks = (page: Page): Locator =>
  page.getByRole('link', { name: /^Voir notre conseil/ }).filter({ visible: true });

const [FIRST, ...OTHERS] = everyAnswer(finder) as [Answers, ...Answers[]];

/** Answers with two recommended services, if any have. */
export const ANSWERS: Answers =
  OTHERS.findLast((item) => (getResult(finder, item)?.services.length ?? 0) > 1) ?? FIRST;

/** The number of an answer, from 1. */
export const getIndex = (answers: Answers, step: (typeof STEPS)[number]): number =>
  finder[step].choices.findIndex(({ code }) => code === answers[step]) + 1;

/** Answers that there is no red flag, then the other questions. */
export async function answerAll(page: Page, answers: Answers = ANSWERS): Promise<void> {
  await tap(dangerChoice(page, 'no'));
  for (const [index, step] of STEPS.entries()) {
    await tap(getChoice(page, index + 2, getIndex(answers, step)));
  }
  await expect(recommendationLinks(page)).toHaveCount(1);
}
