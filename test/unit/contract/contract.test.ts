/** What the pipeline reads from a bundle. */
import { describe, expect, it } from 'vitest';
import { operationsOf, serviceHeadersOf } from '../../../scripts/generate/contract.ts';
import type { JsonObject } from '../../../scripts/generate/json.ts';
import { sampleDocument } from '../../support/sample-contract.ts';

/** A document of one operation. */
const documentOf = (operation: JsonObject, more: JsonObject = {}): JsonObject => ({
  paths: {
    '/parcels/{id}': { post: { operationId: 'send', tags: ['parcels'], security: [], responses: {}, ...operation } },
  },
  ...more,
});
const form = (schema: JsonObject) => ({
  requestBody: { content: { 'application/x-www-form-urlencoded': { schema } } },
});
const parameters = (...items: JsonObject[]) => ({ parameters: items });
const boolean = { type: 'boolean' };
const paged = (properties: JsonObject) => ({
  ...parameters({ name: 'after', in: 'query', schema: {} }),
  responses: { 200: { content: { 'application/json': { schema: { type: 'object', properties } } } } },
});

describe('the sample contract', () => {
  it('has its operations in order, each with its facts', () => {
    const [send, show, ...others] = operationsOf(sampleDocument('openapi.yaml'), 'merchant');
    expect(others).toEqual([]);
    expect(send).toEqual({
      id: 'sendParcel',
      document: 'merchant',
      tag: 'parcels',
      method: 'post',
      path: '/parcels',
      summary: 'Send a parcel',
      description: 'Sends a parcel.',
      pages: null,
      security: ['none', 'basicAuth'],
      requestMediaType: 'application/x-www-form-urlencoded',
      pathParameters: [],
      query: [],
      queryBooleans: [],
      headers: [],
      body: ['weight', 'fragile'],
      bodyBooleans: ['fragile'],
      bodyIgnoresOthers: false,
      bodyClearables: [],
      responses: [
        { status: 200, bodies: [{ mediaType: 'application/json', shape: 'Parcel', required: ['id', 'state'] }] },
        { status: 400, bodies: [{ mediaType: 'application/json', shape: 'Problem', required: ['code'] }] },
        { status: 503, bodies: [{ mediaType: 'application/json', shape: 'Problem', required: ['code'] }] },
      ],
    });
    expect(show).toMatchObject({
      id: 'showParcel',
      security: ['none'],
      requestMediaType: null,
      pathParameters: ['parcel_id'],
    });
    expect(show?.responses[1]).toEqual({ status: 303, bodies: [] });
  });

  it('tells the headers that the service sets itself', () => {
    expect(serviceHeadersOf(sampleDocument('openapi.yaml'))).toEqual(['x-request-id']);
  });
});

describe('an operation', () => {
  const cases: readonly (readonly [sentence: string, given: JsonObject, want: JsonObject])[] = [
    ['says its security schemes', { security: [{ a: [] }, { b: [] }] }, { security: ['a', 'b'] }],
    ['is open when it may go without', { security: [{}, { b: [] }] }, { security: ['none', 'b'] }],
    [
      'has properties of every member of allOf, each once',
      form({ allOf: [{ properties: { a: {} } }, { properties: { a: {}, b: boolean } }] }),
      { body: ['a', 'b'], bodyBooleans: ['b'] },
    ],
    [
      'has properties of every member of oneOf',
      form({ oneOf: [{ properties: { a: {} } }, { properties: { b: {} } }] }),
      { body: ['a', 'b'] },
    ],
    [
      'counts a boolean that may be null',
      form({ properties: { a: { type: ['boolean', 'null'] } } }),
      { bodyBooleans: ['a'] },
    ],
    [
      'does not count what may be a text too',
      form({ properties: { a: { type: ['string', 'boolean'] } } }),
      { bodyBooleans: [] },
    ],
    [
      'knows what an empty text clears',
      form({ properties: { a: { type: 'string', 'x-empty-clears': true }, b: { type: 'string' } } }),
      { body: ['a', 'b'], bodyClearables: ['a'] },
    ],
    [
      'knows where other names than its own count for nothing',
      form({ properties: { a: {} }, additionalProperties: { type: 'string' } }),
      { body: ['a'], bodyIgnoresOthers: true },
    ],
    [
      'knows where other names are refused',
      form({ properties: { a: {} }, additionalProperties: false }),
      { body: ['a'], bodyIgnoresOthers: false },
    ],
    [
      'sorts its parameters by place',
      parameters({ name: 'q', in: 'query', schema: boolean }, { name: 'X-H', in: 'header', schema: {} }),
      { query: ['q'], queryBooleans: ['q'], headers: ['X-H'] },
    ],
    [
      'takes the later of two parameters of a name',
      parameters({ name: 'q', in: 'query', schema: boolean }, { name: 'q', in: 'query', schema: {} }),
      { query: ['q'], queryBooleans: [] },
    ],
    [
      'knows how a list goes on by its cursor',
      paged({ list: { type: 'array' }, total: {}, next_cursor: {} }),
      { pages: { items: 'list', next: 'next_cursor', more: null } },
    ],
    [
      'knows how a list goes on by a number',
      paged({ events: { type: 'array' }, next: {}, has_more: boolean }),
      { pages: { items: 'events', next: 'next', more: 'has_more' } },
    ],
    ['takes an answer that leads nowhere for no page', paged({ list: { type: 'array' } }), { pages: null }],
  ];
  it.each(cases)('%s', (_, given, want) => {
    expect(operationsOf(documentOf(given), 'merchant')[0]).toMatchObject(want);
  });

  it('finds what is behind a $ref', () => {
    const document = documentOf(
      { ...parameters({ $ref: '#/components/parameters/Q' }), ...form({ $ref: '#/components/schemas/F' }) },
      {
        components: {
          parameters: { Q: { name: 'q', in: 'query', schema: {} } },
          schemas: { F: { properties: { a: {} } } },
        },
      },
    );
    expect(operationsOf(document, 'admin')[0]).toMatchObject({ document: 'admin', query: ['q'], body: ['a'] });
  });

  const refused: readonly (readonly [sentence: string, given: JsonObject, want: string])[] = [
    ['with two tags', { tags: ['a', 'b'] }, 'send: needs exactly one tag'],
    ['without a tag', { tags: [] }, 'send: needs exactly one tag'],
    [
      'with two schemes at once',
      { security: [{ a: [], b: [] }] },
      'send: a security requirement with several schemes is not supported. Split it.',
    ],
    ['with a default response', { responses: { default: {} } }, 'send: default is not a status. Document each status.'],
    [
      'with two request media types',
      { requestBody: { content: { 'text/a': {}, 'text/b': {} } } },
      'send: needs exactly one request media type',
    ],
    [
      'with a $ref to nothing',
      { responses: { 200: { $ref: '#/components/responses/No' } } },
      '#/components/responses/No has no target',
    ],
  ];
  it.each(refused)('%s is refused', (_, given, want) => {
    expect(() => operationsOf(documentOf(given), 'merchant')).toThrow(want);
  });
});

it('refuses a header that the service sets here and a handler there', () => {
  const response = (header: JsonObject) => ({ headers: { 'x-id': header } });
  const document = documentOf({ responses: { 200: response({ 'x-set-by': 'service' }), 400: response({}) } });
  expect(() => serviceHeadersOf(document)).toThrow('header x-id: x-set-by must be the same everywhere');
});
