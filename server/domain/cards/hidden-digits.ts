/**
 * Secret digits: JSON, templates, logs and inspection show a label instead. The base of CardNumber, CardSecurityCode and
 * Cryptogram. `reveal` must stay the only way to the digits.
 */
import { inspect } from 'node:util';

export abstract class HiddenDigits {
  readonly #digits: string;

  protected constructor(digits: string) {
    this.#digits = digits;
  }

  /** Shown instead of the digits. */
  abstract get label(): string;

  /** The digits, only for the vault and the call to the gateway. */
  reveal(): string {
    return this.#digits;
  }

  toString(): string {
    return this.label;
  }

  toJSON(): string {
    return this.label;
  }

  [Symbol.toPrimitive](): string {
    return this.label;
  }

  [inspect.custom](): string {
    return this.label;
  }
}
