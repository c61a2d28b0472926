/** The receiver's document, and the parts that go with the events. */
import { describe, expect, it } from 'vitest';
import { printEvents, webhookDocument } from '../../../scripts/generate/events.ts';
import { type JsonObject, reachableComponents, refsIn, toObject } from '../../../scripts/generate/json.ts';
import { receiverSpec } from '../../../scripts/generate/receiver-spec.ts';
import { describeReferences, inlineHeaders } from '../../../scripts/generate/types.ts';
import { sampleDocument } from '../../support/sample-contract.ts';

const sample = sampleDocument('openapi.yaml');

describe('the receiver spec', () => {
  const receiver = receiverSpec(sample);

  it('has a path for each webhook and nothing else', () => {
    expect(Object.keys(toObject(receiver.paths, 'paths'))).toEqual(['/webhooks/PARCEL_ARRIVED']);
    expect(receiver.webhooks).toBeUndefined();
  });

  it('keeps of tags, schemes and components what its paths use', () => {
    expect(receiver.tags).toEqual([{ name: 'webhooks', description: 'What is sent.' }]);
    expect(receiver.components).toMatchObject({ securitySchemes: { webhookAuth: {} } });
    const { schemas, securitySchemes } = toObject(receiver.components, 'components');
    expect(Object.keys(toObject(schemas, 'schemas'))).toEqual(['ParcelState', 'Parcel', 'ParcelArrivedEvent']);
    expect(Object.keys(toObject(securitySchemes, 'schemes'))).toEqual(['webhookAuth']);
  });
});

describe('reachable components', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const components: JsonObject = { schemas: { A: ref('B'), B: { items: ref('A') }, C: {} } };
  it.each([
    [
      'follow references at any depth, in circles too',
      [ref('A')],
      { schemas: { A: ref('B'), B: { items: ref('A') } } },
    ],
    ['are none without references', [{}], {}],
  ])('%s', (_, roots, want) => {
    expect(reachableComponents(components, roots)).toEqual(want);
  });

  it('refuse a reference to nothing', () => {
    expect(() => reachableComponents(components, [ref('D')])).toThrow('#/components/schemas/D has no target');
  });
});

describe('the events', () => {
  it('are printed as names, types and a guard', () => {
    const text = printEvents(sample);
    expect(text).toContain("  PARCEL_ARRIVED: 'PARCEL_ARRIVED',");
    expect(text).toContain("export type ParcelArrivedEvent = EventOf<'PARCEL_ARRIVED'>;");
    expect(text.split('\n')[0]).toContain('Generated from the contract');
    expect([...text.matchAll(/from '(.*)'/g)].map(([, name]) => name)).toEqual(['./schema.ts']);
  });

  it('refer to nothing outside their document', () => {
    const document = webhookDocument(sample);
    const components = toObject(document.components, 'components');
    expect(() => reachableComponents(components, [document])).not.toThrow();
    expect(refsIn(document)).not.toEqual([]);
  });

  it('leave out a webhook that only wraps the others', () => {
    const post = { 'x-wraps-events': true, requestBody: { $ref: '#/components/requestBodies/Envelope' } };
    const document = { ...sample, webhooks: { ...toObject(sample.webhooks, 'webhooks'), WRAPPED: { post } } };
    expect(printEvents(document)).toBe(printEvents(sample));
    expect(webhookDocument(document)).toEqual(webhookDocument(sample));
  });

  it('are refused when a body does not name its event', () => {
    const schema = { properties: { event_name: { enum: ['PARCEL_LOST'] } } };
    const post = { requestBody: { content: { 'application/json': { schema } } } };
    expect(() => printEvents({ webhooks: { PARCEL_ARRIVED: { post } } })).toThrow(
      'webhook PARCEL_ARRIVED: event_name must be an enum of PARCEL_ARRIVED alone, not PARCEL_LOST',
    );
  });
});

it('writes out response headers that stand behind a $ref, so that an optional one stays optional', () => {
  const responses = { 200: { headers: { 'x-a': { $ref: '#/components/headers/A' } } } };
  const components = { headers: { A: { schema: { type: 'string' } } } };
  expect(inlineHeaders({ responses, components })).toEqual({
    responses: { 200: { headers: { 'x-a': { schema: { type: 'string' } } } } },
    components,
  });
});

it('describes a property by its $ref, unless it has its own description', () => {
  const components = { schemas: { A: { description: 'An A.' } } };
  const reference = { $ref: '#/components/schemas/A' };
  const own = { ...reference, description: 'Another.' };
  expect(describeReferences({ properties: { one: reference, other: own }, items: reference, components })).toEqual({
    properties: { one: { ...reference, description: 'An A.' }, other: own },
    items: reference,
    components,
  });
});
