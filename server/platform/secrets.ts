/**
 * Parses keys from environment variables, and detects secrets that are not random: a repeated byte, a counting sequence, a
 * phrase, a documentation example, and mixtures of these. A random secret is refused less than once in a million. Pure.
 */

/** The bytes of a key. */
export const keyLength = 32;

/** 32 random bytes have about 30 different values; with fewer than 16, a key has less than half its randomness. */
const FEWEST_DIFFERENT_BYTES = 16;
/** 32 random hexadecimal digits have about 14 different values. */
const FEWEST_DIFFERENT_CHARACTERS = 6;
/** Of 32 random bytes, at least 31 are unpredictable from those before; of 32 random hexadecimal digits, about 28. */
const FEWEST_FREE_BYTES = 24;
const FEWEST_FREE_CHARACTERS = 16;
/** The periods of interleaved sequences to detect. */
const DISTANCES = [1, 2, 3, 4];
/** Words of examples and defaults, which are unlikely in random text. */
const EXAMPLES =
  /change.?me|example|default|password|secret|operator.?key|vault.?key|correct.?horse|battery.?staple|12345678|abcdefgh|qwerty/i;

/** Whether a text repeats a shorter one. */
function isRepeated(text: string): boolean {
  return `${text}${text}`.indexOf(text, 1) < text.length;
}

/**
 * How many values are unpredictable from those before. Predictable are the next value of a constant or counting sequence, also
 * of one of up to four interleaved sequences, and the last of three values that occurred before in the same order.
 */
function freeValues(values: readonly number[]): number {
  const text = String.fromCharCode(...values);
  const isThere = (index: number) => index > 2 && text.slice(0, index).includes(text.slice(index - 2, index + 1));
  const isNext = (index: number, distance: number) => {
    const at = (back: number) => values[index - back * distance] ?? Number.NaN;
    return at(0) === at(1) || at(0) - at(1) === at(1) - at(2);
  };
  const free = DISTANCES.map((distance) => values.filter((_, at) => !isNext(at, distance) && !isThere(at)).length);
  return Math.min(...free);
}

/** Whether at least half of a text is separated words. */
function isPhrase(text: string): boolean {
  const words = text.split(/[\s._-]+/).filter((word) => /^[A-Za-z][a-z]{2,11}$/.test(word));
  return 2 * words.join('').length >= text.length;
}

const differentIn = (values: Iterable<unknown>): number => new Set(values).size;

/** Whether 32 bytes are not a random key. All-printable bytes are typed text, which has less randomness. */
export function isWeakKey(bytes: Buffer): boolean {
  const isText = bytes.every((byte) => byte >= 0x20 && byte <= 0x7e);
  return (
    isText ||
    differentIn(bytes) < FEWEST_DIFFERENT_BYTES ||
    freeValues([...bytes]) < FEWEST_FREE_BYTES ||
    isRepeated(bytes.toString('latin1'))
  );
}

/** Whether a text is not a random key. */
export function isWeakText(text: string): boolean {
  return (
    differentIn(text) < FEWEST_DIFFERENT_CHARACTERS ||
    EXAMPLES.test(text) ||
    isRepeated(text) ||
    isPhrase(text) ||
    freeValues([...text].map((character) => character.charCodeAt(0))) < FEWEST_FREE_CHARACTERS
  );
}

/** Parses a 32-byte key from base64 or base64url; null when it is anything else. */
export function parseKey(base64: string): Buffer | null {
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(base64)) return null;
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length === keyLength ? bytes : null;
}
