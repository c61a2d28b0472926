/** Repeatable choices: the same seed gives the same ones. For demo data only, never for a secret. */

export interface Weighted<Value> {
  readonly weight: number;
  readonly value: Value;
}

export interface Dice {
  /** From 0 up to 1. */
  fraction(): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  /** Whether something happens that happens in so many of 100 cases. */
  chance(percent: number): boolean;
  /** One of the values. @throws if there is none */
  one<Value>(values: readonly Value[]): Value;
  /** One of the values, by their weights. @throws if there is none */
  weighted<Value>(values: readonly Weighted<Value>[]): Value;
}

/** Dice of a seed, a whole number: Marsaglia's xorshift with 32 bits. */
export function createDice(seed: number): Dice {
  let state = seed | 0 || 1;
  const fraction = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1));
  return {
    fraction,
    between,
    chance: (percent) => fraction() * 100 < percent,
    one(values) {
      const value = values[between(0, values.length - 1)];
      if (value === undefined) throw new Error('There is nothing to choose from.');
      return value;
    },
    weighted(values) {
      let rest = fraction() * values.reduce((sum, { weight }) => sum + weight, 0);
      for (const { weight, value } of values) {
        rest -= weight;
        if (rest < 0) return value;
      }
      throw new Error('There is nothing to choose from.');
    },
  };
}
