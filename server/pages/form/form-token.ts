/**
 * Form tokens (`_csrf`): they prove that the service rendered the form for this reference and step. Stateless, and without
 * a cookie, because browsers block cookies in frames.
 */
import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { ConsentVersion } from '../../domain/payments/consent.ts';
import type { Order } from '../../domain/payments/order.ts';
import type { Clock, Random } from '../../platform/runtime.ts';

const GRACE_MS = 3_600_000;

export function formExpiry({ expiresAt }: Order): Date {
  return graceAfter(expiresAt);
}

/** The expiry of a form whose page expires at `expiresAt`. */
export function graceAfter(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() + GRACE_MS);
}

/** What a form token is valid for. */
export interface FormPurpose {
  /** The page link or attempt reference in the page's address. */
  readonly reference: string;
  /** The step, with everything that the customer agrees to by submitting the form. */
  readonly step: string;
}

/** Binds a consent form to the version of its words. Forms of the first versions name no version. */
export function consentStep(step: string, version: ConsentVersion): string {
  return version === 'page-en-1' || version === 'cards-en-1' ? step : `${step} ${version}`;
}

export interface FormTokens {
  issue(purpose: FormPurpose, expiresAt: Date): string;
  /** Whether the token was issued for this purpose and has not expired. */
  accepts(purpose: FormPurpose, token: string): boolean;
}

export interface FormTokensParts {
  readonly key: KeyObject;
  readonly clock: Clock;
}

const TOKEN = /^([0-9a-z]{1,11})\.([A-Za-z0-9_-]{43})$/;

export function createFormTokens({ key, clock }: FormTokensParts): FormTokens {
  /** JSON separates the parts whatever characters they hold. */
  function seal({ reference, step }: FormPurpose, expiry: string): string {
    return createHmac('sha256', key)
      .update(JSON.stringify([reference, step, expiry]))
      .digest('base64url');
  }

  return {
    issue(purpose, expiresAt) {
      const expiry = Math.floor(expiresAt.getTime() / 1_000).toString(36);
      return `${expiry}.${seal(purpose, expiry)}`;
    },

    accepts(purpose, token) {
      const [, expiry, sent] = TOKEN.exec(token) ?? [];
      if (expiry === undefined || sent === undefined) return false;
      // Compares the texts, because several base64 texts decode to the same bytes.
      const right = timingSafeEqual(Buffer.from(sent), Buffer.from(seal(purpose, expiry)));
      return right && clock.now().getTime() < Number.parseInt(expiry, 36) * 1_000;
    },
  };
}

export interface SingleUseForms {
  issue(purpose: FormPurpose, expiresAt: Date): string;
  accepts(purpose: FormPurpose, token: string): boolean;
}

function uniquePurpose({ reference, step }: FormPurpose, showing: string): FormPurpose {
  return { reference, step: `${step} ${showing}` };
}

export function createSingleUseForms(tokens: FormTokens, random: Random): SingleUseForms {
  return {
    issue(purpose, expiresAt) {
      const showing = random.bytes(16).toString('hex');
      return `${showing}.${tokens.issue(uniquePurpose(purpose, showing), expiresAt)}`;
    },

    accepts(purpose, token) {
      const end = token.indexOf('.');
      return end > 0 && tokens.accepts(uniquePurpose(purpose, token.slice(0, end)), token.slice(end + 1));
    },
  };
}
