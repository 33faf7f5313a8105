/** Chance that can be had again: the same seed gives the same choices in the same order. */
export interface Dice {
  /** From 0 up to, and not including, 1. */
  roll: () => number;
  /** A whole number from 0 up to, and not including, `count`. */
  below: (count: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** Picks among values by weight: `[[3, 'often'], [1, 'seldom']]`. */
  weigh: <T>(list: readonly (readonly [weight: number, value: T])[]) => T;
  /** True with this probability. */
  chance: (probability: number) => boolean;
}

/**
 * Makes dice.
 *
 * @param seed A whole number.
 */
export function makeDice(seed: number): Dice {
  let state = seed >>> 0;
  // Mulberry32: small, and even enough for a visit.
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(roll() * count);
  return {
    roll,
    below,
    pick: (list) => list[below(list.length)]!,
    weigh: (list) => {
      let left = roll() * list.reduce((sum, [weight]) => sum + weight, 0);
      return (list.find(([weight]) => (left -= weight) < 0) ?? list[list.length - 1]!)[1];
    },
    chance: (probability) => roll() < probability,
  };
}
