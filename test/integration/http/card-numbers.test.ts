/** Card numbers in free text: which fields of both contracts are free text, and how calls that contain one are answered. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import adminDocument from '../../../generated/admin.openapi.json' with { type: 'json' };
import merchantDocument from '../../../generated/openapi.json' with { type: 'json' };
import { type Operation, operationList, operations } from '../../../generated/server/operations.ts';
import {
  deref,
  itemsOf,
  type Json,
  type JsonObject,
  membersOf,
  parseJson,
  toObject,
} from '../../../scripts/generate/json.ts';
import { isStreamed } from '../../../server/http/body/streamed-body.ts';
import {
  cardTextFields,
  checkCardNumbers,
  exemptFields,
  identifierFields,
  kindOfField,
  sharedAddresses,
} from '../../../server/http/contract/card-numbers.ts';
import { ApiError } from '../../../server/http/errors/api-error.ts';
import { bearer, settingsOf } from '../../support/admin-caller.ts';
import { type Answer, at, textAt } from '../../support/caller.ts';
import { type MerchantSide, merchantSide, uploadKeys } from '../../support/encrypted-caller.ts';
import { gatewaySide } from '../../support/gateway-notifications.ts';
import { Cards, shopOf } from '../../support/payments.ts';
import { fieldsOf } from '../../support/refusal.ts';
import {
  credentialsFor,
  makeSamples,
  merchantCallsWithBody,
  pathOf,
  valuesOf,
  written,
} from '../../support/sample-requests.ts';
import { OPERATOR_KEY, startService, type TestService } from '../../support/service.ts';

const CARD = '4917610000000000';
const SPACED = '4917 6100-0000.0000';
const REASON = 'looks like a card number';

const documents = {
  merchant: toObject(parseJson(JSON.stringify(merchantDocument)), 'the merchant document'),
  admin: toObject(parseJson(JSON.stringify(adminDocument)), 'the administration document'),
};

interface Field {
  readonly operation: Operation;
  readonly place: 'query' | 'body';
  readonly name: string;
  /** Matches any text of an allowed length. */
  readonly isOpen: boolean;
}

/** The text fields of a schema by dotted name; `any` stands for a name that the caller chooses. */
function textsIn(
  document: JsonObject,
  name: string,
  given: Json | undefined,
): readonly (readonly [string, JsonObject])[] {
  const schema = deref(document, given);
  if (schema === undefined || membersOf(schema).length === 0) return [];
  const { type, properties, additionalProperties, items, ...rest } = toObject(schema, name);
  const within = (key: string) => (name === '' ? key : `${name}.${key}`);
  const isText = (type === 'string' || itemsOf(type).includes('string')) && rest.enum === undefined;
  return [
    ...(isText ? [[name, rest] as const] : []),
    ...[rest.allOf, rest.oneOf, rest.anyOf].flatMap(itemsOf).flatMap((one) => textsIn(document, name, one)),
    ...membersOf(properties).flatMap(([key, inner]) => textsIn(document, within(key), inner)),
    ...(name === '' ? [] : textsIn(document, within('any'), additionalProperties)),
    ...textsIn(document, name, items),
  ];
}

function fieldsIn(operation: Operation): readonly Field[] {
  const document = documents[operation.document];
  const path = toObject(toObject(document.paths, 'paths')[operation.path], operation.path);
  const { parameters, requestBody } = toObject(path[operation.method], operation.id);
  const query = itemsOf(parameters).flatMap((parameter) => {
    const { name, in: place, schema } = toObject(deref(document, parameter), 'a parameter');
    return place === 'query' ? textsIn(document, String(name), schema) : [];
  });
  const content = requestBody === undefined ? undefined : toObject(deref(document, requestBody), 'a body').content;
  const body = isStreamed(operation)
    ? []
    : membersOf(content).flatMap(([, media]) => textsIn(document, '', toObject(media, 'a media type').schema));
  const own = operation.body.some((name) => name.startsWith('metadata.')) ? [['metadata.any', {}] as const] : [];
  const toField =
    (place: Field['place']) =>
    ([name, schema]: readonly [string, JsonObject]) => {
      const { maxLength = 255, pattern } = schema;
      return { operation, place, name, isOpen: pattern === undefined && Number(maxLength) >= SPACED.length };
    };
  return [...query.map(toField('query')), ...[...body, ...own].map(toField('body'))];
}

const fields = operationList.flatMap(fieldsIn);
const kindOf = ({ operation, name }: Field) => kindOfField(operation, name);
const isFree = (field: Field) => ['free', 'phone'].includes(kindOf(field));
const titled = (some: readonly Field[]) =>
  some.map((field) => [`${field.operation.id} ${field.place} ${field.name}`, field] as const);

/** A value under its dotted name: flat in forms, nested in JSON unless the contract has the dotted name. */
function valueAt({ operation, name }: Field, value: string): Readonly<Record<string, unknown>> {
  if (operation.body.includes(name) || operation.query.includes(name) || name === 'metadata.any')
    return { [name]: value };
  const [first = '', ...rest] = name.split('.');
  return { [first]: rest.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) };
}

/** The result of the rule for a call with only this value: the warned parameters, or the error. */
function lookedAt(field: Field, value: string): readonly string[] | ApiError {
  const sent = valueAt(field, value);
  const parts = field.place === 'query' ? { query: sent, body: undefined } : { query: {}, body: sent };
  try {
    return checkCardNumbers(field.operation, { ...parts, merchant: { cardNumbersInText: 'refuse' } });
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

describe('a free text of the contracts', () => {
  it.each(titled(fields.filter(isFree)))(
    '%s is refused with a card number, and nothing of it is repeated',
    (_, field) => {
      const looked = lookedAt(field, SPACED);
      expect(looked).toMatchObject({ code: 'INVALID_REQUEST', details: { fields: [{ name: field.name }] } });
      expect(JSON.stringify(looked)).not.toMatch(/4917|6100|0000/);
      expect(lookedAt(field, 'Order 4917, 12 pieces')).toEqual([]);
    },
  );

  it.each(titled(fields.filter((field) => !isFree(field))))('%s is not', (_, field) => {
    const isNoted = kindOf(field) === 'identifier' && field.place === 'body';
    expect(lookedAt(field, CARD)).toEqual(isNoted ? [field.name] : []);
  });

  it('is every text that is not listed, and each that is listed is one of the contracts', () => {
    const named = fields.flatMap(({ operation, name }) => {
      const plain = name.replace(/^order\./, '');
      return [plain, `${operation.id}.${plain}`, plain.replace(/\.[^.]*$/, '.*')];
    });
    const listed = [...identifierFields, ...exemptFields, ...cardTextFields, ...sharedAddresses];
    expect(listed.filter((name) => !named.includes(name))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('is what people write into', () => {
    const free = new Set(fields.filter(isFree).map(({ operation, name }) => `${operation.id} ${name}`));
    for (const name of [
      ...['udf1', 'udf10', 'description', 'customer_email', 'customer_phone', 'billing_address_line1'].map(
        (one) => `createOrder ${one}`,
      ),
      'createOrder metadata.any',
      'createSession metadata.any',
      'createCustomer first_name',
      'createCustomer mobile_number',
      'createCustomer email_address',
      'createApiKey name',
      'createGatewayConfig name',
      'createMerchant name',
      'replacePaymentPageSettings display_name',
      'replaceWebhookSettings custom_headers.any',
      'replaceWebhookSettings username',
    ])
      expect(free).toContain(name);
  });
});

describe('over HTTP', () => {
  let service: TestService;
  let side: MerchantSide;
  let settings: Awaited<ReturnType<typeof settingsOf>>;
  let operator: ReturnType<typeof bearer>;
  beforeAll(async () => {
    // Some merchants store such numbers here on purpose: the scan of all database writes skips this database.
    service = await startService({ label: 'planted-texts' });
    side = merchantSide(service, service.merchant, await uploadKeys(service, service.merchant, 'texts'));
    settings = await settingsOf(service, service.merchant);
    operator = bearer(service, OPERATOR_KEY);
    await makeSamples(service);
  });
  afterAll(() => service.close());

  let made = 0;
  const newOrder = () => {
    made += 1;
    return { order_id: `Texts-${made}`, amount: '1.00' };
  };
  const warningOf = ({ headers }: Answer) => headers.get('x-svc-warning') ?? '';

  function expectRefused(answer: Answer, ...names: readonly string[]): void {
    expect([answer.status, ...fieldsOf(answer)]).toEqual([400, ...names]);
    expect(answer.text).toContain(REASON);
    const all = `${answer.text}${JSON.stringify([...answer.headers])}${service.logLines().join('')}`;
    expect(all.replace(/[^0-9]/g, '')).not.toContain(CARD);
    expect(warningOf(answer)).toBe('');
  }

  const sent = fields.filter(({ operation, place, isOpen }) => {
    return place === 'body' && isOpen && merchantCallsWithBody.includes(operation);
  });
  it.each(titled(sent.filter(isFree)))('%s is refused', async (_, field) => {
    const { operation } = field;
    const values = { ...valuesOf(operation), ...valueAt(field, SPACED) };
    const body =
      operation.requestMediaType === 'application/json' ? JSON.stringify(values) : written(operation, formOf(values));
    const headers = { 'content-type': operation.requestMediaType, ...(await credentialsFor(service, operation)) };
    const answer = await service.call.raw(operation.method.toUpperCase(), pathOf(operation), body, { headers });
    expectRefused(answer, field.name);
  });

  it('nothing is made of a call that is refused, and none is kept by its Idempotency-Key', async () => {
    const order = newOrder();
    const headers = { 'Idempotency-Key': 'texts-1' };
    expectRefused(await service.call.form('/orders', { ...order, udf3: CARD }, { headers }), 'udf3');
    expect((await service.call.get(`/orders/${order.order_id}`)).status).toBe(400);
    expect((await service.call.form('/orders', order, { headers })).status).toBe(200);
    for (const { name } of await service.database.db.listCollections().toArray()) {
      const stored = JSON.stringify(await service.database.db.collection(name).find().toArray());
      expect([name, stored.includes(CARD)]).toEqual([name, false]);
    }
  });

  it('names of metadata are refused by the name of the block, in a form and in JSON', async () => {
    expectRefused(await service.call.form('/orders', { ...newOrder(), [`metadata.${CARD}`]: 'x' }), 'metadata');
    const session = { ...newOrder(), payment_page_client_id: 'shop' };
    expectRefused(await service.call.json('POST', '/session', { ...session, metadata: { [SPACED]: 'x' } }), 'metadata');
    expectRefused(
      await service.call.json('POST', '/session', { ...session, metadata: { a: SPACED, b: 'x' } }),
      'metadata.a',
    );
    expectRefused(
      await service.call.json('POST', '/session', { ...session, 'metadata.c': Number(CARD) }),
      'metadata.c',
    );
  });

  it('encrypted bodies are looked at once they are open', async () => {
    const session = { ...newOrder(), payment_page_client_id: 'shop', action: 'paymentPage' };
    expectRefused(await side.call('/v4/session', { ...session, description: SPACED }), 'description');
    const taken = await side.call('/v4/session', { ...session, product_id: CARD });
    expect([taken.status, warningOf(taken)]).toEqual([200, expect.stringContaining('product_id')]);
  });

  it('a query is looked at as well', async () => {
    expectRefused(
      await settings('GET', `/settings/gateways/availability?gateway=SANDBOX&reference_id=${CARD}`),
      'reference_id',
    );
    expect((await service.call.get(`/orders?customer_id=${CARD}`)).status).toBe(200);
  });

  it('the texts of settings and of the operator are refused', async () => {
    expectRefused(await settings('POST', '/settings/api-keys', { name: SPACED }), 'name');
    const page = { display_name: `Shop ${SPACED}`, return_url: null, allowed_origins: [], use_signed_response: false };
    expectRefused(await settings('PUT', '/settings/payment-page', page), 'display_name');
    for (const method of ['PUT', 'PATCH']) {
      const changed = { ...page, display_name: 'Shop', return_url: `https://shop.example/done/${CARD}` };
      expectRefused(await settings(method, '/settings/payment-page', changed), 'return_url');
    }
    const hook = (await settings('GET', '/settings/webhook')).json();
    const { events, webhook_version, url } = hook;
    const custom_headers = { 'x-shop': SPACED };
    expectRefused(
      await settings('PUT', '/settings/webhook', { url, events, webhook_version, custom_headers }),
      'custom_headers.x-shop',
    );
    expectRefused(await operator('PATCH', '/operator/merchants/shop', { name: SPACED }), 'name');
  });

  it('identifiers are taken and named to the caller, and other calls are not warned', async () => {
    const order = { order_id: CARD, amount: '1.00', customer_id: CARD, product_id: CARD };
    const made = await service.call.form('/orders', order, { headers: { 'x-routing-id': CARD } });
    expect([made.status, warningOf(made)]).toEqual([200, expect.any(String)]);
    expect(warningOf(made)).toContain(
      'looks like a card number and is stored unchanged: order_id, customer_id, product_id, x-routing-id',
    );
    expect(warningOf(made)).not.toMatch(/[0-9]{12}/);
    // Order URLs contain the order id in their path, and an order id may be such a number.
    const addresses = {
      return_url: `https://shop.example/orders/${CARD}`,
      'metadata.webhook_url': `https://shop.example/${CARD}`,
    };
    expect(warningOf(await service.call.form('/orders', { ...newOrder(), ...addresses }))).toContain(
      'looks like a card number and is stored unchanged: return_url, metadata.webhook_url',
    );
    const customer = await service.call.form('/customers', {
      object_reference_id: CARD,
      mobile_number: '4915112345678',
    });
    expect([customer.status, warningOf(customer)]).toEqual([200, expect.stringContaining('object_reference_id')]);
    expect(warningOf(await service.call.form('/orders', newOrder()))).not.toContain(REASON);
  });

  it('the operator can have them warned of in udf and metadata, by an audited change, and nowhere else', async () => {
    const lax = await service.addMerchant('lax');
    const changed = await operator('PATCH', '/operator/merchants/lax', { card_numbers_in_text: 'warn' });
    expect([changed.status, at(changed.json(), 'card_numbers_in_text')]).toEqual([200, 'warn']);
    // The log-in that reads the log is its newest entry.
    const audit = await (await settingsOf(service, lax))('GET', '/settings/audit?limit=2');
    expect(at(audit.json(), 'list', 1)).toMatchObject({
      operation: 'updateMerchant',
      fields: ['card_numbers_in_text'],
    });
    service.clock.advance(1_001);
    const caller = service.callAs(lax);
    const own = { udf2: SPACED, 'metadata.loyalty': CARD };
    const order = newOrder();
    const taken = await caller.form('/orders', { ...order, ...own });
    expect([taken.status, at(taken.json(), 'udf2')]).toEqual([200, SPACED]);
    expect(warningOf(taken)).toContain(`${REASON} and is stored unchanged: udf2, metadata.loyalty`);
    expectRefused(await caller.form('/orders', { ...newOrder(), ...own, description: SPACED }), 'description');

    // After switching back, stored text stays readable and only new numbers are rejected.
    await operator('PATCH', '/operator/merchants/lax', { card_numbers_in_text: 'refuse' });
    service.clock.advance(1_001);
    expect(at((await caller.get(`/orders/${order.order_id}`)).json(), 'udf2')).toBe(SPACED);
    expect((await caller.form(`/orders/${order.order_id}`, { description: 'New' })).status).toBe(200);
    expectRefused(await caller.form(`/orders/${order.order_id}`, { udf5: SPACED }), 'udf5');
  });

  it('what a gateway tells is not refused for it: the text is hidden', async () => {
    const shop = shopOf(service);
    const orderId = await shop.order();
    await shop.pay(orderId, Cards.declined);
    const gateway = gatewaySide(service);
    const uuid = textAt(await shop.read(orderId), 'txn_uuid');
    const notification = gateway.notification(uuid, 'CHARGED', {
      resp_message: `Card ${SPACED} charged`,
      rrn: '000000000042',
    });
    expect((await gateway.send(notification)).status).toBe(200);
    expect(at(await shop.read(orderId), 'payment_gateway_response')).toMatchObject({
      rrn: '000000000042',
      resp_message: '(hidden: it looked like a card number)',
    });
  });
});

/** The values in form format. */
function formOf(values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

it('a body of another kind than fields is not looked at: the BIN table', () => {
  expect(fields.filter(({ operation }) => operation.id === operations.replaceBinTable.id)).toEqual([]);
});
