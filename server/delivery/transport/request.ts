/**
 * Puts one webhook request together: body and headers, with the keys that are active at this moment. The plain event never changes;
 * its encryption and signature are made anew for each attempt.
 */

import { activeSet } from '../../domain/merchants/key-set.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { EncryptMessage } from '../../vault/message-keys/encrypt-message.ts';
import type { OpenedCredentials } from './credentials.ts';
import { requestHeaders } from './headers.ts';
import { liveSecrets, signatures } from './signature.ts';

/** What a request is made of. */
export interface OutgoingRequest {
  readonly merchant: Merchant;
  readonly eventId: string;
  /** The event's exact text. */
  readonly text: string;
  /** Null for a test delivery, which has no place among the events. */
  readonly place: { readonly sequence: number; readonly orderSequence: number } | null;
  readonly occasion: 'event' | 'replay' | 'test';
  readonly now: Date;
}

export interface MadeRequest {
  readonly headers: Record<string, string>;
  readonly body: string;
}

export interface RequestParts {
  readonly credentialsOf: (merchant: Merchant) => OpenedCredentials;
  readonly encryptMessage: EncryptMessage;
}

/** Makes requests. Throws when a secret does not open, or when encryption is on and there is no key. */
export function createMakeRequest({ credentialsOf, encryptMessage }: RequestParts) {
  const bodyOf = async ({ merchant, text }: OutgoingRequest): Promise<string> => {
    if (!merchant.webhook.encrypted) return text;
    const set = activeSet(merchant.messageKeys);
    if (set === undefined) throw new Error('encryption is on, and the merchant has no active key set');
    return JSON.stringify({ JWT: await encryptMessage(merchant.merchantId, set, text) });
  };

  return async (request: OutgoingRequest): Promise<MadeRequest> => {
    const { merchant, eventId, place, occasion, now } = request;
    const { basic, customHeaders, secrets } = credentialsOf(merchant);
    const body = await bodyOf(request);
    const timestamp = Math.floor(now.getTime() / 1000);
    const live = liveSecrets(merchant.webhook.secrets, now).flatMap(({ secretId }) => secrets.get(secretId) ?? []);
    const signature = live.length === 0 ? null : signatures({ id: eventId, timestamp, body }, live);
    const headers = requestHeaders({
      eventId,
      timestamp,
      signature,
      place,
      occasion,
      credentials: basic,
      customHeaders,
    });
    return { headers, body };
  };
}

export type MakeRequest = ReturnType<typeof createMakeRequest>;
