/**
 * The cryptogram of a network token: valid for one payment, passed to the gateway at once, and never stored, not even
 * encrypted.
 */
import { HiddenDigits } from './hidden-digits.ts';

/** 20 bytes in base64. */
const TWENTY_BYTES = /^[A-Za-z0-9+/]{27}=$/;

export class Cryptogram extends HiddenDigits {
  private constructor(base64: string) {
    super(base64);
  }

  /** Reads 20 bytes in base64; null when the text is anything else. */
  static read(text: string): Cryptogram | null {
    return TWENTY_BYTES.test(text) ? new Cryptogram(text) : null;
  }

  get label(): '[cryptogram]' {
    return '[cryptogram]';
  }

  /** Whether the text contains this cryptogram. */
  occursIn(text: string): boolean {
    return text.includes(this.reveal());
  }
}
