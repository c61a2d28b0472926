/** The contract as it is handed out: for readers and tools, and for generators of clients. */
import { describe, expect, it } from 'vitest';
import { operationList } from '../../../generated/server/operations.ts';
import { contracts } from '../../../server/docs/contract.ts';
import { readBrowserFiles } from '../../../server/docs/guides.ts';
import { publishedBundle } from '../../../server/docs/published.ts';
import { createSite } from '../../../server/docs/site.ts';
import { clientBundle } from '../../../server/http/contract/client-bundle.ts';
import { at } from '../../support/caller.ts';

const site = createSite({
  contracts,
  guides: [],
  releaseNotes: '# Changes\n',
  baseUrl: 'http://svc.example',
  browser: await readBrowserFiles(),
  naming: 'served',
  calls: 'none',
});
const bundleAt = (path: string): unknown => JSON.parse(site.file(path)?.content ?? '');
const published = { merchant: bundleAt('openapi.json'), admin: bundleAt('admin.openapi.json') };
const client = bundleAt('client.openapi.json');

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
const keysAt = (value: unknown, ...way: readonly string[]) => entriesOf(at(value, ...way)).map(([key]) => key);
const operationsIn = (bundle: unknown) =>
  entriesOf(at(bundle, 'paths')).flatMap(([, item]) =>
    entriesOf(item).flatMap(([, operation]) => {
      const id = at(operation, 'operationId');
      return typeof id === 'string' ? [{ id, operation }] : [];
    }),
  );

describe.each(['merchant', 'admin'] as const)('the published bundle of the %s document', (side) => {
  const text = JSON.stringify(published[side]);

  it('has no extension that only this project reads', () => {
    expect(text.match(/"x-(given|set-by|wraps-events|empty-clears|generated)"/g)).toBeNull();
    expect(JSON.stringify(contracts[side])).toContain('"x-given"');
  });

  it('has every operation, with samples in curl, TypeScript and Python as its page shows them', () => {
    const operations = operationsIn(published[side]);
    const ids = operationList.filter(({ document }) => document === side).map(({ id }) => id);
    expect(operations.map(({ id }) => id).sort()).toEqual([...ids].sort());
    for (const { id, operation } of operations) {
      const samples = entriesOf(at(operation, 'x-codeSamples')).map(([, sample]) => sample);
      expect(samples.map((sample) => at(sample, 'lang'))).toEqual(['Shell', 'TypeScript', 'Python']);
      const sources = samples.map((sample) => String(at(sample, 'source')));
      for (const [index, sign] of ['curl ', `client.${id}(`, 'from http.client import'].entries())
        expect(sources[index]).toContain(sign);
      const page = (site.file(`operations/${id}`)?.content ?? '').replace(/<\/?span[^>]*>/g, '');
      for (const source of sources) expect(page).toContain(escaped(source));
    }
  });
});

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

it('extensions are removed; headers, fields and values with such names stay', () => {
  const bundle = {
    'x-new': 1,
    paths: { '/a': { get: { 'x-new': 1, responses: { 200: { headers: { 'x-new': { 'x-new': 1, schema: {} } } } } } } },
    components: {
      schemas: {
        A: {
          'x-new': 1,
          'x-enum-varnames': ['a'],
          properties: { 'x-new': { type: 'string' }, headers: { 'x-new': 1 } },
        },
      },
      examples: { a: { 'x-new': 1, value: { 'x-new': 1 } } },
    },
  };
  expect(publishedBundle(bundle, [], 'http://svc.example')).toEqual({
    paths: { '/a': { get: { responses: { 200: { headers: { 'x-new': { schema: {} } } } } } } },
    components: {
      schemas: { A: { 'x-enum-varnames': ['a'], properties: { 'x-new': { type: 'string' }, headers: {} } } },
      examples: { a: { value: { 'x-new': 1 } } },
    },
  });
});

it('the service that publishes it is the first server, once', () => {
  const urls = (servers: readonly string[]) => {
    const bundle = { servers: servers.map((url) => ({ url })) };
    const { servers: published } = publishedBundle(bundle, [], 'http://svc.example');
    return Array.isArray(published) ? published.map((server) => at(server, 'url')) : [];
  };
  expect(urls(['http://localhost:8080', 'http://svc.example'])).toEqual([
    'http://svc.example',
    'http://localhost:8080',
  ]);
});

describe('the client bundle', () => {
  it('has what a merchant’s program calls, and neither webhooks, pages nor callbacks', () => {
    const called = operationList.filter(
      ({ document, responses, security }) =>
        document === 'merchant' &&
        !security.includes('gatewaySignature') &&
        !Object.values(responses).some((types) => types.includes('text/html')),
    );
    const ids = operationsIn(client).map(({ id }) => id);
    expect(ids.sort()).toEqual(called.map(({ id }) => id).sort());
    expect(ids).not.toContain('showPaymentPage');
    expect(ids).not.toContain('takeGatewayCallback');
    expect(at(client, 'webhooks')).toBeUndefined();
    expect(JSON.stringify(client)).not.toContain('x-codeSamples');
  });

  it('describes an operation as the published bundle does', () => {
    const { 'x-codeSamples': _, ...whole } = Object(at(published.merchant, 'paths', '/orders', 'post'));
    expect(at(client, 'paths', '/orders', 'post')).toEqual(whole);
  });

  it('leaves room in answers for other fields and other events, and changes nothing that is sent', () => {
    const schemas = at(client, 'components', 'schemas');
    const whole = at(published.merchant, 'components', 'schemas');
    expect(at(schemas, 'Order')).toMatchObject({ additionalProperties: true });
    expect(at(schemas, 'OrderCreateForm')).toEqual(at(whole, 'OrderCreateForm'));
    const { oneOf, discriminator, properties } = Object(at(schemas, 'WebhookEvent'));
    expect([oneOf, discriminator]).toEqual([undefined, undefined]);
    expect(properties.event_name['x-extensible-enum']).toEqual(
      keysAt(whole, 'WebhookEvent', 'discriminator', 'mapping'),
    );
    expect(Object.keys(properties.content.properties)).toEqual(['order', 'token', 'card', 'order_id', 'reason']);
  });

  it('has every component that is referred to, and no other', () => {
    const refs = new Set(
      [...JSON.stringify(client).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, name]) => name),
    );
    const kinds = keysAt(client, 'components').filter((kind) => kind !== 'securitySchemes');
    const names = kinds.flatMap((kind) => keysAt(client, 'components', kind).map((name) => `${kind}/${name}`));
    expect(names.sort()).toEqual([...refs].sort());
    expect(keysAt(client, 'components', 'securitySchemes')).not.toContain('gatewaySignature');
    expect(keysAt(client, 'components', 'securitySchemes')).toContain('basicAuth');
  });

  it('lists the tags of its operations alone', () => {
    const tags = entriesOf(at(client, 'tags')).map(([, tag]) => at(tag, 'name'));
    expect(tags).toContain('orders');
    for (const tag of ['pages', 'gateways', 'webhooks']) expect(tags).not.toContain(tag);
  });

  it('has no pattern with characters by their numbers, of which stock generators write regular expressions that are none', () => {
    const schemas = { A: { pattern: '^[^\\x00-\\x9F]*$' }, B: { pattern: '^[^\\u061C]*$' }, C: { pattern: '^\\d$' } };
    const $ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const operation = { operationId: 'a', tags: ['orders'], a: $ref('A'), b: $ref('B'), c: $ref('C') };
    const bundle = clientBundle({ paths: { '/a': { get: operation } }, components: { schemas } });
    expect(bundle.components).toEqual({ schemas: { A: {}, B: {}, C: schemas.C } });
  });

  it('keeps a path that has another operation', () => {
    const operation = (tag: string) => ({ operationId: tag, tags: [tag] });
    const bundle = {
      paths: { '/a': { get: operation('pages'), post: operation('orders') }, '/b': { get: operation('pages') } },
    };
    expect(clientBundle(bundle)).toMatchObject({ paths: { '/a': { post: operation('orders') } } });
    expect(keysAt(clientBundle(bundle), 'paths')).toEqual(['/a']);
  });
});
