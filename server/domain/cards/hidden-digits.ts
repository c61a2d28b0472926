/**
 * Digits, or a cryptogram, that must not be seen: in JSON, in a template, in a log line, in a debugger's print-out they show as a label.
 * The base of CardNumber, CardSecurityCode and Cryptogram. It must never get a second way out besides `reveal`.
 */
import { inspect } from 'node:util';

export abstract class HiddenDigits {
  readonly #digits: string;

  protected constructor(digits: string) {
    this.#digits = digits;
  }

  /** What is shown instead of the digits. */
  abstract get label(): string;

  /** The digits themselves, for the vault's own work and the call to the gateway, and for nothing else. */
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
