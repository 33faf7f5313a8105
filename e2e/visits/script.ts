import type { Sending } from './promises';
import type { Visit } from './visit';

/** One thing that hands do. */
export interface Act {
  /** As a person tells it. */
  name: string;
  /**
   * Does it. Throws {@link Impossible} where the page offers no occasion for it: the visit then goes
   * on with the next.
   */
  do: (visit: Visit) => Promise<void>;
}

/** An act whose occasion is not there: no such button, or it lies under something else. */
export class Impossible extends Error {}

/** The scripts that are held apart; all other scripts are `page`. */
export const LAZY = {
  phone: 'PhoneInputCountrySelect',
  email: '/api/v1.0/email/send',
  slider: 'containerModifierClass',
};
/** Besides scripts: style sheets, and the data of pages that links lead to. */
export type ScriptKind = keyof typeof LAZY | 'page' | 'style' | 'data';

export interface Answer {
  how: Sending['answer'];
  /** Milliseconds until it is given. */
  after: number;
}

/** A visit from its first page to its end. All of it is decided before it begins. */
export interface Plan {
  /** What it was made of; none where it was written by hand. */
  seed?: number;
  hands: 'phone' | 'computer';
  path: string;
  /** The system asks for reduced motion: sliders turn only when they are asked. */
  still?: boolean;
  /** How many times slower the processor is. */
  slowness?: number;
  /**
   * How long scripts wait for their answer, in milliseconds; `Infinity`: until they are let through.
   * Further scripts of a kind take the last number.
   */
  hold?: Partial<Record<ScriptKind, readonly number[]>>;
  /** The mailbox's answers, one after the other; the last one goes on. */
  answers?: readonly Answer[];
  steps: readonly {
    /** Milliseconds after the step before: the moments of a visit are what it tries. */
    wait: number;
    act: Act;
  }[];
}
