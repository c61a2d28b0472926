/** G7: what the contract promises is shown by an example, and what it takes is read by something. */
import { describe, expect, it } from 'vitest';
import { checkRequestFields } from '../../../scripts/check-contract/request-fields.ts';
import { checkResponseFields } from '../../../scripts/check-contract/response-fields.ts';
import type { Json, JsonObject } from '../../../scripts/generate/json.ts';

const text = { type: 'string' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const bodyOf = (schema: Json, ...values: readonly Json[]): JsonObject => ({
  content: {
    'application/json': {
      schema,
      examples: Object.fromEntries(values.map((value, place) => [`e${place}`, { value }])),
    },
  },
});
const answering = (schemas: JsonObject, schema: Json, ...values: readonly Json[]): JsonObject => ({
  components: { schemas },
  paths: { '/a': { get: { responses: { '200': bodyOf(schema, ...values) } } } },
});
const findings = (schemas: JsonObject, schema: Json, ...values: readonly Json[]) =>
  checkResponseFields(answering(schemas, schema, ...values), []).map((line) => line.replace(/:.*/, ''));

describe('a field of an answer', () => {
  const order = { type: 'object', properties: { id: text, loyalty_points: { type: 'integer' } } };

  it('that no example has is a finding, at the name of its schema', () => {
    expect(findings({ Order: order }, ref('Order'), { id: 'a' })).toEqual(['Order.loyalty_points']);
    expect(findings({ Order: order }, ref('Order'), { id: 'a' }, { loyalty_points: 0 })).toEqual([]);
    expect(findings({ Order: order }, ref('Order'), { id: 'a', loyalty_points: null })).toEqual([]);
  });

  it('is looked for in lists, maps, layers and choices, at any depth', () => {
    const list = {
      type: 'object',
      properties: {
        list: { type: 'array', items: { allOf: [ref('Order'), { type: 'object', properties: { more: text } }] } },
      },
    };
    expect(findings({ Order: order }, list, { list: [{ id: 'a' }, { loyalty_points: 1 }] })).toEqual([
      'GET /a 200.list[].more',
    ]);
    const choice = { oneOf: [ref('Order'), { type: 'null' }] };
    expect(findings({ Order: order }, choice, { id: 'a' }, null)).toEqual(['Order.loyalty_points']);
    const map = { type: 'object', additionalProperties: ref('Order') };
    expect(findings({ Order: order }, map, { first: { id: 'a' } })).toEqual(['Order.loyalty_points']);
  });

  it('of a schema that names itself is looked for as deep as the examples go', () => {
    const tree = { type: 'object', properties: { name: text, child: ref('Tree') } };
    expect(findings({ Tree: tree }, ref('Tree'), { name: 'a', child: { name: 'b' } })).toEqual([]);
    expect(findings({ Tree: tree }, ref('Tree'), {})).toEqual(['Tree.name', 'Tree.child']);
  });

  it('of a webhook is the service’s own word too', () => {
    const webhooks = { paid: { post: { requestBody: bodyOf(ref('Order'), { id: 'a' }) } } };
    expect(checkResponseFields({ components: { schemas: { Order: order } }, webhooks }, [])).toHaveLength(1);
  });
});

describe('what a caller may send', () => {
  const taking = (properties: JsonObject, example: JsonObject, more: JsonObject = {}): JsonObject => ({
    paths: { '/a': { post: { requestBody: bodyOf({ type: 'object', properties }, example), responses: {}, ...more } } },
  });
  const read = { server: 'const { amount } = body; const city = ""', tests: '' };

  it('is read by the server', () => {
    expect(checkRequestFields(taking({ amount: text }, { amount: '1' }), read)).toEqual([]);
    expect(checkRequestFields(taking({ gift_note: text }, { gift_note: 'a' }), read)).toEqual([
      'POST /a: nothing in server/ reads gift_note. Read it, or remove it from the contract.',
    ]);
    expect(checkRequestFields(taking({ amoun: text }, { amoun: '1' }), read)).toHaveLength(1);
  });

  it('is read without the prefix of an address, and kept by any name of metadata', () => {
    const names = ['billing_address_city', 'metadata.any'];
    const properties = Object.fromEntries(names.map((name) => [name, text]));
    expect(checkRequestFields(taking(properties, { billing_address_city: 'a', 'metadata.any': 'b' }), read)).toEqual(
      [],
    );
  });

  it('is in an example of a request, in its x-given, or in a test', () => {
    const bare = taking({ amount: text }, {});
    const line = 'POST /a: no request example and no test has amount. Add one.';
    expect(checkRequestFields(bare, read)).toEqual([line]);
    expect(checkRequestFields(bare, { ...read, tests: "form({ amount: '1' })" })).toEqual([]);
    expect(
      checkRequestFields(taking({ amount: text }, {}, { 'x-given': { plain: { body: { amount: '1' } } } }), read),
    ).toEqual([]);
  });

  it('is held to the same as a parameter', () => {
    const parameters = [{ in: 'query', name: 'limit', schema: text }];
    expect(checkRequestFields(taking({}, {}, { parameters }), read)).toEqual([
      'POST /a: nothing in server/ reads limit. Read it, or remove it from the contract.',
      'POST /a: no request example and no test has limit. Add one.',
    ]);
    const given = { 'x-given': { plain: { query: { limit: '1' } } } };
    expect(checkRequestFields(taking({}, {}, { parameters, ...given }), { ...read, server: 'query.limit' })).toEqual(
      [],
    );
  });
});
