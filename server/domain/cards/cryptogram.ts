/**
 * The cryptogram of a network token: good for one payment, handed to the gateway within the call that brought it, and
 * never stored, not even encrypted.
 */
import { HiddenDigits } from './hidden-digits.ts';

/** 20 bytes in base64. */
const TWENTY_BYTES = /^[A-Za-z0-9+/]{27}=$/;

export class Cryptogram extends HiddenDigits {
  private constructor(base64: string) {
    super(base64);
  }

  /** Reads 20 bytes in base64; null when the text is none. */
  static read(text: string): Cryptogram | null {
    return TWENTY_BYTES.test(text) ? new Cryptogram(text) : null;
  }

  get label(): '[cryptogram]' {
    return '[cryptogram]';
  }

  /** Whether the text holds this very cryptogram. */
  occursIn(text: string): boolean {
    return text.includes(this.reveal());
  }
}
