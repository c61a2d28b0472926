/**
 * Which answers are kept for 24 hours, and in which form. Pure.
 */
import type { Reply } from '../../../generated/server/router.ts';
import type { ClientScope } from '../../domain/customers/customer.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { errorCatalogue } from '../../http/errors/error-catalogue.ts';
import { namesTemporaryCard, withoutTokens } from './wire.ts';

/** What the steps of a call told its caller beside the answer. */
export interface CallNotes {
  readonly warnings: readonly string[];
  readonly ignored: readonly string[];
}

export type StoredResponse =
  | {
      readonly kind: 'reply';
      /** Its tokens are taken out. */
      readonly reply: Reply;
      readonly notes: CallNotes;
      /** What each client auth token of the body opens. */
      readonly scopes: readonly ClientScope[];
    }
  | { readonly kind: 'refusal'; readonly code: ApiError['code']; readonly details: ApiError['details'] }
  /** The call did nothing but name a card for one use: it is answered anew by doing it again. */
  | { readonly kind: 'again' };

/** What is kept of a call that worked. */
export function storedReply(reply: Reply, notes: CallNotes, scopes: readonly ClientScope[]): StoredResponse {
  if (namesTemporaryCard(reply.body)) return { kind: 'again' };
  return { kind: 'reply', reply: { ...reply, body: withoutTokens(reply.body) }, notes, scopes };
}

/** What is kept of a call that was refused; undefined when another try may end otherwise: all but a 400 of the handler. */
export function storedRefusal(error: unknown): StoredResponse | undefined {
  if (!(error instanceof ApiError) || errorCatalogue[error.code].http !== 400) return undefined;
  return { kind: 'refusal', code: error.code, details: error.details };
}
