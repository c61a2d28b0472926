/**
 * The short names that the service gives to what it makes: a prefix that says what it is, and sixteen hexadecimal digits.
 * The first of them is a letter always: sixteen decimal digits alone could be read as the number of a card, by the searches
 * that merchants run over their logs and by our own.
 */
import type { Random } from './runtime.ts';

const BYTES = 8;
/** Makes the first hexadecimal digit one of a, b, e and f. */
const FIRST_A_LETTER = 0xa0;

/** A new name such as `rfd_b3017c5a90e2d418`. */
export function shortId(prefix: string, random: Random): string {
  const bytes = Buffer.from(random.bytes(BYTES));
  bytes.writeUInt8(bytes.readUInt8(0) | FIRST_A_LETTER, 0);
  return `${prefix}_${bytes.toString('hex')}`;
}
