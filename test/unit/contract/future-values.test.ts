/** A service that is newer than its clients: values that a contract of today does not list, in answers and in webhooks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMerchantClient } from '../../../generated/client/index.ts';
import { FUTURE_VALUE, futureExample } from '../../../scripts/check-clients/future-values.ts';
import {
  itemsOf,
  type JsonObject,
  knownValues,
  parseJson,
  pointedAt,
  toObject,
} from '../../../scripts/generate/json.ts';
import { createContractAjv } from '../../../server/platform/contract-ajv.ts';
import { at } from '../../support/caller.ts';
import { compile } from '../../support/compile.ts';
import { deliveryOf } from '../../support/receiver-kit/delivery.ts';
import { testReceiver } from '../../support/receiver-kit/test-receiver.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const bundle = (file: string): JsonObject =>
  toObject(parseJson(readFileSync(join(root, 'generated', file), 'utf8')), file);
const [merchant, admin] = [bundle('openapi.json'), bundle('admin.openapi.json')];
const laterOrder = futureExample(merchant, '#/paths/~1orders~1{order_id}/get/responses/200', 'charged');

describe('a later value', () => {
  it('covers every extensible field of an order', () => {
    const places = [['status'], ['auth_type'], ['payment_method_type'], ['txn_detail', 'status']];
    for (const place of places) expect(at(laterOrder, ...place), place.join('.')).toBe(FUTURE_VALUE);
  });

  it('is read by the client for TypeScript, in an answer and in a refusal', async () => {
    const answering = (status: number, body: unknown) =>
      createMerchantClient({ baseUrl: 'http://svc.example', fetch: async () => Response.json(body, { status }) });
    const read = await answering(200, laterOrder).getOrder({ path: { order_id: 'ORD1001' } });
    expect(read).toMatchObject({ kind: 'success', status: 200, body: { status: FUTURE_VALUE } });
    const later = futureExample(merchant, '#/paths/~1orders~1{order_id}/get/responses/400', '400_unknown_order');
    const refused = await answering(400, later).getOrder({ path: { order_id: 'ORD1001' } });
    expect(refused).toMatchObject({ kind: 'refusal', status: 400, body: { error_code: FUTURE_VALUE } });
  });

  it.each([
    ['ORDER_SUCCEEDED', 'plain'],
    ['TOKEN_STATUS_CHANGED', 'inactive'],
  ] as const)('reaches a handler of the receiver kit: %s', async (name, example) => {
    const body = futureExample(merchant, `#/webhooks/${name}/post/requestBody`, example);
    const seen: unknown[] = [];
    const { receiver } = testReceiver({ on: { [name]: (event: unknown) => void seen.push(event) } });
    expect((await receiver.receive(deliveryOf(body))).status).toBe(200);
    expect(seen).toEqual([body]);
    expect(JSON.stringify(seen)).toContain(FUTURE_VALUE);
  });

  it('is never one that the service itself may answer', () => {
    const ajv = createContractAjv();
    ajv.addSchema(merchant, 'merchant');
    expect(ajv.validate({ $ref: 'merchant#/components/schemas/OrderStatus' }, 'CHARGED')).toBe(true);
    expect(ajv.validate({ $ref: 'merchant#/components/schemas/OrderStatus' }, FUTURE_VALUE)).toBe(false);
  });
});

describe('the types', () => {
  const event = `
    import type { OrderSucceededEvent } from './receiver-kit/src/index.ts';
    declare const event: OrderSucceededEvent;
    const { status } = event.content.order;
    export const known: boolean = status === 'CHARGED';`;
  const cases: readonly (readonly [sentence: string, text: string, want: string])[] = [
    [
      'of a webhook leave room for values that are not listed',
      `${event}\n    export function read(): 'CHARGED' | undefined { if (status !== 'CHARGED') return status === '${FUTURE_VALUE}' ? undefined : undefined; return 'CHARGED'; }`,
      '',
    ],
    [
      'of the service do not',
      `import type { components } from './generated/openapi.d.ts';\n    export const status: components['schemas']['OrderStatus'] = '${FUTURE_VALUE}';`,
      'is not assignable',
    ],
  ];
  const texts = Object.fromEntries(cases.map(([, text], index) => [`later-${index}.ts`, text]));
  const found = compile({ folder: root, texts });

  it.each(cases.map(([sentence, , want], index) => [sentence, index, want] as const))('%s', (_s, index, want) => {
    const messages = found.get(`later-${index}.ts`) ?? [];
    if (want === '') expect(messages).toEqual([]);
    else expect(messages.join('\n')).toContain(want);
  });
});

describe('what is sent stays closed, with the values that are answered', () => {
  const inAdmin = (place: string) => pointedAt(admin, `#/components/schemas/${place}`);
  const query = itemsOf(pointedAt(merchant, '#/paths/~1orders/get/parameters')).find(
    (each) => at(each, 'name') === 'status',
  );

  it.each([
    ['GET /orders status', toObject(query, 'status').schema, pointedAt(merchant, '#/components/schemas/OrderStatus')],
    ['webhook events', inAdmin('EventName'), inAdmin('SentEventName')],
    ['a replay', inAdmin('WebhookReplay/properties/failure_class'), inAdmin('WebhookFailureClass')],
  ])('%s', (_name, sent, answered) => {
    const { enum: closed } = toObject(sent, 'sent');
    expect(closed).toEqual(toObject(answered, 'answered')['x-extensible-enum']);
    expect(knownValues(answered)).toEqual(closed);
  });
});

it('every extensible enum says what a client does with a value that it does not know', () => {
  const texts: string[] = [];
  for (const document of [merchant, admin]) {
    JSON.stringify(document, (_key, value) => {
      if (at(value, 'x-extensible-enum') !== undefined) texts.push(String(at(value, 'description')));
      return value;
    });
    expect(String(at(document, 'info', 'description'))).toContain('`x-extensible-enum`');
  }
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter((text) => !/New values may be added; .*do not know/s.test(text))).toEqual([]);
});
