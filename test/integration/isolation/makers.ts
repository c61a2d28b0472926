/** Objects that both merchants create in the same way. */
import type { Merchant } from '../../../server/domain/merchants/merchant.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { type Caller, textAt } from '../../support/caller.ts';
import type { Shop } from '../../support/payments.ts';
import type { TestMerchant, TestService } from '../../support/service.ts';

/** Both merchants have a customer with this reference: only the merchant distinguishes their objects. */
export const CUSTOMER = 'owned-customer';

/** A merchant with its API callers. */
export interface Shopkeeper {
  readonly service: TestService;
  readonly merchant: TestMerchant;
  readonly call: Caller;
  readonly shop: Shop;
}

/** The sandbox card network settles a token within five seconds. */
const TOKEN_MS = 5_000;

export function tokenizing(merchant: Merchant): Merchant {
  return { ...merchant, tokenizationEnabled: true };
}

/** Tokenizes a stored card without a purchase, and waits until the token is active. */
export async function makeToken({ service, call, shop }: Shopkeeper, customer: string, card: string): Promise<void> {
  const form = { customer_id: customer, card_security_code: '739', consent: 'true' };
  const started = (await call.form(`/cards/${card}/tokenize`, form)).json();
  await shop.bank.enter(textAt(started, 'payment', 'authentication', 'url'), PASSWORD);
  await service.service.tokenWorker.runOnce();
  service.clock.advance(TOKEN_MS);
  await service.service.tokenWorker.runOnce();
}
