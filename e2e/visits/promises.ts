import { comparable, PARAMS } from './fields';
import type { Note, PageState, SliderState } from './journal';

/**
 * What the site owes to whoever visits it, whatever they do and whenever: told the notes of the
 * pages and the requests that left, it says what does not hold. Where two outcomes are both fair,
 * both are allowed: a fault named here is one.
 */

/** A request on its way to the mailbox. */
export interface Sending {
  /** The template's parameters, as they travelled. */
  params: Record<string, string>;
  /** How it was answered; 'never' stays without answer. */
  answer: 'ok' | 'refused' | 'cut' | 'never';
  /** When the answer was given, or the visitor was told of a failure, or left the form. */
  settledAt?: number;
}

interface Typed {
  value: string;
  doc: string;
  /** React was there, or came while it stood there: it is kept for the whole visit. */
  kept: boolean;
}

/** What a slider's buttons were asked since it was last seen at rest. */
interface SliderModel {
  /** The slide that must be shown, counted from 0; null where it can't be known. */
  expected: number | null;
  /** True where it can't be known for the rest of the document. */
  lost: boolean;
  asked: number;
  lastAsked: number;
}

/** No slider turns by itself sooner than this after it was made, in milliseconds. */
const FIRST_TURN = 4500;
/** What a slider was asked is done after so long, and so much longer for each thing asked. */
const [ANSWER, EACH] = [1500, 300];

/** The notes that tell of a hand. */
const HANDS: readonly Note['kind'][] = [
  'press',
  'erase',
  'afresh',
  'slide',
  'motion',
  'link',
  'button',
  'inField',
  'elsewhere',
  'down',
  'key',
];

const EMPTY_SLIDER: SliderModel = { expected: null, lost: false, asked: 0, lastAsked: 0 };

export class Promises {
  readonly sendings: Sending[] = [];
  private readonly presses: { at: number; known: boolean }[] = [];
  /** Since when a press may have asked for the summary of errors. */
  private summaryAsked = 0;
  private readonly typed = new Map<string, Typed>();
  private readonly past = new Map<string, Set<string>>();
  /** By the numbers of their nodes. */
  private readonly sliders = new Map<number, SliderModel>();
  /** Since when sliders turn. */
  private readonly turning = new Map<number, number>();
  private doc = '';
  private alive = false;
  private hasForm = false;
  /** What was asked may still move the focus, or lead to another page. */
  private mayMoveFocus = false;
  private lastHand: Note | null = null;
  /** Nothing moves by itself on the pages to come: the visitor's choice, or the system's. */
  private still: boolean;
  /** The form was erased, or its request arrived: the next one has a reference of its own. */
  private begunAfresh = false;
  /** What was done that may not be: it stays so. */
  readonly broken: string[] = [];

  /** @param still The system asks for reduced motion. */
  constructor(still: boolean) {
    this.still = still;
  }

  /** The fields that hold something, with what they must hold. */
  get texts(): string[] {
    return [...this.past.values()].flatMap((texts) => [...texts]);
  }

  requestLeft(sending: Sending): void {
    const before = this.sendings.at(-1);
    this.sendings.push(sending);
    const nth = `request ${this.sendings.length} (${sending.params.reference})`;
    const since = before ? (before.settledAt ?? Infinity) : -Infinity;
    if (!this.presses.some(({ at }) => at > since)) {
      this.broken.push(
        before
          ? `${nth} left, and nobody has pressed since the one before was settled`
          : `${nth} left, and nobody has pressed`,
      );
    }
    for (const [field, param] of Object.entries(PARAMS)) {
      const text = sending.params[param] ?? '';
      if (!text.trim()) this.broken.push(`${nth} left without ${field}`);
      const said = [...(this.past.get(field) ?? [])].map((value) => value.trim());
      // A link may have chosen the service.
      if (field !== 'serviceType' && text && !said.includes(text)) {
        this.broken.push(`${nth} bears «${text}» as ${field}, which nobody has typed`);
      }
    }
    if (before && before.params.reference !== sending.params.reference && !this.begunAfresh) {
      this.broken.push(`${nth} has another reference than the one before, for the same form`);
    }
    this.begunAfresh = false;
    this.settlePresses();
  }

  /** A request was answered: its form, if it is still there, may be sent again. */
  answered(sending: Sending, at: number): void {
    sending.settledAt ??= at;
    if (sending.answer !== 'ok') return;
    this.typed.clear();
    this.begunAfresh = true;
  }

  note(note: Note): void {
    if (note.kind !== 'opened' && note.doc !== this.doc) {
      this.noteOfBefore(note);
      return;
    }
    switch (note.kind) {
      case 'opened':
        this.openDocument(note);
        break;
      case 'alive':
        this.alive = true;
        for (const typed of this.typed.values()) if (typed.doc === note.doc) typed.kept = true;
        break;
      case 'form':
        // React has drawn it anew, since a guest had changed it: what was asked for is still to come.
        if (this.hasForm && !this.alive && note.node !== null) break;
        this.hasForm = note.node !== null;
        // Until it is alive again; the form of a fresh request is a new one.
        this.alive = false;
        if (note.node === null) this.lastHand = null;
        this.settleSendings(note.at);
        this.settlePresses();
        // The link chooses the service anew.
        if (note.query.includes('service=')) this.typed.delete('serviceType');
        break;
      case 'press':
        this.presses.push({ at: note.at, known: false });
        break;
      case 'erase':
        // At once, before React too; what was about to be sent is not.
        this.typed.clear();
        this.begunAfresh = true;
        this.mayMoveFocus = true;
        if (!this.alive) this.settlePresses();
        break;
      case 'afresh':
        this.begunAfresh = true;
        this.mayMoveFocus = true;
        break;
      case 'input':
        this.keep(note);
        break;
      case 'summary':
        if (note.shown) this.summaryShown(note.at);
        // The visitor has put it right: whatever was asked for has come.
        else this.settlePresses();
        break;
      case 'failure':
        if (note.shown) this.settleSendings(note.at);
        this.settlePresses();
        break;
      case 'sent':
        if (note.shown) this.typed.clear();
        else if (!this.mayMoveFocus) {
          this.broken.push('«Demande envoyée» has gone, and nobody has left it');
        }
        this.settlePresses();
        break;
      case 'focus':
        if (!note.inSummary) break;
        // The press has led it there, from wherever it was.
        if (this.focusMayMove) this.lastHand = null;
        this.settlePresses();
        break;
      case 'slide':
        this.slide(note);
        break;
      case 'turns':
        this.turning.set(note.slider, note.at);
        break;
      case 'slideKey':
        this.sliders.set(note.slider, { ...EMPTY_SLIDER, lost: true });
        break;
      case 'motion':
        this.still = false;
        for (const [node, { asked }] of this.sliders) {
          this.sliders.set(node, { ...EMPTY_SLIDER, lost: asked > 0 });
        }
        break;
      case 'link':
      case 'button':
        this.mayMoveFocus = true;
        break;
    }
    if (HANDS.includes(note.kind)) this.lastHand = note;
  }

  /**
   * The visitor does something of which the page may hear nothing: turns a phone's own wheel, taps
   * on a button that takes no tap.
   */
  didUnheard(): void {
    this.lastHand = null;
  }

  /** The visitor goes back or forward: focus goes where that leads. */
  leaves(): void {
    this.mayMoveFocus = true;
    this.lastHand = null;
  }

  /**
   * The visitor has written a text, key by key, into a field that was empty. Where nothing else can
   * have come into it, the whole text must be there: no key is lost on the way.
   */
  wrote(field: string, text: string): void {
    const typed = this.typed.get(field);
    const first = [...(this.past.get(field) ?? [])].every((past) => text.startsWith(past));
    if (typed && first && !this.focusMayMove) typed.value = text;
  }

  /** The visitor has swiped a slider; `from` and `to` are what was seen before and after. */
  swiped(from: SliderState, to: SliderState | undefined): void {
    const model = this.sliders.get(from.node) ?? EMPTY_SLIDER;
    const early = !from.ready && to && !to.ready && to.seen !== null && model.asked === 0;
    // Early, the track itself has moved: Swiper takes over from there. Where a button was asked
    // before, that is still to come, and nobody knows any more what is shown then.
    this.sliders.set(
      from.node,
      early && this.still && !model.lost
        ? { ...EMPTY_SLIDER, expected: to.seen }
        : { ...EMPTY_SLIDER, lost: true },
    );
  }

  /** What does not hold at this moment. Empty in the end, though perhaps not at once. */
  faults(state: PageState): string[] {
    return [...this.broken, ...this.lostTexts(state), ...this.lostFocus(state)];
  }

  /** What does not hold once the page is at rest: nothing is on its way to it any more. */
  faultsAtRest(state: PageState): string[] {
    const faults = this.faults(state);
    if (state.overlay) faults.push('the overlay covers the page');
    if (state.inert) faults.push('the page can’t be reached: it is inert');
    if (state.form && this.presses.some(({ known }) => !known) && !this.onItsWay) {
      faults.push(
        state.form.summary
          ? 'errors are shown, and focus was not led to them'
          : '«Envoyer ma demande» was pressed, and nothing came of it',
      );
    }
    return [...faults, ...state.sliders.flatMap((slider) => this.sliderFaults(slider, state.at))];
  }

  /** The page has been seen at rest and in order: what is asked next is counted from here. */
  seenAtRest(state: PageState): void {
    for (const { node, ready, still, seen } of state.sliders) {
      if (!ready) continue;
      const model = this.sliders.get(node) ?? EMPTY_SLIDER;
      // A slide asked before a change of motion may come after it.
      if (model.lost) continue;
      this.sliders.set(node, { ...EMPTY_SLIDER, expected: still ? seen : null });
      this.still = still;
    }
    this.mayMoveFocus = false;
  }

  private get onItsWay(): boolean {
    return this.sendings.some(({ settledAt }) => settledAt === undefined);
  }

  private get focusMayMove(): boolean {
    return this.mayMoveFocus || this.presses.some(({ known }) => !known);
  }

  /** A note that came after its document had gone. */
  private noteOfBefore(note: Note): void {
    if (note.kind === 'press') this.presses.push({ at: note.at, known: true });
    if (note.kind !== 'input') return;
    this.past.set(note.field, (this.past.get(note.field) ?? new Set()).add(note.value));
    this.typed.delete(note.field);
  }

  private openDocument({ doc, at }: Note & { kind: 'opened' }): void {
    this.doc = doc;
    // No press outlives its document.
    this.summaryAsked = Math.max(this.summaryAsked, at);
    this.alive = false;
    this.hasForm = false;
    this.mayMoveFocus = false;
    this.lastHand = null;
    this.settleSendings(at);
    this.settlePresses();
    for (const [field, typed] of this.typed) {
      // Typed before React, and left before React came: only the browser may give it back.
      if (!typed.kept) this.typed.delete(field);
    }
    this.sliders.clear();
    this.turning.clear();
  }

  private keep({ field, value, doc }: Note & { kind: 'input' }): void {
    this.past.set(field, (this.past.get(field) ?? new Set()).add(value));
    // What is typed while a request is on its way may go with it.
    if (this.onItsWay) this.typed.delete(field);
    else this.typed.set(field, { value, doc, kept: this.alive });
  }

  private summaryShown(at: number): void {
    const asked = this.presses.some((press) => press.at > this.summaryAsked && press.at <= at);
    if (!asked) this.broken.push('errors are shown, and nobody has pressed «Envoyer ma demande»');
    this.summaryAsked = at;
  }

  private settlePresses(): void {
    for (const press of this.presses) press.known = true;
  }

  private settleSendings(at: number): void {
    for (const sending of this.sendings) sending.settledAt ??= at;
  }

  private slide({ slider, move, at }: Note & { kind: 'slide' }): void {
    const since = this.turning.get(slider) ?? at;
    const model = this.sliders.get(slider) ?? {
      ...EMPTY_SLIDER,
      // A page opens on its first slide, and stays there for a while.
      expected: this.still || at - since < FIRST_TURN - ANSWER ? 0 : null,
    };
    const step = move === 'next' ? 1 : move === 'previous' ? -1 : 0;
    const expected =
      model.expected === null ? null : typeof move === 'number' ? move : model.expected + step;
    this.sliders.set(slider, { ...model, expected, asked: model.asked + 1, lastAsked: at });
  }

  private lostTexts({ form, doc }: PageState): string[] {
    if (!form) return [];
    return [...this.typed].flatMap(([field, typed]) => {
      if (!form.alive && typed.doc !== doc) return [];
      const shown = comparable(field, form.values[field]);
      if (shown === comparable(field, typed.value)) return [];
      return [`«${typed.value}» was typed as ${field}, where «${shown}» stands now`];
    });
  }

  private lostFocus({ doc, form, active }: PageState): string[] {
    const hand = this.lastHand;
    if (!hand || hand.doc !== doc || !form || this.focusMayMove) return [];
    const isTyping = hand.kind === 'key' && !['Tab', 'Enter', 'Escape'].includes(hand.key);
    const field = hand.kind === 'inField' || isTyping ? hand.field : null;
    if (!field || active.field === field) return [];
    return [`focus was put into ${field}, and is on «${active.name}» now`];
  }

  private sliderFaults(slider: SliderState, at: number): string[] {
    const { node, name, ready, count, dots, said, reachable, seen, offsets } = slider;
    if (!ready) return [`«${name}» has not come`];
    const shown = seen === null ? [] : [seen];
    const together = new Set([...dots, said, ...reachable, ...shown]);
    if (seen === null || together.size !== 1 || dots.length !== 1 || reachable.length !== 1) {
      return [
        `«${name}» shows slide ${seen}, its dots say ${dots}, its count ${said}, ${reachable} can be ` +
          `reached, and its slides stand at ${offsets.join(', ')} px`,
      ];
    }
    const { expected, asked, lastAsked } = this.sliders.get(node) ?? EMPTY_SLIDER;
    if (expected === null) return [];
    const right = ((expected % count) + count) % count;
    const wrong = [`«${name}» shows slide ${seen + 1}, where its buttons led to ${right + 1}`];
    if (this.still) return right === seen ? [] : wrong;
    // It will turn by itself: there is a time to look, after the answer and before that.
    const since = this.turning.get(node) ?? at;
    const answered = Math.max(since, lastAsked) + ANSWER + asked * EACH;
    if (asked === 0 || Math.max(answered, at) > since + FIRST_TURN) return [];
    if (at < answered) return [`«${name}» may still be turning`];
    if (right !== seen) this.broken.push(...wrong);
    return [];
  }
}
