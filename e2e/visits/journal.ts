/**
 * What a page itself saw during a visit. The recorder runs in the page before any of its scripts
 * and only listens: hands count as they arrived, not as the test meant them, so that a tap which
 * met something else is told as what it met.
 */

/** The name under which a page hands its notes over. */
export const NOTE = 'noteVisit';

interface NoteHead {
  /** The document, new with each load. */
  doc: string;
  /** The note's place within its document, from 1. */
  number: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** What a slider's button asks: a step, or a slide counted from 0. */
export type SlideMove = 'next' | 'previous' | number;

export type Note = NoteHead &
  (
    | { kind: 'opened'; path: string; navigation: string }
    /** The visitor asked that the form be sent: a click on its button, Enter's own included. */
    | { kind: 'press' }
    | { kind: 'erase' }
    | { kind: 'afresh' }
    | { kind: 'slide'; slider: number; move: SlideMove }
    /** Swiper carries the slides from now on. */
    | { kind: 'turns'; slider: number }
    /** An arrow key within a slider's controls. */
    | { kind: 'slideKey'; slider: number }
    /** The switch of all movement, or a slider's pause. */
    | { kind: 'motion' }
    | { kind: 'link'; href: string }
    /** Another button. */
    | { kind: 'button'; name: string }
    /** A tap or click on a field of the form or its label. */
    | { kind: 'inField'; field: string }
    /** A finger or a button goes down: whatever comes of it, it may move the focus. */
    | { kind: 'down' }
    /** A tap or click elsewhere. */
    | { kind: 'elsewhere' }
    | { kind: 'key'; key: string; field: string | null }
    | { kind: 'input'; field: string; value: string }
    | { kind: 'focus'; on: string; inSummary: boolean }
    /** React has taken the form over: the date knows its first day. */
    | { kind: 'alive' }
    /** The form stands there, as the node of this number; null: it has gone. */
    | { kind: 'form'; node: number | null; query: string }
    | { kind: 'summary'; shown: boolean }
    | { kind: 'failure'; shown: boolean }
    | { kind: 'sent'; shown: boolean }
  );

/** A note before its head is written: one of all kinds, each with its own parts. */
type Bare<T> = T extends unknown ? Omit<T, keyof NoteHead> : never;
export type NoteBody = Bare<Note>;

export interface SliderState {
  /** The number of its node: another one each time that the slider is made. */
  node: number;
  name: string;
  /** Swiper carries the slides, and React says so. */
  ready: boolean;
  /** How many slides there are. */
  count: number;
  /** Which the current dots are, counted from 0. */
  dots: number[];
  /** What the line «1 sur 3» says, counted from 0. */
  said: number;
  /** Which slides can be reached, counted from 0. */
  reachable: number[];
  /** Which slide stands in the window, counted from 0; null between two. */
  seen: number | null;
  /** How far each slide is from the window's left edge, in CSS pixels. */
  offsets: number[];
  /** The button of the pause offers to set things going: they stand still. */
  still: boolean;
}

/** A page at one moment. */
export interface PageState {
  /** Milliseconds since 1970. */
  at: number;
  doc: string;
  /** How many notes this document has made so far. */
  notes: number;
  url: string;
  complete: boolean;
  historyIndex: number;
  form: {
    node: number;
    alive: boolean;
    sending: boolean;
    values: Record<string, string>;
    summary: boolean;
  } | null;
  sent: boolean;
  /** What has focus. */
  active: { name: string; field: string | null; inSummary: boolean };
  overlay: boolean;
  inert: boolean;
  sliders: SliderState[];
}

declare global {
  interface Window {
    [NOTE]?: (note: Note) => void;
    visitState?: () => PageState | null;
  }
}

/** The recorder. Playwright carries its text into each page: it may use nothing from outside. */
export function keepJournal(): void {
  if (!location.protocol.startsWith('http') || window !== window.top) return;
  const doc = `${performance.timeOrigin}`;
  let notes = 0;
  const note = (body: NoteBody) => {
    notes += 1;
    window.noteVisit?.({ doc, number: notes, at: Date.now(), ...body } as Note);
  };

  const numbers = new WeakMap<Node, number>();
  let lastNumber = 0;
  const numberOf = (node: Node) => {
    const known = numbers.get(node) ?? (lastNumber += 1);
    numbers.set(node, known);
    return known;
  };
  const textOf = (element: Element | null) => (element?.textContent ?? '').trim();

  const form = () =>
    document.querySelector('input[name="fullName"]')?.closest<HTMLFormElement>('form') ?? null;
  /** The field that a control of the form belongs to. */
  const fieldOf = (element: Element | null): string | null => {
    const control = element?.closest('label')?.control ?? element;
    if (!(control instanceof HTMLElement) || !form()?.contains(control)) return null;
    if (control instanceof HTMLInputElement && control.type === 'tel') return 'phone';
    const isField = control.matches('input, select, textarea');
    return (isField && control.getAttribute('name')) || null;
  };
  const summary = () =>
    [...(form()?.querySelectorAll('[role="group"]') ?? [])].find((group) =>
      textOf(group).startsWith('Il y a un problème'),
    ) ?? null;
  const failure = () =>
    [...(form()?.querySelectorAll('[role="alert"]') ?? [])].some((alert) =>
      textOf(alert).startsWith('Erreur'),
    );
  const alive = () => {
    const day = form()?.querySelector<HTMLInputElement>('input[type="date"]');
    // The first day waits until nobody is in the field.
    const isBusy = day === document.activeElement || day?.validity.badInput;
    const isPageAlive = document.documentElement.hasAttribute('data-alive');
    return Boolean(day && (day.min || (isBusy && isPageAlive)));
  };
  const sliderOf = (element: Element) => {
    const slider = element.closest('[aria-roledescription="carrousel"]');
    return slider && numberOf(slider);
  };

  /** What a click means to the visitor. */
  const meaning = (target: Element): NoteBody => {
    const button = target.closest('button');
    const link = target.closest('a');
    const field = fieldOf(target);
    if (link) return { kind: 'link', href: link.getAttribute('href') ?? '' };
    if (!button) return field ? { kind: 'inField', field } : { kind: 'elsewhere' };
    const name = button.getAttribute('aria-label') ?? textOf(button);
    if (button.type === 'submit' && form()?.contains(button)) return { kind: 'press' };
    if (name === 'Effacer ma saisie') return { kind: 'erase' };
    if (name === 'Nouvelle demande') return { kind: 'afresh' };
    const slider = sliderOf(button);
    const dot = /^Aller à la diapositive (\d+)$/.exec(name);
    if (slider && dot) return { kind: 'slide', slider, move: Number(dot[1]) - 1 };
    if (slider && name.startsWith('Diapositive')) {
      return { kind: 'slide', slider, move: name.endsWith('suivante') ? 'next' : 'previous' };
    }
    if (/le défilement$|les animations$/.test(name)) return { kind: 'motion' };
    return { kind: 'button', name };
  };

  note({
    kind: 'opened',
    path: location.pathname + location.search,
    navigation: performance.getEntriesByType('navigation').map((entry) => entry.toJSON().type)[0],
  });

  addEventListener(
    'click',
    ({ isTrusted, target, detail }) => {
      if (!isTrusted || !(target instanceof Element)) return;
      const meant = meaning(target);
      // Two quick taps on one spot select a word, and a label with selected words leads to no
      // field: so the browser has it, whatever the page does.
      const isSelecting = detail > 1 && String(getSelection()) !== '';
      note(meant.kind === 'inField' && isSelecting ? { kind: 'elsewhere' } : meant);
    },
    true,
  );
  addEventListener(
    'pointerdown',
    ({ isTrusted }) => {
      if (isTrusted) note({ kind: 'down' });
    },
    true,
  );
  addEventListener(
    'keydown',
    ({ isTrusted, target, key }) => {
      if (!isTrusted || !(target instanceof Element)) return;
      note({ kind: 'key', key, field: fieldOf(target) });
      const slider = sliderOf(target);
      if (slider && key.startsWith('Arrow')) note({ kind: 'slideKey', slider });
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      const field = target instanceof Element ? fieldOf(target) : null;
      if (!field) return;
      const { value } = target as HTMLInputElement;
      note({ kind: 'input', field, value });
    },
    true,
  );
  addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const on = fieldOf(target) ?? target.localName;
      note({ kind: 'focus', on, inSummary: Boolean(summary()?.contains(target)) });
    },
    true,
  );

  const last = {
    form: null as number | null,
    alive: false,
    summary: false,
    failure: false,
    sent: false,
  };
  /** Those that the page holds to their end: it may still be coming. */
  const sliders = () =>
    [...document.querySelectorAll('[aria-roledescription="carrousel"]')].filter(
      (slider) => document.readyState !== 'loading' && slidesOf(slider).length > 0,
    );
  const slidesOf = (slider: Element) => [
    ...slider.querySelectorAll('[aria-roledescription="diapositive"]'),
  ];
  const turns = (slider: Element) => slidesOf(slider).some((slide) => slide.hasAttribute('inert'));
  const turning = new WeakSet<Element>();

  const look = () => {
    for (const slider of sliders()) {
      if (turning.has(slider) || !turns(slider)) continue;
      turning.add(slider);
      note({ kind: 'turns', slider: numberOf(slider) });
    }
    const element = form();
    const node = element && numberOf(element);
    if (node !== last.form) note({ kind: 'form', node, query: location.search });
    if (alive() && (!last.alive || node !== last.form)) note({ kind: 'alive' });
    last.form = node;
    last.alive = alive();
    const flags = {
      summary: summary() !== null,
      failure: failure(),
      sent: document.querySelector('[data-sent]') !== null,
    };
    for (const kind of ['summary', 'failure', 'sent'] as const) {
      if (flags[kind] !== last[kind]) note({ kind, shown: flags[kind] });
      last[kind] = flags[kind];
    }
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['min', 'inert'],
  });

  const sliderState = (element: Element): SliderState => {
    const slides = slidesOf(element);
    const { left } = element.getBoundingClientRect();
    // Swiper moves slides about to wrap: each says its own place.
    const placeOf = (slide: Element) => parseInt(slide.getAttribute('aria-label') ?? '', 10) - 1;
    const offsets = slides.map((slide) => Math.round(slide.getBoundingClientRect().left - left));
    const inWindow = slides.filter((_, index) => Math.abs(offsets[index]!) < 2);
    const dots = [...element.querySelectorAll('button[aria-label^="Aller à la diapositive"]')];
    const lines = [...element.querySelectorAll('span')].map(textOf);
    const said = lines.map((line) => /^(\d+) sur \d+$/.exec(line)).find(Boolean);
    const reachable = slides.filter((slide) => !slide.hasAttribute('inert')).map(placeOf);
    const isMoving = document
      .getAnimations()
      .some(
        ({ effect }) =>
          effect instanceof KeyframeEffect &&
          slides.some((slide) => effect.target?.contains(slide)),
      );
    return {
      node: numberOf(element),
      name: element.getAttribute('aria-label') ?? '',
      ready: turns(element),
      count: slides.length,
      dots: dots.flatMap((dot, index) => (dot.hasAttribute('aria-current') ? [index] : [])),
      said: Number(said?.[1]) - 1,
      reachable,
      offsets,
      seen: inWindow.length === 1 && !isMoving ? placeOf(inWindow[0]!) : null,
      still: element.querySelector('button[aria-label="Relancer le défilement"]') !== null,
    };
  };

  window.visitState = () => {
    const active = document.activeElement;
    // The page has only begun to come.
    if (!active) return null;
    look();
    const element = form();
    return {
      at: Date.now(),
      doc,
      notes,
      url: location.href,
      complete: document.readyState === 'complete',
      historyIndex: window.navigation?.currentEntry?.index ?? 0,
      form: element && {
        node: numberOf(element),
        alive: alive(),
        sending: textOf(element).includes('Envoi en cours'),
        values: Object.fromEntries(
          [...new FormData(element)].map(([name, value]) => [name, String(value)]),
        ),
        summary: summary() !== null,
      },
      sent: last.sent,
      active: {
        name: `${active.localName} ${active.getAttribute('name') ?? textOf(active).slice(0, 30)}`,
        field: fieldOf(active),
        inSummary: Boolean(summary()?.contains(active)),
      },
      overlay: document.querySelector('[data-overlay]') !== null,
      inert: document.querySelector('main')?.inert ?? false,
      sliders: sliders().map(sliderState),
    };
  };
}
