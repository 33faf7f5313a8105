import { companions } from '../guests';
import { allRoutes, templates } from '../routes';
import * as acts from './acts';
import { makeDice, type Dice } from './dice';
import type { Act, Answer, Plan } from './script';

/** Addresses of the site that lead nowhere. */
const MISSING = ['/nulle-part', '/ServiceDetails/99', '/blogDetails/99'];

const SERVICES = ['Consultation générale', 'Suivi de grossesse', 'Soins spécialisés', 'Autre'];
const NAMES = ['Odile', 'Awa Ngo Bell', 'Jean Essomba', 'Ada'];
const EMAILS = ['odile@exemple.cm', 'awa.bell@exemple.cm', 'sansarobase', 'essai@'];
const PHONES = ['699123456', '6 77 00 11 22', '+237699887766', '6 99'];
const GUESTS = Object.keys(companions);
const MESSAGES = ['Bonjour', 'Pour ma mere', 'le matin'];

/** Milliseconds between two acts: hands are quick, slow, and at times exactly wrong. */
const moment = (dice: Dice) =>
  dice.weigh<() => number>([
    [3, () => dice.below(40)],
    [4, () => dice.below(400)],
    [2, () => dice.below(1500)],
  ])();

/** Acts with a moment before each. */
const at = (dice: Dice, ...list: Act[]): Plan['steps'] =>
  list.map((act) => ({ wait: moment(dice), act }));

/** A whole form, filled swiftly, and mostly sent: what comes of it is what a visit is after. */
function fill(dice: Dice): Plan['steps'] {
  const phone = dice.chance(0.5) ? [acts.write('phone', dice.pick(PHONES))] : [];
  const all = [...phone, ...acts.fillAll(dice.pick(NAMES))];
  const filled = all.map((act) => ({ wait: dice.below(50), act }));
  return dice.chance(0.7) ? [...filled, ...send(dice)] : filled;
}

/** Presses that send, once or more. */
function send(dice: Dice): Plan['steps'] {
  const enter = acts.enter(dice.pick(['fullName', 'email'] as const));
  const times = dice.pick([1, 1, 2, 3]);
  return Array.from({ length: times }, () =>
    at(dice, dice.chance(0.8) ? acts.press : enter),
  ).flat();
}

/** Away from the form, and back to it: what was typed has to be there again. */
function comeBack(dice: Dice): Plan['steps'] {
  const share = dice.roll();
  return dice.pick<() => Plan['steps']>([
    () => at(dice, acts.reload),
    () => at(dice, acts.followToForm),
    () => at(dice, acts.followLink(share), acts.goBack),
    () => at(dice, acts.followLink(share), acts.followToForm),
    () => at(dice, acts.reload, acts.letScriptsThrough, acts.rest),
    () =>
      at(dice, acts.followLink(share), acts.letScriptsThrough, acts.rest, acts.goBack, acts.rest),
  ])();
}

function inForm(dice: Dice): Plan['steps'] {
  const field = dice.pick(acts.FIELDS);
  const share = dice.roll();
  return dice.weigh<() => Plan['steps']>([
    [4, () => at(dice, acts.tapField(field))],
    [4, () => at(dice, acts.tapLabel(field))],
    [2, () => at(dice, acts.tapLegend(share))],
    [3, () => at(dice, acts.tapGap(share))],
    [3, () => at(dice, acts.write('fullName', dice.pick(NAMES)))],
    [1, () => at(dice, acts.write('email', dice.pick(EMAILS)))],
    [3, () => at(dice, acts.write('phone', dice.pick(PHONES)))],
    [3, () => at(dice, acts.write('message', dice.pick(MESSAGES)))],
    [2, () => at(dice, acts.chooseService(dice.pick(SERVICES)))],
    [1, () => at(dice, acts.chooseDay(dice.pick(['2099-12-24', '2099-12-25', '2020-01-01'])))],
    [1, () => at(dice, acts.chooseTime('10:30'))],
    [3, () => fill(dice)],
    [8, () => send(dice)],
    [4, () => comeBack(dice)],
    [1.5, () => at(dice, acts.erase)],
    [1.5, () => at(dice, acts.beginAfresh)],
    [1, () => at(dice, acts.followError(share))],
    [3, () => at(dice, acts.receiveGuest(dice.pick(GUESTS)))],
    [0.5, () => at(dice, acts.copyRequest)],
  ])();
}

function onSlider(dice: Dice): Plan['steps'] {
  const which = dice.roll();
  return dice.weigh<() => Plan['steps']>([
    [4, () => at(dice, acts.nextSlide(which))],
    [2, () => at(dice, acts.nextSlide(which), acts.nextSlide(which))],
    [3, () => at(dice, acts.previousSlide(which))],
    [2, () => at(dice, acts.slideNumber(1 + dice.below(3), which))],
    [1, () => at(dice, acts.pauseSlides)],
    [1, () => at(dice, acts.receiveGuest(dice.pick(GUESTS)))],
    [1, () => at(dice, acts.slideKey(dice.pick(['ArrowLeft', 'ArrowRight'] as const), which))],
    [4, () => at(dice, acts.swipe(dice.pick(['next', 'previous'] as const), which))],
  ])();
}

function anywhere(dice: Dice): Plan['steps'] {
  const share = dice.roll();
  const inMenu = dice.chance(0.5) ? acts.closeMenu : acts.followLink(share);
  return dice.weigh<() => Plan['steps']>([
    [2, () => at(dice, acts.openMenu, inMenu)],
    [2, () => at(dice, acts.askQuestion(share))],
    [1, () => at(dice, acts.switchMotion)],
    [2, () => at(dice, acts.receiveGuest(dice.pick(GUESTS)))],
    [3, () => at(dice, acts.shareButton(share), acts.pressKey('Escape'))],
    [2, () => at(dice, acts.followLink(share))],
    [2, () => at(dice, acts.followToForm)],
    [1, () => at(dice, acts.followHash(share))],
    [2, () => at(dice, acts.reload)],
    [2, () => at(dice, acts.goBack)],
    [1, () => at(dice, acts.goForward)],
    [1, () => at(dice, acts.scroll(share))],
    [1, () => at(dice, acts.pressKey(dice.pick(['Tab', 'Escape'] as const)))],
    [2, () => at(dice, acts.letScriptsThrough)],
    [2, () => at(dice, acts.rest)],
  ])();
}

/** How long scripts are held back, in milliseconds. */
function holds(dice: Dice): Plan['hold'] {
  const time = () => dice.pick([0, 50, 300, 1000, 3000]);
  const lazy = () => [dice.chance(0.15) ? Infinity : time()];
  const page = dice.weigh<() => number[]>([
    [2, () => [0]],
    [3, () => [time()]],
    // One longer than the others.
    [2, () => [0, 0, time(), 0]],
    [2, () => [Infinity]],
  ])();
  return { page, phone: lazy(), email: lazy(), slider: lazy(), style: lazy(), data: lazy() };
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
 * A visit made by chance: mostly to the form, often to slides, at times anywhere.
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
  const other = () =>
    dice.weigh([
      [4, anywhere],
      [2, inForm],
      [1, onSlider],
    ] as const);
  const doings = Array.from({ length: 4 + dice.below(8) }, () =>
    (dice.chance(0.8) ? own : other())(dice),
  );
  if (kind === 'form' && dice.chance(0.6)) doings.splice(dice.below(3), 0, fill(dice));
  return {
    seed,
    hands: dice.pick(['phone', 'computer'] as const),
    path,
    still: dice.chance(kind === 'slider' ? 0.7 : 0.3),
    slowness: dice.pick([1, 1, 2, 4]),
    hold: holds(dice),
    answers: answers(dice),
    steps: doings.flat(),
  };
}
