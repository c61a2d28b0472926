/** The contract's encrypted examples: only the published demo keys open them, and their content matches the service's answers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import document from '../../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../../generated/server/operations.ts';
import { createVerifier } from '../../../receiver-kit/src/index.ts';
import { type DemoKeys, readDemoKeys } from '../../../scripts/encrypted-examples/demo-keys.ts';
import { newRsaPair, openMessage } from '../../../scripts/encrypted-examples/message.ts';
import { at, textAt } from '../../support/caller.ts';
import { jsonProblems } from '../../support/contract-check.ts';
import { exampleKeySet, type MerchantSide, merchantSide } from '../../support/encrypted-caller.ts';
import { Cards, shopOf } from '../../support/payments.ts';
import { startService, type TestService } from '../../support/service.ts';

/** Each encrypted path with the plain operation that answers it. */
const plain = [
  ['/v4/orders/{order_id}/refunds', operations.refundOrder],
  ['/v4/order-status', operations.getOrder],
  ['/v4/session', operations.createSession],
  ['/v4/txns', operations.startTxn],
] as const;

const examples = plain.flatMap(([path, same]) => {
  const operation: unknown = at(document.paths, path, 'post');
  const media = ['content', 'application/json', 'examples'] as const;
  const requests = at(operation, 'requestBody', ...media);
  return Object.keys(typeof requests === 'object' && requests !== null ? requests : {}).map((name) => ({
    path,
    name,
    request: at(requests, name, 'value'),
    response: at(operation, 'responses', '200', ...media, name, 'value'),
    answers: (payload: unknown) => jsonProblems(same, 200, payload),
  }));
});

const asMessage = (value: unknown) => ({
  header: textAt(value, 'header'),
  encryptedKey: textAt(value, 'encryptedKey'),
  iv: textAt(value, 'iv'),
  encryptedPayload: textAt(value, 'encryptedPayload'),
  tag: textAt(value, 'tag'),
});

let services: readonly TestService[];
let keys: DemoKeys;
/** The merchant `demo` with an unpaid order, and with a paid one. */
let waiting: MerchantSide;
let paid: MerchantSide;

/** A service with the merchant and its order. */
async function startDemo(label: string) {
  const service = await startService({ label });
  const messageKeys = [exampleKeySet(service, keys)];
  const demo = await service.addMerchant('demo', (merchant) => ({ ...merchant, messageKeys }));
  await service.callAs(demo).form('/orders', { order_id: 'ORD1001', amount: '100.00' });
  return { service, demo, side: merchantSide(service, demo, keys.merchant) };
}

beforeAll(async () => {
  keys = await readDemoKeys();
  const [one, other] = [await startDemo('encrypted_waiting'), await startDemo('encrypted_paid')];
  services = [one.service, other.service];
  await shopOf(other.service, other.demo).pay('ORD1001', Cards.visa);
  waiting = one.side;
  paid = other.side;
});
afterAll(() => Promise.all(services.map((service) => service.close())));

it('every encrypted operation has some', () => {
  const encrypted = Object.keys(document.paths).filter((path) => path.startsWith('/v4/'));
  expect(encrypted.sort()).toEqual(plain.map(([path]) => path).sort());
  expect(new Set(examples.map(({ path }) => path)).size).toBe(encrypted.length);
});

describe.each(examples)('the example $name of $path', ({ path, request, response, answers }) => {
  it('is opened by the demo keys, and by no others', async () => {
    await openMessage(keys.service, asMessage(request));
    await openMessage(keys.merchant, asMessage(response));
    const anonymous = { ...keys.merchant, ownPrivate: newRsaPair().privateKey };
    await expect(openMessage(anonymous, asMessage(response))).rejects.toThrow();
  });

  it('holds an answer as the plain operation gives it', async () => {
    expect(answers(await openMessage(keys.merchant, asMessage(response)))).toEqual([]);
  });

  it('is served as it says', async () => {
    const side = path === '/v4/txns' ? waiting : paid;
    const opened = await side.opened(await side.send(path.replace('{order_id}', 'ORD1001'), request));
    expect(answers(opened)).toEqual([]);
    const shown = await openMessage(keys.merchant, asMessage(response));
    expect(at(opened, 'order_id')).toBe(at(shown, 'order_id'));
  });
});

describe('the example of an encrypted webhook', () => {
  const events: unknown = document.webhooks;
  const exampleOf = (event: string, name: string) =>
    at(events, event, 'post', 'requestBody', 'content', 'application/json', 'examples', name, 'value');

  it('is opened by the receiver kit with the demo keys, and holds the example of its event', async () => {
    const { kid, ownPrivate: privateKey, otherPublic: servicePublicKey } = keys.merchant;
    const verifier = createVerifier({
      credentials: [{ username: 'hooks', password: 'secret' }],
      encryption: { keys: [{ kid, privateKey, servicePublicKey }] },
    });
    const headers = { authorization: `Basic ${Buffer.from('hooks:secret').toString('base64')}` };
    const rawBody = Buffer.from(JSON.stringify(exampleOf('ENCRYPTED', 'plain')));
    const sent = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, rawBody };
    expect(await verifier.verify(sent)).toEqual(exampleOf('ORDER_SUCCEEDED', 'plain'));
  });
});
