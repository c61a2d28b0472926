/**
 * The stored responses of idempotent calls. Pure.
 */
import type { Reply } from '../../../generated/server/router.ts';
import type { ClientScope } from '../../domain/customers/customer.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { errorCatalogue } from '../../http/errors/error-catalogue.ts';
import { namesTemporaryCard, withoutTokens } from './wire.ts';

/** The warnings and ignored parameters of a call. */
export interface CallNotes {
  readonly warnings: readonly string[];
  readonly ignored: readonly string[];
}

export type StoredResponse =
  | {
      readonly kind: 'reply';
      /** The response without its tokens. */
      readonly reply: Reply;
      readonly notes: CallNotes;
      /** The scope of each client auth token in the body. */
      readonly scopes: readonly ClientScope[];
    }
  | { readonly kind: 'refusal'; readonly code: ApiError['code']; readonly details: ApiError['details'] }
  /** The call only created a single-use card token: a retry executes it again. */
  | { readonly kind: 'again' };

/** The stored response of a successful call. */
export function storedReply(reply: Reply, notes: CallNotes, scopes: readonly ClientScope[]): StoredResponse {
  if (namesTemporaryCard(reply.body)) return { kind: 'again' };
  return { kind: 'reply', reply: { ...reply, body: withoutTokens(reply.body) }, notes, scopes };
}

/** The stored response of a failed call: only of a 400 from the handler, because a retry of any other error may succeed. */
export function storedRefusal(error: unknown): StoredResponse | undefined {
  if (!(error instanceof ApiError) || errorCatalogue[error.code].http !== 400) return undefined;
  return { kind: 'refusal', code: error.code, details: error.details };
}
