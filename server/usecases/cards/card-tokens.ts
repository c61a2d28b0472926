/**
 * Card tokens: short-lived names with which a client pays with a stored card, valid for 15 minutes. They are stateless, so
 * that listing many cards costs no write: a token holds the encrypted card reference and its expiry, authenticated for one
 * merchant. It reveals nothing about the card. The card's customer is the token's customer.
 *
 * A reference is one AES block. It is XORed with the expiry before encryption, so that two tokens share no block. An HMAC
 * over merchant, block and expiry authenticates the token.
 */
import { createCipheriv, createDecipheriv, createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../platform/runtime.ts';

export const CARD_TOKEN_MINUTES = 15;

export type CardTokenReading =
  | { readonly kind: 'card'; readonly cardReference: string }
  | { readonly kind: 'expired' }
  /** Malformed, forged, or another merchant's. */
  | { readonly kind: 'unknown' };

export interface CardTokens {
  mint(merchantId: string, cardReference: string): string;
  read(merchantId: string, token: string): CardTokenReading;
}

const TAG_LENGTH = 16;
const BLOCK_LENGTH = 16;
const EXPIRY_LENGTH = 6;
const TOKEN_LENGTH = TAG_LENGTH + BLOCK_LENGTH + EXPIRY_LENGTH;
const BLOCK_CIPHER = 'aes-256-ecb';
const tokenForm = /^card_([A-Za-z0-9_-]{51})$/;
const referenceForm = /^crd_([0-9a-f]{32})$/;

export interface CardTokenDeps {
  /** The vault's derived key of the purpose `card-token`. */
  readonly key: KeyObject;
  readonly clock: Clock;
}

/** XORs the expiry into a reference, or out of it. Changes `block` in place. */
function mix(block: Buffer, expiry: Buffer): void {
  for (let index = 0; index < EXPIRY_LENGTH; index += 1)
    block.writeUInt8(block.readUInt8(index) ^ expiry.readUInt8(index), index);
}

export function createCardTokens({ key, clock }: CardTokenDeps): CardTokens {
  const blockKey = createHmac('sha256', key).update('reference').digest();
  // ECB keeps no state between whole blocks, so that one cipher serves all calls.
  const cipher = createCipheriv(BLOCK_CIPHER, blockKey, null).setAutoPadding(false);
  const decipher = createDecipheriv(BLOCK_CIPHER, blockKey, null).setAutoPadding(false);

  function tagOf(merchantId: string, content: Buffer): Buffer {
    return createHmac('sha256', key).update(content).update(merchantId).digest().subarray(0, TAG_LENGTH);
  }

  return {
    mint(merchantId, cardReference) {
      const reference = referenceForm.exec(cardReference)?.[1];
      if (reference === undefined) throw new Error('a card token is made for a card reference only');
      const token = Buffer.alloc(TOKEN_LENGTH);
      const content = token.subarray(TAG_LENGTH);
      const expiry = content.subarray(BLOCK_LENGTH);
      expiry.writeUIntBE(clock.now().getTime() + CARD_TOKEN_MINUTES * 60_000, 0, EXPIRY_LENGTH);
      const block = Buffer.from(reference, 'hex');
      mix(block, expiry);
      cipher.update(block).copy(content);
      tagOf(merchantId, content).copy(token);
      return `card_${token.toString('base64url')}`;
    },

    read(merchantId, token) {
      const text = tokenForm.exec(token)?.[1];
      if (text === undefined) return { kind: 'unknown' };
      const bytes = Buffer.from(text, 'base64url');
      // Several texts decode to the same bytes; only the canonical one is the token.
      if (bytes.toString('base64url') !== text) return { kind: 'unknown' };
      const content = bytes.subarray(TAG_LENGTH);
      if (!timingSafeEqual(bytes.subarray(0, TAG_LENGTH), tagOf(merchantId, content))) return { kind: 'unknown' };
      const expiry = content.subarray(BLOCK_LENGTH);
      if (clock.now().getTime() >= expiry.readUIntBE(0, EXPIRY_LENGTH)) return { kind: 'expired' };
      const block = decipher.update(content.subarray(0, BLOCK_LENGTH));
      mix(block, expiry);
      return { kind: 'card', cardReference: `crd_${block.toString('hex')}` };
    },
  };
}
