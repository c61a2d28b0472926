/**
 * The real service with a customer's card whose token is INITIATED, as after a payment with consent, and a merchant's webhook
 * endpoint.
 */

import { randomBytes } from 'node:crypto';
import { EventName } from '../../../generated/values.ts';
import { presentToken } from '../../../server/api/tokens/wire.ts';
import { CardNetwork } from '../../../server/domain/card-network.ts';
import { newToken } from '../../../server/domain/cards/new-token.ts';
import { auditLog } from '../../../server/storage/audit-log.ts';
import { createSavedCardStore } from '../../../server/storage/cards.ts';
import { createCustomerErasures } from '../../../server/storage/customer-erasures.ts';
import { merchantStore } from '../../../server/storage/merchants.ts';
import { createCardCommit } from '../../../server/usecases/cards/commit-card.ts';
import { createLocker } from '../../../server/usecases/cards/locker.ts';
import { createPurgeNumbers } from '../../../server/usecases/cards/purge-numbers.ts';
import { createWithdrawToken } from '../../../server/usecases/tokens/card-with-token.ts';
import { createNumberStore } from '../../../server/vault/number-store.ts';
import { at } from '../../support/caller.ts';
import { cardNumber } from '../../support/card-numbers.ts';
import { startService, type TestServiceOptions } from '../../support/service.ts';
import { webhookProblems } from '../../support/webhook-contract.ts';
import { acknowledge, httpEndpoint } from '../../support/webhook-endpoint.ts';

export const VISA = '4111111111111111';
export const CUSTOMER = 'cust_2041';

export interface Birth {
  readonly number?: string;
  readonly merchantId?: string;
  readonly customer?: string;
  /** `kept`: the locker stores the card number too. */
  readonly numberIs?: 'kept' | 'for-the-token-alone';
  readonly orderKey?: string;
  readonly txnUuid?: string;
  readonly webhookUrl?: string | null;
}

export async function tokenFixtures(label: string, options: Partial<TestServiceOptions> = {}) {
  const endpoint = await httpEndpoint(acknowledge);
  const service = await startService({
    label,
    ...options,
    merchant: (merchant) => ({
      ...merchant,
      tokenizationEnabled: true,
      webhook: { ...merchant.webhook, url: endpoint.origin, events: [EventName.TOKEN_STATUS_CHANGED] },
    }),
  });
  const { clock, database, sealer } = service;
  const random = { bytes: (length: number) => randomBytes(length) };
  const runtime = { clock, random };
  const numbers = createNumberStore({ db: database.db, sealer, random });
  const store = createSavedCardStore(database.db);
  const commit = createCardCommit({ store, clock, notify: () => {} });
  const purgeNumbers = createPurgeNumbers({ store, commit, numbers });
  const withdrawToken = createWithdrawToken({ runtime, presentToken });
  const erasures = createCustomerErasures(database.db);
  const locker = createLocker({ store, commit, numbers, purgeNumbers: purgeNumbers, erasures, withdrawToken, clock });
  const merchants = merchantStore({ db: database.db, audit: auditLog(database.db) });

  async function merchantOf(merchantId: string) {
    const found = await merchants.find(merchantId);
    if (found === null) throw new Error(`there is no merchant ${merchantId}`);
    return found.merchant;
  }

  async function born(birth: Birth = {}): Promise<string> {
    const { number = VISA, merchantId = 'shop', customer = CUSTOMER, numberIs = 'for-the-token-alone' } = birth;
    const { orderKey = `${merchantId}:none`, txnUuid = `txn_${randomBytes(16).toString('hex')}` } = birth;
    const merchant = await merchantOf(merchantId);
    const sweepAt = new Date('2099-01-01T00:00:00Z');
    const record = await numbers.put(merchantId, cardNumber(number), sweepAt);
    const origin = { orderKey, orderId: 'ORD9001', txnUuid, consentId: 'cns_1', webhookUrl: birth.webhookUrl ?? null };
    const tokenUid = `ntk_${randomBytes(16).toString('hex')}`;
    const seed = { tokenUid, requestorId: '40010030273', provider: CardNetwork.VISA, numberRecord: record, origin };
    const saved = await locker.save({
      merchant,
      customerReference: customer,
      erasures: 0,
      facts: {
        isin: number.slice(0, 6),
        lastFour: number.slice(-4),
        fingerprint: randomBytes(16).toString('hex'),
        brand: CardNetwork.VISA,
        type: 'CREDIT',
        subType: 'NA',
        issuer: 'Sandbox Bank',
        issuerCountry: 'INDIA',
        bankCode: 'SVC_SANDBOX',
        tokenizable: true,
      },
      expiry: { month: '12', year: '2040' },
      nameOnCard: 'Asha Rao',
      numberRecord: numberIs === 'kept' ? record : null,
      token: newToken(seed, clock.now()),
    });
    if (saved.kind !== 'saved') throw new Error('the card was not stored');
    return saved.card.cardReference;
  }

  async function pass(seconds: number): Promise<void> {
    await service.runWorkers();
    for (let second = 0; second < seconds; second += 1) {
      clock.advance(1_000);
      await service.runWorkers();
    }
  }

  const card = async (reference: string, merchantId = 'shop') => (await store.find(merchantId, reference))?.card;

  return {
    service,
    endpoint,
    born,
    async settled(birth: Birth = {}) {
      const reference = await born(birth);
      await pass(5);
      return reference;
    },
    pass,
    card,
    status: async (reference: string) => (await card(reference))?.token?.status,
    remove: async (reference: string) => locker.remove(await merchantOf('shop'), reference),
    numbers: () => database.db.collection('card_numbers').countDocuments(),
    received(reference: string) {
      const bodies = endpoint.received.map(({ headers, body }) => {
        const problems = webhookProblems(headers, body);
        if (problems.length > 0) throw new Error(`a webhook against the contract: ${problems.join('; ')}`);
        return at(JSON.parse(body), 'content');
      });
      return bodies.filter((content) => at(content, 'card', 'card_reference') === reference);
    },
    act: (reference: string, action: string, customer = CUSTOMER) =>
      service.call.form(`/cards/${reference}/token/${action}`, { customer_id: customer }),
    async close() {
      await service.close();
      await endpoint.close();
    },
  };
}
