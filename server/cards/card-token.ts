/**
 * Card tokens: what a caller pays with a stored card by, for 15 minutes. Nothing of them is stored: a token holds the card's
 * reference and its own end, encrypted and authenticated for one merchant, so that listing many cards costs no write and a
 * token shows nothing of what it stands for. The customer it is bound to is the card's.
 *
 * The form is that of a synthetic IV: the tag is an HMAC of merchant and content, and the content is masked by an HMAC of
 * the tag. The same content under the same key gives the same token, and two contents never share a mask.
 */
import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../runtime.ts';

export const CARD_TOKEN_MINUTES = 15;

export type CardTokenReading =
  | { readonly kind: 'card'; readonly cardReference: string }
  | { readonly kind: 'expired' }
  /** Not made here, changed, or another merchant's. */
  | { readonly kind: 'unknown' };

export interface CardTokens {
  mint(merchantId: string, cardReference: string): string;
  read(merchantId: string, token: string): CardTokenReading;
}

const TAG_LENGTH = 16;
const REFERENCE_LENGTH = 16;
const EXPIRY_LENGTH = 6;
const CONTENT_LENGTH = REFERENCE_LENGTH + EXPIRY_LENGTH;
const tokenForm = /^card_([A-Za-z0-9_-]{51})$/;
const referenceForm = /^crd_([0-9a-f]{32})$/;

export interface CardTokenDeps {
  /** The vault's key for this purpose. */
  readonly key: KeyObject;
  readonly clock: Clock;
}

export function createCardTokens({ key, clock }: CardTokenDeps): CardTokens {
  function tagOf(merchantId: string, content: Buffer): Buffer {
    const hmac = createHmac('sha256', key).update('tag').update(content).update(merchantId);
    return hmac.digest().subarray(0, TAG_LENGTH);
  }

  /** Masks and unmasks. */
  function masked(tag: Buffer, content: Buffer): Buffer {
    const mask = createHmac('sha256', key).update('mask').update(tag).digest();
    return Buffer.from(content.map((byte, index) => byte ^ mask.readUInt8(index)));
  }

  return {
    mint(merchantId, cardReference) {
      const reference = referenceForm.exec(cardReference)?.[1];
      if (reference === undefined) throw new Error('a card token is made for a card reference only');
      const content = Buffer.alloc(CONTENT_LENGTH);
      content.write(reference, 'hex');
      content.writeUIntBE(clock.now().getTime() + CARD_TOKEN_MINUTES * 60_000, REFERENCE_LENGTH, EXPIRY_LENGTH);
      const tag = tagOf(merchantId, content);
      return `card_${Buffer.concat([tag, masked(tag, content)]).toString('base64url')}`;
    },

    read(merchantId, token) {
      const text = tokenForm.exec(token)?.[1];
      if (text === undefined) return { kind: 'unknown' };
      const bytes = Buffer.from(text, 'base64url');
      const tag = bytes.subarray(0, TAG_LENGTH);
      const content = masked(tag, bytes.subarray(TAG_LENGTH));
      if (!timingSafeEqual(tag, tagOf(merchantId, content))) return { kind: 'unknown' };
      const expiresAt = content.readUIntBE(REFERENCE_LENGTH, EXPIRY_LENGTH);
      if (clock.now().getTime() >= expiresAt) return { kind: 'expired' };
      return { kind: 'card', cardReference: `crd_${content.toString('hex', 0, REFERENCE_LENGTH)}` };
    },
  };
}
