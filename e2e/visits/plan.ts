import { templates } from '../states';
import { allRoutes } from '../support';
import * as acts from './acts';
import { makeDice, type Dice } from './dice';
import type { Act, Answer, Plan } from './visit';

/** Addresses of the site that lead nowhere. */
const MISSING = ['/nulle-part', '/ServiceDetails/99', '/blogDetails/99'];

const SERVICES = ['Consultation générale', 'Suivi de grossesse', 'Soins spécialisés', 'Autre'];
const NAMES = ['Odile', 'Awa Ngo Bell', 'Jean Essomba', 'Ada'];
const EMAILS = ['odile@exemple.cm', 'awa.bell@exemple.cm', 'sansarobase', 'essai@'];
const PHONES = ['699123456', '6 77 00 11 22', '6 99', '+237699887766'];
const MESSAGES = ['Bonjour', 'Pour ma mere', 'le matin'];

/** Acts in the form, each as often as its weight. */
function inForm(dice: Dice): readonly Act[] {
  const field = dice.pick(acts.FIELDS);
  const share = dice.roll();
  return dice.weigh<() => readonly Act[]>([
    [4, () => [acts.tapField(field)]],
    [4, () => [acts.tapLabel(field)]],
    [2, () => [acts.tapLegend(share)]],
    [3, () => [acts.tapGap(share)]],
    [3, () => [acts.write('fullName', dice.pick(NAMES))]],
    [2, () => [acts.write('email', dice.pick(EMAILS))]],
    [3, () => [acts.write('phone', dice.pick(PHONES))]],
    [3, () => [acts.write('message', dice.pick(MESSAGES))]],
    [2, () => [acts.chooseService(dice.pick(SERVICES))]],
    [1, () => [acts.chooseDay(dice.pick(['2099-12-24', '2020-01-01']))]],
    [1, () => [acts.chooseTime('10:30')]],
    [5, () => acts.fillAll(dice.pick(NAMES))],
    [6, () => [acts.press]],
    [3, () => [acts.press, acts.press]],
    [2, () => [acts.enter(dice.pick(['fullName', 'email'] as const))]],
    [1.5, () => [acts.erase]],
    [1, () => [acts.beginAfresh]],
    [1, () => [acts.followError(share)]],
    [0.5, () => [acts.copyRequest]],
  ])();
}

/** Acts on sliders. */
function onSlider(dice: Dice): readonly Act[] {
  const which = dice.roll();
  return dice.weigh<() => readonly Act[]>([
    [4, () => [acts.nextSlide(which)]],
    [2, () => [acts.nextSlide(which), acts.nextSlide(which)]],
    [3, () => [acts.previousSlide(which)]],
    [2, () => [acts.slideNumber(1 + dice.below(3), which)]],
    [1, () => [acts.pauseSlides]],
    [1, () => [acts.slideKey(dice.pick(['ArrowLeft', 'ArrowRight'] as const), which)]],
    [4, () => [acts.swipe(dice.pick(['next', 'previous'] as const), which)]],
  ])();
}

/** Acts on any page. */
function anywhere(dice: Dice): readonly Act[] {
  const share = dice.roll();
  return dice.weigh<() => readonly Act[]>([
    [2, () => [acts.openMenu, dice.chance(0.5) ? acts.closeMenu : acts.followLink(share)]],
    [2, () => [acts.askQuestion(share)]],
    [1, () => [acts.switchMotion]],
    [3, () => [acts.shareButton(share), acts.pressKey('Escape')]],
    [2, () => [acts.followLink(share)]],
    [2, () => [acts.followToForm]],
    [1, () => [acts.followHash(share)]],
    [2, () => [acts.reload]],
    [2, () => [acts.goBack]],
    [1, () => [acts.goForward]],
    [1, () => [acts.scroll(share)]],
    [1, () => [acts.pressKey(dice.pick(['Tab', 'Escape'] as const))]],
    [2, () => [acts.letScriptsThrough]],
    [2, () => [acts.rest]],
  ])();
}

/** Milliseconds between two acts: hands are quick, slow, and at times exactly wrong. */
const moment = (dice: Dice) =>
  dice.weigh<() => number>([
    [3, () => dice.below(40)],
    [4, () => dice.below(400)],
    [2, () => dice.below(1500)],
  ])();

/** How long scripts are held back. */
function holds(dice: Dice): Plan['hold'] {
  const while_ = () => dice.pick([0, 50, 300, 1000, 3000]);
  const lazy = () => [dice.chance(0.15) ? Infinity : while_()];
  const first = dice.weigh<() => number[]>([
    [2, () => [0]],
    [3, () => [while_()]],
    // One longer than the others.
    [2, () => [0, 0, while_(), 0]],
    [2, () => [Infinity]],
  ])();
  return { page: first, phone: lazy(), email: lazy(), slider: lazy() };
}

const answers = (dice: Dice): Answer[] =>
  Array.from({ length: 3 }, () => ({
    how: dice.weigh([
      [5, 'ok'],
      [2, 'refused'],
      [1, 'cut'],
      [0.5, 'never'],
    ] as const),
    after: dice.pick([0, 100, 800, 2500]),
  }));

/**
 * A visit made by chance.
 *
 * @param seed A whole number: the same one gives the same visit.
 */
export function planVisit(seed: number): Plan {
  const dice = makeDice(seed);
  const kind = dice.weigh([
    [6, 'form'],
    [3, 'slider'],
    [3, 'page'],
  ] as const);
  const path = {
    form: () => dice.pick(['/appoitment', '/contact', '/contact', '/contact?service=3']),
    slider: () => dice.pick(['/', '/services', '/blog']),
    page: () => dice.pick([...allRoutes, ...templates, ...MISSING]),
  }[kind]();
  const own = { form: inForm, slider: onSlider, page: anywhere }[kind];
  const some = Array.from({ length: 4 + dice.below(8) }, () =>
    (dice.chance(0.75) ? own : dice.pick([anywhere, inForm, onSlider]))(dice),
  );
  return {
    seed,
    hands: dice.pick(['phone', 'computer'] as const),
    path,
    still: dice.chance(kind === 'slider' ? 0.7 : 0.3),
    slowness: dice.pick([1, 1, 2, 4]),
    hold: holds(dice),
    answers: answers(dice),
    steps: some.flat().map((act) => ({ wait: moment(dice), act })),
  };
}
