/**
 * Reads keys from the texts of the environment, and recognises secrets that were not made at random: a single byte over and over, a counted row, a typed phrase, an example of a document, and what is mostly one of these.
 * It refuses what a random source makes with a chance of less than one in a million. Pure.
 */

/** Bytes of a key. */
export const keyLength = 32;

/** Of 32 random bytes about 30 differ; fewer than these have less than half of their randomness. */
const FEWEST_DIFFERENT_BYTES = 16;
/** Of 32 random hexadecimal digits about 14 differ. */
const FEWEST_DIFFERENT_CHARACTERS = 6;
/** Of 32 random bytes at least 31 follow from nothing before them; of 32 random hexadecimal digits about 28. */
const FEWEST_FREE_BYTES = 24;
const FEWEST_FREE_CHARACTERS = 16;
/** How far before a value lies what it may follow from. */
const DISTANCES = [1, 2, 3, 4];
/** Words of examples and defaults, in which no random text of this alphabet is likely. */
const EXAMPLES =
  /change.?me|example|default|password|secret|operator.?key|vault.?key|correct.?horse|battery.?staple|12345678|abcdefgh|qwerty/i;

/** Whether a text is a shorter one over and over. */
function isRepeated(text: string): boolean {
  const again = `${text}${text}`.indexOf(text, 1);
  return again < text.length;
}

/**
 * How many values do not follow from those before: the next of a row that is constant or counted, where the row may be one of up to four
 * that take turns, and the third of three that were there already.
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

/** Whether half of a text and more is words between blanks or signs. */
function isPhrase(text: string): boolean {
  const words = text.split(/[\s._-]+/).filter((word) => /^[A-Za-z][a-z]{2,11}$/.test(word));
  return 2 * words.join('').length >= text.length;
}

const differentIn = (values: Iterable<unknown>): number => new Set(values).size;

/** Whether 32 bytes are no random key. Bytes that are all printable are typed text, which has less in it. */
export function isWeakKey(bytes: Buffer): boolean {
  const isText = bytes.every((byte) => byte >= 0x20 && byte <= 0x7e);
  return (
    isText ||
    differentIn(bytes) < FEWEST_DIFFERENT_BYTES ||
    freeValues([...bytes]) < FEWEST_FREE_BYTES ||
    isRepeated(bytes.toString('latin1'))
  );
}

/** Whether a key of characters is no random one. */
export function isWeakText(text: string): boolean {
  return (
    differentIn(text) < FEWEST_DIFFERENT_CHARACTERS ||
    EXAMPLES.test(text) ||
    isRepeated(text) ||
    isPhrase(text) ||
    freeValues([...text].map((character) => character.charCodeAt(0))) < FEWEST_FREE_CHARACTERS
  );
}

/** Reads a 32-byte key from base64 (either alphabet); null when it is none. */
export function parseKey(base64: string): Buffer | null {
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(base64)) return null;
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length === keyLength ? bytes : null;
}
