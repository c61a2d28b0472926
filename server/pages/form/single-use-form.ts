/**
 * Forms that begin something: every showing of a page has one of its own, and what it begins is begun once, however often
 * it is sent. Who takes such a form looks for what goes by its `referenceOfForm`. Holds no state.
 */
import type { Random } from '../../platform/runtime.ts';
import type { FormPurpose, FormTokens } from './form-token.ts';

export interface SingleUseForms {
  issue(purpose: FormPurpose, expiresAt: Date): string;
  /** Whether the token is of a form that was made for this purpose, and its time is not over. */
  accepts(purpose: FormPurpose, token: string): boolean;
}

/** The purpose of one showing, which is told apart by random bits. */
function shownAs({ reference, step }: FormPurpose, showing: string): FormPurpose {
  return { reference, step: `${step} ${showing}` };
}

export function createSingleUseForms(tokens: FormTokens, random: Random): SingleUseForms {
  return {
    issue(purpose, expiresAt) {
      const showing = random.bytes(16).toString('hex');
      return `${showing}.${tokens.issue(shownAs(purpose, showing), expiresAt)}`;
    },

    accepts(purpose, token) {
      const end = token.indexOf('.');
      return end > 0 && tokens.accepts(shownAs(purpose, token.slice(0, end)), token.slice(end + 1));
    },
  };
}
