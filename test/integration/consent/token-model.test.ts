/** Random actions of customer, merchant and issuer on a card, with the real service compared to a model. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TokenizationStatus } from '../../../generated/values.ts';
import { PASSWORD } from '../../support/bank-page.ts';
import { at, type Caller } from '../../support/caller.ts';
import { Cards, type Fields, type Shop, shopOf } from '../../support/payments.ts';
import { seeded } from '../../support/seeded.ts';
import { startService, type TestService } from '../../support/service.ts';
import { listOf } from '../../support/stored-cards.ts';

const S = TokenizationStatus;

/** The state of the card. `none`: no token was ever requested. */
interface Model {
  token: TokenizationStatus | 'none';
  numberIsKept: boolean;
}

interface Real {
  readonly call: Caller;
  readonly shop: Shop;
  readonly customer: string;
  readonly settle: () => Promise<void>;
  readonly moves: Set<string>;
}

type Deed = (model: Model, real: Real) => Promise<void>;

function isThere({ token, numberIsKept }: Model): boolean {
  return numberIsKept || (token !== 'none' && token !== S.INACTIVE);
}

/** The expected locker. */
async function hold(model: Model, { call, customer }: Real): Promise<void> {
  const cards = await listOf(call, customer);
  expect(cards).toHaveLength(isThere(model) ? 1 : 0);
  const live = model.token === 'none' || model.token === S.INACTIVE ? undefined : model.token;
  if (cards[0] !== undefined) expect(at(cards[0], 'token', 'tokenization_status')).toBe(live);
}

function payNew(
  name: string,
  fields: Fields,
  end: (shop: Shop, address: string) => Promise<unknown>,
  after: (model: Model) => void,
) {
  const deed: Deed = async (model, { shop, customer }) => {
    const orderId = await shop.order({ customer_id: customer });
    await end(shop, await shop.begin(orderId, { card_number: Cards.visa, ...fields }));
    after(model);
  };
  return { name, deed };
}

const enter = (shop: Shop, address: string) => shop.bank.enter(address, PASSWORD);

function born(model: Model): void {
  if (model.token === 'none' || model.token === S.INACTIVE) model.token = S.INITIATED;
}

function operate(name: 'suspend' | 'resume' | 'delete', from: readonly TokenizationStatus[], to: TokenizationStatus) {
  const deed: Deed = async (model, { call, customer, moves }) => {
    const [card] = await listOf(call, customer);
    if (card === undefined) return;
    const path = `/cards/${String(card.card_reference)}/token/${name}`;
    const answer = await call.form(path, { customer_id: customer });
    const may = from.some((status) => status === model.token);
    expect(answer.status, `${name} while ${model.token}`).toBe(may ? 200 : 400);
    if (!may) return;
    moves.add(`${model.token} → ${to}`);
    model.token = to;
  };
  return { name, deed };
}

/** Pays with the stored card: by its token while that is ACTIVE, else by its number, else the payment is refused. */
const payStored = {
  name: 'pay with the stored card',
  deed: async (model: Model, { call, shop, customer, moves }: Real) => {
    const [card] = await listOf(call, customer);
    if (card === undefined) return;
    const orderId = await shop.order({ customer_id: customer });
    const form = { order_id: orderId, merchant_id: 'shop', payment_method_type: 'CARD', format: 'json' };
    const answer = await call.form('/txns', {
      ...form,
      card_token: String(card.card_token),
      card_security_code: '739',
    });
    const byToken = model.token === S.ACTIVE;
    moves.add(`paid while ${model.token}: ${byToken ? 'token' : model.numberIsKept ? 'number' : 'refused'}`);
    if (!byToken && !model.numberIsKept) {
      expect([answer.status, at(answer.json(), 'error_info', 'code')]).toEqual([400, 'INVALID_ACTION']);
      expect(await shop.ledger(orderId)).toEqual([]);
      return;
    }
    expect(answer.status).toBe(200);
    await enter(shop, String(at(answer.json(), 'payment', 'authentication', 'url')));
    const paid = at(await shop.read(orderId), 'card');
    expect(at(paid, 'using_token')).toBe(byToken ? true : undefined);
    expect(at(paid, 'token', 'tokenization_status')).toBe(byToken ? S.ACTIVE : undefined);
  },
};

const deeds = [
  payNew('agree and pay', { tokenize: 'true' }, enter, born),
  payNew('agree and pay', { tokenize: 'true' }, enter, born),
  payNew(
    'agree and cancel',
    { tokenize: 'true' },
    (shop, address) => shop.bank.cancel(address),
    () => {},
  ),
  payNew('decline and pay', { tokenize: 'false' }, enter, () => {}),
  payNew('save and pay', { save_to_locker: 'true' }, enter, (model) => {
    model.numberIsKept = true;
  }),
  {
    name: 'wait',
    deed: async (model: Model, { settle, moves }: Real) => {
      await settle();
      if (model.token !== S.INITIATED) return;
      moves.add('INITIATED → ACTIVE');
      model.token = S.ACTIVE;
    },
  },
  operate('suspend', [S.ACTIVE], S.SUSPENDED),
  operate('resume', [S.SUSPENDED], S.ACTIVE),
  operate('delete', [S.ACTIVE, S.SUSPENDED], S.INACTIVE),
  payStored,
  payStored,
];

let service: TestService;
beforeAll(async () => {
  service = await startService({
    label: 'token_model',
    merchant: (merchant) => ({
      ...merchant,
      tokenizationEnabled: true,
      merchantConsent: true,
      repeatTokenTransactions: true,
    }),
  });
});
afterAll(() => service.close());

it('has a token after consent and authentication alone, pays with it while it is ACTIVE, and none comes back', async () => {
  const moves = new Set<string>();
  let customers = 0;
  async function settle(): Promise<void> {
    for (let second = 0; second < 2; second += 1) {
      service.clock.advance(1_000);
      await service.runWorkers();
    }
  }
  const opening = [0, 5].map((index) => deeds[index]).filter((deed) => deed !== undefined);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...deeds), { minLength: 3, maxLength: 8 }), async (chosen) => {
      customers += 1;
      const model: Model = { token: 'none', numberIsKept: false };
      const real = { call: service.call, shop: shopOf(service), customer: `cust-${customers}`, settle, moves };
      for (const { deed } of [...opening, ...chosen]) {
        await deed(model, real);
        await hold(model, real);
      }
    }),
    { ...seeded(), numRuns: 12, endOnFailure: true },
  );
  expect(moves.size).toBeGreaterThan(3);
}, 120_000);
