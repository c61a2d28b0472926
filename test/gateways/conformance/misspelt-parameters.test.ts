/**
 * A misspelt parameter of a request fails the suite: the simulators refuse what their gateways do not know. Shown by a proxy
 * that renames one parameter of the connector's requests on their way.
 */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listenLocally } from '../../../scripts/ports.ts';
import { HELD, must } from './behaviour.ts';
import { type Bench, openBench } from './bench.ts';
import { drivers } from './drivers.ts';
import { ask } from './holds-and-refunds.ts';
import { bothLedgers, movedAt } from './ledgers.ts';

/** What the proxies do with a body; the service sends every call through one. */
let rename = (body: string): string => body;
let bench: Bench;
const closing: (() => void)[] = [];

async function proxyTo(target: string): Promise<string> {
  const server = createServer(async (request, response) => {
    const { 'content-length': _, host: __, connection: ___, ...given } = request.headers;
    const headers = Object.entries(given).map(([name, value]): [string, string] => [name, String(value)]);
    const method = request.method ?? 'GET';
    const body = rename(await text(request));
    const answer = await fetch(`${target}${request.url ?? '/'}`, {
      method,
      headers,
      body: method === 'GET' ? null : body,
    });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type }).end(await answer.text());
  });
  closing.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  return listenLocally(server);
}

beforeAll(async () => {
  bench = await openBench(proxyTo);
});
afterAll(async () => {
  await bench.close();
  for (const close of closing) close();
});

/** The parameters of a payment, as they are on the wire, and how each could be misspelt. */
const ofPayments: Readonly<Record<'STRIPE' | 'ADYEN', readonly (readonly [right: string, wrong: string])[]>> = {
  STRIPE: [
    ['amount=', 'amuont='],
    ['currency=', 'curency='],
    ['payment_method_types%5B%5D=', 'payment_methods_types%5B%5D='],
    ['capture_method=', 'captureMethod='],
    ['metadata%5Btxn_uuid%5D=', 'meta%5Btxn_uuid%5D='],
    ['card%5Bexp_month%5D=', 'card%5Bexpiry_month%5D='],
    ['card%5Bcvc%5D=', 'card%5Bcvv%5D='],
    ['billing_details%5Bname%5D=', 'billing_detail%5Bname%5D='],
    ['payment_method=', 'paymentmethod='],
    ['request_three_d_secure%5D=', 'request_3d_secure%5D='],
    ['return_url=', 'returnUrl='],
    ['expand%5B%5D=', 'expands%5B%5D='],
  ],
  ADYEN: [
    ['"merchantAccount"', '"merchant_account"'],
    ['"reference"', '"refernce"'],
    ['"merchantOrderReference"', '"merchantOrderRef"'],
    ['"value"', '"vaule"'],
    ['"returnUrl"', '"returnURL"'],
    ['"expiryMonth"', '"expMonth"'],
    ['"cvc"', '"cvv"'],
    ['"holderName"', '"holdername"'],
    ['"shopperInteraction"', '"shopperinteraction"'],
    ['"redirectFromIssuerMethod"', '"redirectFromIssuersMethod"'],
    ['"authenticationData"', '"authentication"'],
    ['"captureDelayHours"', '"captureDelayHour"'],
  ],
};

const ofModifications = {
  STRIPE: { capture: ['amount_to_capture=', 'amountToCapture='], refund: ['amount=', 'amuont='] },
  ADYEN: { capture: ['"amount"', '"amuont"'], refund: ['"reference"', '"refernce"'] },
} as const;

describe.each(['STRIPE', 'ADYEN'] as const)('%s', (name) => {
  const driver = must(drivers.find((one) => one.name === name));

  test('spelt as the connector spells it, a payment is charged', async () => {
    const shop = await bench.open({ drivers: [driver] });
    expect(await shop.attempts(await shop.paid(driver.cards.pays))).toEqual(['CHARGED']);
  });

  test.each(ofPayments[name].map(([right, wrong]) => ({ right, wrong })))(
    '$right as $wrong: nothing is charged',
    async ({ right, wrong }) => {
      const shop = await bench.open({ drivers: [driver] });
      let renamed = 0;
      rename = (body) => {
        renamed += body.includes(right) ? 1 : 0;
        return body.replace(right, wrong);
      };
      const orderId = await shop.paid(driver.cards.pays);
      rename = (body) => body;
      expect(renamed).toBeGreaterThan(0);
      expect(await shop.attempts(orderId)).not.toContain('CHARGED');
      expect(await movedAt(bench, shop)).toEqual([]);
    },
  );

  test('of a capture: nothing is captured', async () => {
    const shop = await bench.open({ drivers: [driver] });
    const orderId = await shop.paid(driver.cards.pays, HELD);
    await bench.settle();
    const { capture } = ofModifications[name];
    rename = (body) => body.replace(capture[0], capture[1]);
    await ask({ bench, driver, shop, open: bench.open }, 'capture', orderId, { amount: '60.00' });
    rename = (body) => body;
    await bench.settle();
    expect(await shop.attempts(orderId)).toEqual(['CAPTURE_FAILED']);
    expect(await movedAt(bench, shop)).toEqual(['hold 10000 INR']);
  });

  test('of a refund: nothing is refunded', async () => {
    const shop = await bench.open({ drivers: [driver] });
    const orderId = await shop.paid(driver.cards.pays);
    await shop.refund(orderId, 'misspelt', '20.00');
    const { refund } = ofModifications[name];
    rename = (body) => body.replace(refund[0], refund[1]);
    await bench.settle();
    rename = (body) => body;
    const { gateway, service } = await bothLedgers(bench, shop);
    expect(service).toEqual(gateway);
    expect(await movedAt(bench, shop)).toEqual(['charge 10000 INR']);
    expect((await shop.read(orderId)).refunds).toMatchObject([{ status: 'FAILURE' }]);
  });
});
