/** GET /settings/orders/{order_id}/consents: the customers' consents, visible only to their merchant. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFormTokens } from '../../../server/pages/form/form-token.ts';
import { createVaultKeys } from '../../../server/vault/keys.ts';
import { settingsOf } from '../../support/admin-caller.ts';
import { at, textAt } from '../../support/caller.ts';
import { Cards, type Shop, shopOf } from '../../support/payments.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';

const keys = createVaultKeys({ secretRoot: randomBytes(32), sealing: randomBytes(32), old: [] });

let service: TestService;
let shop: Shop;
let settings: Awaited<ReturnType<typeof settingsOf>>;

beforeAll(async () => {
  service = await startService({
    label: 'order_consents',
    keys,
    merchant: (merchant) => ({
      ...merchant,
      tokenizationEnabled: true,
      svcWebConsent: true,
      merchantConsent: true,
    }),
  });
  shop = shopOf(service);
  settings = await settingsOf(service, service.merchant);
});
afterAll(() => service.close());

const consentsOf = (orderId: string) => settings('GET', `/settings/orders/${orderId}/consents`);

describe('the consent records of an order', () => {
  it('say what was answered on the page and by the merchant, each for its attempt', async () => {
    const orderId = await shop.order({ customer_id: 'cust-1' });
    const address = await shop.begin(orderId);
    await shop.bank.post(address, { ...(await shop.bank.hiddenFields(address)), action: 'decline' });
    await shop.bank.cancel(address);
    service.clock.advance(1_000);
    const headers = { 'user-agent': `shop/2 (${Cards.visa})` };
    const second = await shop.start(orderId, { tokenize: 'true', card_number: Cards.mastercard }, { headers });

    const answer = await consentsOf(orderId.toUpperCase());
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const common = {
      consent_id: expect.stringMatching(/^cns_[0-9a-f]{32}$/),
      customer_id: 'cust-1',
      address: '127.0.0.1',
    };
    expect(answer.json()).toEqual({
      order_id: orderId,
      consents: [
        {
          ...common,
          txn_id: `shop-${orderId}-1`,
          txn_uuid: expect.stringMatching(/^txn_/),
          choice: 'DECLINED',
          via: 'PAGE',
          text_version: 'page-en-3',
          text: expect.stringContaining('The shop never sees the number.'),
          last_four_digits: '1111',
          user_agent: 'node',
          date_created: '2026-03-14T09:26:53Z',
        },
        {
          ...common,
          txn_id: `shop-${orderId}-2`,
          txn_uuid: textAt(second.json(), 'txn_uuid'),
          choice: 'GIVEN',
          via: 'MERCHANT',
          text_version: '',
          text: '',
          last_four_digits: '4444',
          user_agent: 'shop/2 ((number))',
          date_created: '2026-03-14T09:26:54Z',
        },
      ],
    });
    expect(answer.text).not.toContain(Cards.visa);
  });

  it('show the words that the customer saw: a form with the first words records and shows those', async () => {
    const formTokens = createFormTokens({ key: keys.derive('page-form-token'), clock: service.clock });
    const answerOn = async (form: 'first' | 'present') => {
      const orderId = await shop.order({ customer_id: `cust-${form}` });
      const address = await shop.begin(orderId);
      const purpose = { reference: address.split('/').at(-1) ?? '', step: 'consent' };
      const first = () => formTokens.issue(purpose, new Date(service.clock.now().getTime() + 60_000));
      const page = (await shop.bank.open(address)).text;
      const _csrf = form === 'first' ? first() : await shop.bank.formToken(address);
      await shop.bank.post(address, { _csrf, action: 'continue', consent: 'yes' });
      return { page, consents: at((await consentsOf(orderId)).json(), 'consents') };
    };

    expect((await answerOn('first')).consents).toMatchObject([
      {
        choice: 'GIVEN',
        text_version: 'page-en-1',
        text: [
          'Keep this card for next time?',
          'If you agree, the card network makes a token of this card for {shop}. When you pay {shop} again, the token stands in for your card.',
          'The shop gets the token and not your card number.',
          'Your bank asks you to confirm this payment, whether you agree or not.',
          'You can have the token deleted at any time.',
          'I agree that a token of this card is kept for my payments at {shop}.',
          'Keep the card and pay',
          'Pay without keeping the card',
        ].join('\n'),
      },
    ]);
    const { page, consents } = await answerOn('present');
    expect(consents).toMatchObject([{ choice: 'GIVEN', text_version: 'page-en-3' }]);
    const lines = textAt(consents, '0', 'text').replaceAll('{shop}', 'Test Shop').split('\n');
    expect(lines).toHaveLength(7);
    for (const line of lines) expect(page).toContain(`>${line}</`);
  });

  it('are none where nobody was asked, or nobody has answered', async () => {
    const orderId = await shop.order();
    await shop.start(orderId);
    expect(at((await consentsOf(orderId)).json(), 'consents')).toEqual([]);
    const waiting = await shop.order({ customer_id: 'cust-2' });
    await shop.begin(waiting);
    expect(at((await consentsOf(waiting)).json(), 'consents')).toEqual([]);
  });

  it('of another merchant’s order, or of none, are unknown alike', async () => {
    const neighbour = await service.addMerchant('neighbour');
    const theirs = shopOf(service, neighbour);
    const orderId = await theirs.order({ customer_id: 'cust-1' });
    await theirs.start(orderId);
    expect(refusalOf(await consentsOf(orderId))).toEqual([400, 'order_not_found']);
    expect(refusalOf(await consentsOf('nobody-1'))).toEqual([400, 'order_not_found']);
  });
});
