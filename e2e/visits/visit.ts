import { errors, type Browser, type BrowserContext, type Page, type Route } from 'playwright';
import { DRAWN_ANEW } from '../guests';
import { collectProblems, whenAlive } from '../support';
import { keepJournal, NOTE, type Note, type PageState } from './journal';
import { Promises, type Sending } from './promises';
import { Impossible, LAZY, type Act, type Plan, type ScriptKind } from './script';

/** Sizes and fingers. */
const HANDS = {
  phone: { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true },
  computer: { viewport: { width: 1280, height: 800 } },
};

const SEND = '**/api/v1.0/email/send';
/** Scripts, style sheets, and the data of other pages: what may hang. */
const FILES = /\/_next\/static\/.*\.(js|css)$|\.txt(\?|$)/;
/** How long what has to hold may take to come about, in milliseconds. */
const PATIENCE = 15_000;
/** No visit lasts longer, in milliseconds. */
const LONGEST = 180_000;
/** A page on which nothing has happened for so long is at rest, in milliseconds. */
const REST = 500;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Kinds of scripts by their address: an address with a digest never changes its content. */
const kinds = new Map<string, ScriptKind>();

async function kindOf(route: Route): Promise<ScriptKind> {
  const url = route.request().url();
  if (/\.txt(\?|$)/.test(url)) return 'data';
  if (url.endsWith('.css')) return 'style';
  const known = kinds.get(url);
  if (known) return known;
  const text = await (await route.fetch()).text();
  const lazy = (Object.keys(LAZY) as (keyof typeof LAZY)[]).find((kind) =>
    text.includes(LAZY[kind]),
  );
  kinds.set(url, lazy ?? 'page');
  return lazy ?? 'page';
}

/** What a visit has met that may not be. Its message is the visit's whole story. */
export class Fault extends Error {}

/**
 * Goes through a visit.
 *
 * @returns What was done and seen.
 * @throws A {@link Fault} where the site does not keep its promises.
 */
export async function goThrough(browser: Browser, plan: Plan): Promise<string> {
  const context = await browser.newContext({
    ...HANDS[plan.hands],
    reducedMotion: plan.still ? 'reduce' : 'no-preference',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  // Nothing may wait for ever: Playwright's own waits have no end under its test runner.
  context.setDefaultTimeout(PATIENCE);
  const visit = new Visit(context, await context.newPage(), plan);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Fault(`the visit does not end\n${visit.story}`)), LONGEST);
  });
  try {
    await Promise.race([visit.run(), tooLong]);
    return visit.story;
  } finally {
    clearTimeout(timer);
    visit.letScriptsThrough();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    // Seldom a browser holds on to a context for ever; the next visit has another.
    await Promise.race([context.close(), pause(PATIENCE)]);
  }
}

export class Visit {
  readonly promises: Promises;
  private readonly begun = Date.now();
  private readonly log: { at: number; line: string }[] = [];
  private readonly problems: string[];
  /** Notes and requests, as they come in, until {@link state} hands them on in their order. */
  private events: { at: number; tell: () => void }[] = [];
  /** How many notes of each document have come in. */
  private readonly received = new Map<string, number>();
  private lastEvent = Date.now();
  private release: () => void = () => undefined;
  private released: Promise<void>;
  private isReleased = false;
  private scriptsUnderWay = 0;
  /** How many scripts of each kind were asked for, and how many requests left. */
  private readonly asked = new Map<ScriptKind, number>();
  private sent = 0;
  /** Addresses that were asked for on purpose, and are not there. */
  private readonly missing = new Set<string>();

  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly plan: Plan,
  ) {
    this.promises = new Promises(plan.still ?? false);
    this.problems = collectProblems(page);
    this.released = new Promise((resolve) => (this.release = resolve));
  }

  get isPhone(): boolean {
    return this.plan.hands === 'phone';
  }

  /** Lets all scripts through, and those that come later. */
  letScriptsThrough(): void {
    this.isReleased = true;
    this.release();
  }

  /** Scripts are held back until they are let through. */
  get holdsScripts(): boolean {
    return (
      !this.isReleased &&
      Object.values(this.plan.hold ?? {})
        .flat()
        .includes(Infinity)
    );
  }

  async run(): Promise<void> {
    await this.prepare();
    const { path, steps, slowness = 1 } = this.plan;
    const client = await this.context.newCDPSession(this.page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    this.page.on('response', (response) => {
      const isDocument = response.request().resourceType() === 'document';
      if (isDocument && response.status() === 404) this.missing.add(response.url());
    });
    await this.page.goto(path, { waitUntil: 'commit' });
    for (const { wait, act } of steps) {
      await pause(wait);
      await this.check();
      await this.perform(act);
      await this.check();
    }
    this.tell('the visitor waits');
    this.letScriptsThrough();
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await this.rest();
  }

  /** The page as it is now; all that it has told until then has been taken in. */
  async state(): Promise<PageState> {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const state = await this.page
        .evaluate(() => window.visitState?.() ?? null)
        // The page is being left.
        .catch((error: Error) => this.throwUnlessLeaving(error));
      if (state && (this.received.get(state.doc) ?? 0) >= state.notes) {
        this.takeIn();
        return state;
      }
      if (Date.now() > deadline) throw this.fault(['the page does not answer']);
      await pause(20);
    }
  }

  /** Waits until nothing is on its way to the page any more, and looks whether all is in order. */
  async rest(): Promise<void> {
    await this.hold(async () => {
      const state = await this.state();
      const isBusy =
        !state.complete ||
        this.scriptsUnderWay > 0 ||
        Date.now() - this.lastEvent < REST ||
        (state.form !== null && !state.form.alive);
      return isBusy ? ['the page does not come to rest'] : this.promises.faultsAtRest(state);
    });
    await whenAlive(this.page);
    // What comes with React comes now: a tap that was remembered, focus that is led somewhere.
    await this.hold(async () => {
      const state = await this.state();
      const isBusy = this.scriptsUnderWay > 0 || Date.now() - this.lastEvent < REST;
      return isBusy ? ['the page does not come to rest'] : this.faults(state, true);
    });
    this.promises.seenAtRest(await this.state());
  }

  /** What stands in the log, at this moment or another. */
  tell(line: string, at = Date.now()): void {
    this.log.push({ at, line });
  }

  private async prepare(): Promise<void> {
    await this.context.exposeBinding(NOTE, (_source, note: Note) => this.hear(note));
    await this.context.addInitScript(keepJournal);
    await this.context.route(FILES, (route) => this.holdScript(route));
    await this.context.route(SEND, (route) => this.answer(route));
  }

  private hear(note: Note): void {
    this.lastEvent = Date.now();
    this.received.set(note.doc, (this.received.get(note.doc) ?? 0) + 1);
    const { at, ...rest } = note;
    this.events.push({
      at,
      tell: () => {
        const words = Object.entries(rest).filter(([key]) => !['doc', 'number'].includes(key));
        if (note.kind !== 'key' && note.kind !== 'down') {
          this.tell(`  page: ${words.map(([, word]) => String(word)).join(' ')}`, at);
        }
        this.promises.note(note);
      },
    });
  }

  private takeIn(): void {
    const events = this.events.sort((one, other) => one.at - other.at);
    this.events = [];
    for (const { tell } of events) tell();
  }

  private async holdScript(route: Route): Promise<void> {
    this.scriptsUnderWay += 1;
    try {
      const kind = await kindOf(route);
      const delays = this.plan.hold?.[kind] ?? [];
      const count = this.asked.get(kind) ?? 0;
      this.asked.set(kind, count + 1);
      const delay = delays[Math.min(count, delays.length - 1)] ?? 0;
      const waited = delay === Infinity ? new Promise<void>(() => undefined) : pause(delay);
      await Promise.race([waited, this.released]);
      await route.continue();
    } catch {
      // The page that asked for it is gone.
    } finally {
      this.scriptsUnderWay -= 1;
      this.lastEvent = Date.now();
    }
  }

  private async answer(route: Route): Promise<void> {
    const { answers = [{ how: 'ok', after: 0 }] } = this.plan;
    const { template_params: params } = route.request().postDataJSON() as {
      template_params: Record<string, string>;
    };
    const { how, after } = answers[Math.min(this.sent, answers.length - 1)]!;
    this.sent += 1;
    const sending: Sending = { params, answer: how };
    this.event(`request ${params.reference} leaves`, () => this.promises.requestLeft(sending));
    if (how === 'never') return;
    await pause(after);
    this.event(`request ${params.reference} is answered: ${how}`, (at) =>
      this.promises.answered(sending, at),
    );
    try {
      if (how === 'cut') await route.abort('connectionreset');
      else if (how === 'refused') await route.fulfill({ status: 500, body: 'Server error' });
      else await route.fulfill({ status: 200, body: 'OK' });
    } catch {
      // The page that asked for it is gone.
    }
  }

  private event(line: string, tell: (at: number) => void): void {
    const at = Date.now();
    this.lastEvent = at;
    this.events.push({
      at,
      tell: () => {
        this.tell(`  mail: ${line}`, at);
        tell(at);
      },
    });
  }

  private async perform(act: Act): Promise<void> {
    this.tell(act.name);
    try {
      await act.do(this);
    } catch (error) {
      if (error instanceof Fault) throw error;
      const isLeftOut = error instanceof Impossible || error instanceof errors.TimeoutError;
      if (!isLeftOut) this.throwUnlessLeaving(error as Error);
      this.tell(`  could not: ${(error as Error).message.split('\n')[0]}`);
    }
  }

  /** An act or a look that met a page on its leave is no fault; anything else is. */
  private throwUnlessLeaving(error: Error): null {
    const isLeaving = /context was destroyed|navigat|Cannot find context|frame (was|got) detached/i;
    if (isLeaving.test(error.message)) return null;
    throw this.fault([`the test itself: ${error.stack}`]);
  }

  private async check(): Promise<void> {
    await this.hold(async () => this.faults(await this.state(), false));
  }

  private faults(state: PageState, atRest: boolean): string[] {
    const faults = atRest ? this.promises.faultsAtRest(state) : this.promises.faults(state);
    return [...faults, ...this.strangeProblems(), ...this.addressFaults(state)];
  }

  /** Waits until `look` finds nothing; what it still finds in the end is a fault. */
  private async hold(look: () => Promise<string[]>): Promise<void> {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const faults = await look();
      if (faults.length === 0) return;
      // What was done once can't be undone by waiting.
      const { broken } = this.promises;
      if (broken.length > 0) throw this.fault(broken);
      if (Date.now() > deadline) throw this.fault(faults);
      await pause(50);
    }
  }

  /** What went wrong behind the page, less what the visit itself has made fail. */
  private strangeProblems(): string[] {
    return this.problems.filter((problem) => {
      if (problem.includes('/api/v1.0/email/send')) return false;
      if (problem.startsWith('console: La demande n’est pas partie.')) return false;
      // React has found what a guest has left, and the page's policy what it may not do there.
      if (DRAWN_ANEW.test(problem) || problem.includes('Content Security Policy')) return false;
      return ![...this.missing].some((url) => problem === `404: ${url}`);
    });
  }

  /** No word of a visitor stands in an address: addresses are written down by many. */
  private addressFaults({ url }: PageState): string[] {
    const { search, hash } = new URL(url);
    const address = decodeURIComponent(search + hash).replaceAll('+', ' ');
    const told = this.promises.texts.filter((text) => text.length > 3 && address.includes(text));
    const named = /(fullName|email|message|phone)=/.test(address) ? [address] : [];
    return [...told, ...named].map((text) => `«${text}» stands in the address ${url}`);
  }

  private fault(faults: string[]): Fault {
    return new Fault([...new Set(faults), '', this.story].join('\n'));
  }

  /** All that was done and seen, with its times, for people to read. */
  get story(): string {
    const { seed, steps, ...rest } = this.plan;
    const again = seed === undefined ? [] : [`The same visit again: VISITS_SEED=${seed}`];
    const plan = JSON.stringify(rest, (_, value: unknown) =>
      value === Infinity ? 'until let through' : value,
    );
    const isTyping = (line = '') => / {2}page: input (\w+)/.exec(line)?.[1];
    const lines = this.log
      .sort((one, other) => one.at - other.at)
      // Of the keys of a word, the last.
      .filter(({ line }, index, all) => {
        const field = isTyping(line);
        return !field || field !== isTyping(all[index + 1]?.line);
      })
      .map(({ at, line }) => `${String(at - this.begun).padStart(7)} ms  ${line}`);
    return [...again, `The visit, of ${steps.length} acts: ${plan}`, ...lines].join('\n');
  }
}
