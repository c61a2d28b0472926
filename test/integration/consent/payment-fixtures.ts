/**
 * The real service with a merchant for each combination of switches, and a customer who pays in each way of the table.
 */
import { EventName } from '../../../generated/values.ts';
import type { Merchant } from '../../../server/domain/merchants/merchant.ts';
import { bearer } from '../../support/admin-caller.ts';
import { type BankPage, bankPageOf, PASSWORD } from '../../support/bank-page.ts';
import { type Answer, at, type Caller, textAt } from '../../support/caller.ts';
import { OPERATOR_KEY, startService, type TestMerchant } from '../../support/service.ts';
import { addCard, listOf } from '../../support/stored-cards.ts';
import { webhookProblems } from '../../support/webhook-contract.ts';
import { acknowledge, httpEndpoint } from '../../support/webhook-endpoint.ts';
import { BROUGHT_TOKEN, NOT_TOKENIZABLE, PAR, VISA_DEBIT } from './expected.ts';
import type { Flow, Page, Row, Switches } from './outcome-table.ts';

type Fields = Readonly<Record<string, string>>;

const all = { tokenizationEnabled: true, svcWebConsent: true, merchantConsent: true };

const wireSwitches: Readonly<Record<Switches, Readonly<Record<string, boolean>>>> = {
  'not enabled': { tokenization_enabled: false, svc_web_consent: true, merchant_consent: true },
  'no consent': { tokenization_enabled: true, svc_web_consent: false, merchant_consent: false },
  page: { tokenization_enabled: true, svc_web_consent: true, merchant_consent: false },
  merchant: { tokenization_enabled: true, svc_web_consent: false, merchant_consent: true },
  'page and merchant': { tokenization_enabled: true, svc_web_consent: true, merchant_consent: true },
};

/** The version date of each merchant's webhooks. */
export const webhookVersions: Readonly<Record<Switches, string>> = {
  'not enabled': '2018-10-25',
  'no consent': '2025-01-10',
  page: '2018-10-25',
  merchant: '2025-01-10',
  'page and merchant': '2023-06-30',
};

const csc = { card_security_code: '739' };
const dates = { card_exp_month: '12', card_exp_year: '2040', name_on_card: 'Asha Rao' };
const visaDebit = { card_number: VISA_DEBIT, ...dates };

const brought = {
  card_number: BROUGHT_TOKEN,
  ...dates,
  payment_method: 'VISA',
  tavv: Buffer.alloc(20, 7).toString('base64'),
  'token.requestor_id': '40010030273',
  'token.card_last_four': '1111',
  'token.eci': '05',
  'token.type': 'COFT',
  'token.provider': 'VISA',
  'token.provider_category': 'VISA',
  'token.provider_reference_id': 'a1b2c3d4e5',
  'token.par': PAR,
};
const { 'token.par': _, ...withoutAccount } = brought;

/** The customer with a stored token. Every other payment has its own customer. */
const TOKEN_HOLDER = 'token-holder';

/** Everything that the service reports about a payment. */
export interface PaymentResult {
  readonly answer: Answer;
  readonly firstPage: 'consent' | 'bank' | 'none';
  /** The order's webhook, whatever the outcome. */
  readonly webhook: unknown;
  /** GET /orders/{order_id} right after the payment, and after the network's answer, under this version date. */
  readonly first: (version: string) => Promise<unknown>;
  readonly settled: (version: string) => Promise<unknown>;
  readonly listed: () => Promise<unknown>;
  readonly locker: () => Promise<readonly Readonly<Record<string, unknown>>[]>;
}

async function pass(bank: BankPage, address: string, page: Page): Promise<void> {
  const press = async (fields: Fields) => bank.post(address, { ...(await bank.hiddenFields(address)), ...fields });
  if (page === 'leaves') return;
  if (page === 'accepts') await press({ action: 'continue', consent: 'yes' });
  if (page === 'declines') await press({ action: 'decline' });
  await press({ action: 'pay', otp: PASSWORD });
}

function pageShown(html: string): PaymentResult['firstPage'] {
  if (html.includes('name="consent"')) return 'consent';
  return html.includes('name="otp"') ? 'bank' : 'none';
}

export async function createPaymentFixtures() {
  const endpoint = await httpEndpoint(acknowledge);
  const service = await startService({ label: 'consent_table' });
  const bank = bankPageOf(service);
  const operator = bearer(service, OPERATOR_KEY);
  const merchants = new Map<string, TestMerchant>();
  let made = 0;

  const keyOf = ({ flow, switches }: Pick<Row, 'flow' | 'switches'>) =>
    `${switches.replaceAll(' ', '_')}${flow === 'stored token that may not pay' ? '_no_repeat' : ''}`;
  const merchantOf = (row: Pick<Row, 'flow' | 'switches'>) => {
    const merchant = merchants.get(keyOf(row));
    if (merchant === undefined) throw new Error(`there is no merchant for ${keyOf(row)}`);
    return merchant;
  };

  async function order(call: Caller, customer: string): Promise<string> {
    made += 1;
    const orderId = `Ord-n${made}`;
    const customerId = customer === '' ? {} : { customer_id: customer };
    await call.form('/orders', { order_id: orderId, amount: '100.00', ...customerId });
    return orderId;
  }

  const start = (call: Caller, orderId: string, merchantId: string, fields: Fields) =>
    call.form('/txns', {
      order_id: orderId,
      merchant_id: merchantId,
      payment_method_type: 'CARD',
      format: 'json',
      ...fields,
    });

  async function settle(): Promise<void> {
    for (let second = 0; second < 5; second += 1) {
      service.clock.advance(1_000);
      await service.runWorkers();
    }
  }

  /** The card fields that this flow sends. */
  async function cardFields(flow: Flow, call: Caller, customer: string): Promise<Fields> {
    const storedToken = async () => ({ card_token: String((await listOf(call, customer))[0]?.card_token), ...csc });
    switch (flow) {
      case 'new card':
      case 'new card that is a token already':
      case 'new card without a customer':
        return { ...visaDebit, ...csc };
      case 'card that cannot be tokenized':
        return { ...visaDebit, card_number: NOT_TOKENIZABLE, ...csc };
      case 'handed-in card':
        return { card_token: textAt((await call.form('/card/tokenize', visaDebit)).json(), 'card_token'), ...csc };
      case 'stored card':
        return { card_token: (await addCard(call, customer, visaDebit)).token, ...csc };
      case 'stored token':
      case 'stored token that may not pay':
        return storedToken();
      case 'token and cryptogram':
        return { ...brought, ...csc };
      case 'alternate id and cryptogram':
        return { ...withoutAccount, 'token.type': 'ALT_ID' };
      case 'issuer token':
        return { ...brought, 'token.provider': 'ISSUER', 'token.provider_category': 'ISSUER' };
      default:
        return flow satisfies never;
    }
  }

  /** Creates a merchant whose customer has a stored token, then sets the switches of the row. */
  async function addMerchant(switches: Switches, repeats: boolean): Promise<void> {
    const flow = repeats ? 'stored token' : 'stored token that may not pay';
    const merchantId = keyOf({ flow, switches });
    const shape = (merchant: Merchant) => ({
      ...merchant,
      ...all,
      repeatTokenTransactions: repeats,
      webhook: {
        ...merchant.webhook,
        url: endpoint.origin,
        version: webhookVersions[switches],
        events: [EventName.ORDER_SUCCEEDED, EventName.ORDER_FAILED],
      },
    });
    const merchant = await service.addMerchant(merchantId, shape);
    merchants.set(merchantId, merchant);
    const call = service.callAs(merchant);
    const { token } = await addCard(call, TOKEN_HOLDER, visaDebit);
    const orderId = await order(call, TOKEN_HOLDER);
    const started = await start(call, orderId, merchantId, { card_token: token, ...csc, tokenize: 'true' });
    await pass(bank, textAt(started.json(), 'payment', 'authentication', 'url'), 'not shown');
    await settle();
    await operator('PATCH', `/operator/merchants/${merchantId}`, wireSwitches[switches]);
  }

  for (const switches of ['not enabled', 'no consent', 'page', 'merchant', 'page and merchant'] as const) {
    await addMerchant(switches, true);
    await addMerchant(switches, false);
  }

  const told: unknown[] = [];
  function webhookOf(merchantId: string, orderId: string): unknown {
    for (const { headers, body } of endpoint.received.slice(told.length)) {
      const problems = webhookProblems(headers, body);
      if (problems.length > 0) throw new Error(`a webhook against the contract: ${problems.join('; ')}`);
      told.push(at(JSON.parse(body), 'content', 'order'));
    }
    return told.find((item) => at(item, 'order_id') === orderId && at(item, 'merchant_id') === merchantId);
  }

  return {
    settle,
    /** Pays as in the row. */
    async pay(row: Row): Promise<PaymentResult> {
      const merchant = merchantOf(row);
      const { merchantId } = merchant;
      const call = service.callAs(merchant);
      const holds = /stored token|token already/.test(row.flow);
      const customer = holds ? TOKEN_HOLDER : `cust-${made}`;
      const orderId = await order(call, row.flow === 'new card without a customer' ? '' : customer);
      const fields = await cardFields(row.flow, call, customer);
      const said: Fields = row.tokenize === 'absent' ? {} : { tokenize: row.tokenize };
      const answer = await start(call, orderId, merchantId, { ...fields, ...said });
      const address = at(answer.json(), 'payment', 'authentication', 'url');
      const firstPage = typeof address === 'string' ? pageShown((await bank.open(address)).text) : 'none';
      if (typeof address === 'string') await pass(bank, address, row.page);
      if (row.page === 'leaves') service.clock.advance(31 * 60_000);
      const read = async (version: string) => (await call.get(`/orders/${orderId}`, { headers: { version } })).json();
      const firsts = { '2018-10-25': await read('2018-10-25'), '2025-01-10': await read('2025-01-10') };
      if (row.outcome === 'given') await settle();
      else await service.runWorkers();
      return {
        answer,
        firstPage,
        webhook: webhookOf(merchantId, orderId),
        first: async (version) => at(firsts, version),
        settled: read,
        listed: async () => {
          const list = at((await call.get('/orders?limit=10')).json(), 'list');
          return Array.isArray(list) ? list.find((item) => at(item, 'order_id') === orderId) : undefined;
        },
        locker: () => listOf(call, customer),
      };
    },
    async close() {
      await service.close();
      await endpoint.close();
    },
  };
}
