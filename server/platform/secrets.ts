/**
 * Reads keys from the texts of the environment, and recognises secrets that were not made at random: a single byte over and over, a counted row, a typed phrase, an example of a document.
 * It refuses what a random source makes with a chance of less than one in a million. Pure.
 */

/** Bytes of a key. */
export const keyLength = 32;

/** Of 32 random bytes about 30 differ; fewer than these have less than half of their randomness. */
const FEWEST_DIFFERENT_BYTES = 16;
/** Of 32 random hexadecimal digits about 14 differ. */
const FEWEST_DIFFERENT_CHARACTERS = 6;
/** Words of examples and defaults, in which no random text of this alphabet is likely. */
const EXAMPLES = /change.?me|example|default|password|secret|operator.?key|vault.?key|12345678|abcdefgh|qwerty/i;

/** Whether a text is a shorter one over and over. */
function isRepeated(text: string): boolean {
  const again = `${text}${text}`.indexOf(text, 1);
  return again < text.length;
}

/** Whether each value is as far from the one before as every other: a constant or a counted row. */
function isCounted(values: readonly number[]): boolean {
  const step = (values[1] ?? 0) - (values[0] ?? 0);
  return values.every((value, index) => index === 0 || value - (values[index - 1] ?? 0) === step);
}

const differentIn = (values: Iterable<unknown>): number => new Set(values).size;

/** Whether 32 bytes are no random key. Bytes that are all printable are typed text, which has less in it. */
export function isWeakKey(bytes: Buffer): boolean {
  const isText = bytes.every((byte) => byte >= 0x20 && byte <= 0x7e);
  return (
    isText ||
    differentIn(bytes) < FEWEST_DIFFERENT_BYTES ||
    isCounted([...bytes]) ||
    isRepeated(bytes.toString('latin1'))
  );
}

/** Whether a key of characters is no random one. */
export function isWeakText(text: string): boolean {
  return (
    differentIn(text) < FEWEST_DIFFERENT_CHARACTERS ||
    EXAMPLES.test(text) ||
    isRepeated(text) ||
    isCounted([...text].map((character) => character.charCodeAt(0)))
  );
}

/** Reads a 32-byte key from base64 (either alphabet); null when it is none. */
export function parseKey(base64: string): Buffer | null {
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(base64)) return null;
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length === keyLength ? bytes : null;
}
