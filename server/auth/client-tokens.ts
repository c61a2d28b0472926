/**
 * Client auth tokens: short-lived credentials for browsers and apps, each for one order or one customer. The database stores only
 * the hash.
 */
import { createHash } from 'node:crypto';
import type { ClientScope } from '../domain/customers/customer.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { ClientTokenStore } from '../storage/client-tokens.ts';

/** Validity of a token, in minutes (service description, "Authentication"). */
export const CLIENT_TOKEN_MINUTES = 15;

export interface MintedToken {
  readonly token: string;
  readonly expiresAt: Date;
}

export type ClientTokens = ReturnType<typeof createClientTokens>;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function createClientTokens({ store, runtime }: { store: ClientTokenStore; runtime: Runtime }) {
  return {
    /** Creates a token for an order or a customer of a merchant. */
    async mint(merchantId: string, scope: ClientScope): Promise<MintedToken> {
      const token = `tkn_${runtime.random.bytes(16).toString('hex')}`;
      const expiresAt = new Date(runtime.clock.now().getTime() + CLIENT_TOKEN_MINUTES * 60_000);
      await store.insert({ hash: hashOf(token), merchantId, scope, expiresAt });
      return { token, expiresAt };
    },

    /** The merchant and scope of a token; undefined if it is unknown or expired. */
    async find(token: string): Promise<{ merchantId: string; scope: ClientScope } | undefined> {
      const found = await store.find(hashOf(token));
      return found !== undefined && runtime.clock.now() < found.expiresAt ? found : undefined;
    },
  };
}
