/** Repeatable choices: the same seed gives the same ones. For demo data only, never for a secret. */

export interface Weighted<Value> {
  /** A whole number. */
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
  /** Deals the values, each as often as its weight says before one begins again. @throws if there is none */
  deal<Value>(values: readonly Weighted<Value>[]): () => Value;
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
  const one = <Value>(values: readonly Value[]): Value => {
    const value = values[between(0, values.length - 1)];
    if (value === undefined) throw new Error('There is nothing to choose from.');
    return value;
  };
  return {
    fraction,
    between,
    one,
    chance: (percent) => fraction() * 100 < percent,
    deal<Value>(values: readonly Weighted<Value>[]) {
      const whole = values.flatMap(({ weight, value }) => Array.from({ length: weight }, () => ({ value })));
      let left = new Set<{ readonly value: Value }>();
      return () => {
        if (left.size === 0) left = new Set(whole);
        const card = one([...left]);
        left.delete(card);
        return card.value;
      };
    },
  };
}
