// A payment through the client that the stock generator makes for TypeScript with fetch; see ../check-clients.ts.
import { Configuration, EventsApi, OrdersApi, TransactionsApi } from './index';

declare const process: { readonly env: Readonly<Record<string, string>> };
const { MERCHANT_ID: merchant = '', ORDER_ID: orderId = '', API_KEY: username = '', ...addresses } = process.env;

const configurationOf = (basePath = '') => new Configuration({ basePath, username, password: '' });

/** Opens the bank's page and sends its form with the one-time password. */
async function customerAtTheBank(address: string): Promise<void> {
  const page = await (await fetch(address)).text();
  const token = /name="_csrf" value="([^"]*)"/.exec(page)?.[1];
  if (token === undefined) throw new Error("the bank's page has no form");
  const body = new URLSearchParams({ _csrf: token, otp: '111000', action: 'pay' });
  const { status } = await fetch(address, { method: 'POST', body, redirect: 'manual' });
  if (status !== 303) throw new Error(`the bank's page answered ${status}`);
}

async function pay(): Promise<void> {
  const configuration = configurationOf(addresses.BASE_URL);
  const orders = new OrdersApi(configuration);
  const created = await orders.createOrder({
    xMerchantid: merchant,
    orderId,
    amount: '4.35',
    customerId: 'clients-1',
    metadataSVCGatewayReferenceId: addresses.GATEWAY_REFERENCE_ID,
  });
  if (created.status !== 'NEW') throw new Error('no new order');
  const started = await new TransactionsApi(configuration).startTxn({
    xMerchantid: merchant,
    merchantId: merchant,
    orderId,
    paymentMethodType: 'CARD',
    cardNumber: '4111111111111111',
    cardExpMonth: '12',
    cardExpYear: '2040',
    cardSecurityCode: '123',
    nameOnCard: 'Asha Rao',
    tokenize: true,
    format: 'json',
  });
  await customerAtTheBank(started.payment?.authentication.url ?? '');
  const paid = await orders.getOrder({ xMerchantid: merchant, orderId });
  const newer = await new OrdersApi(configurationOf(addresses.NEWER_BASE_URL))
    .getOrder({ xMerchantid: merchant, orderId })
    .then(
      ({ status }) => status,
      (error: unknown) => `refused: ${error}`,
    );
  const event = await new EventsApi(configurationOf(addresses.NEWER_BASE_URL))
    .listEvents({ xMerchantid: merchant })
    .then(
      ({ events }) => events[0]?.event.eventName,
      (error: unknown) => `refused: ${error}`,
    );
  const { status, amount, card, gatewayReferenceId: reference } = paid;
  console.log(JSON.stringify({ status, amount, consent: card?.tokenizationUserConsent, reference, newer, event }));
}

pay();
