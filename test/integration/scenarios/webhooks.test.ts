/** G8 and G9 of webhooks: every example of an event in the contract is what the service sends after its story, every value of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import merchantDocument from '../../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../../generated/server/operations.ts';
import { EventName } from '../../../generated/values.ts';
import { deref, isJsonObject, type Json, membersOf, parseJson, toObject } from '../../../scripts/generate/json.ts';
import { createEnvironment, type Environment } from './environment.ts';
import { seederOf } from './givens/index.ts';
import { jsonDifferences } from './parity.ts';
import { allValues } from './values.ts';
import { webhookScenarios } from './webhook-scenarios.ts';

const document = toObject(parseJson(JSON.stringify(merchantDocument)), 'document');
const events: ReadonlySet<string> = new Set(Object.values(EventName));

/** The examples of the events, by their event and name; not the ENCRYPTED webhook, whose content cannot be compared. */
const examples = membersOf(document.webhooks).flatMap(([event, item]) => {
  const { post } = toObject(deref(document, item), event);
  const { requestBody } = toObject(post, event);
  const { content } = toObject(deref(document, requestBody), event);
  const shown = membersOf(content).flatMap(([, media]) => membersOf(toObject(media, event).examples));
  return events.has(event) ? shown.map(([name, example]) => ({ event, name, title: `${event} ${name}`, example })) : [];
});

function shownIn(example: Json): Json {
  return toObject(deref(document, example), 'example').value ?? null;
}

let env: Environment;

beforeAll(async () => {
  env = await createEnvironment('webhook examples');
});
afterAll(() => env.close());

/** The last event of this name that was sent. */
function sent(name: string): Json | undefined {
  const bodies = env.endpoint.received.map(({ body }) => parseJson(body));
  return bodies.filter((body) => isJsonObject(body) && body.event_name === name).at(-1);
}

describe('what is sent is as the contract shows', () => {
  it.each(examples)('$title', async ({ event, title, example }) => {
    const scenario = webhookScenarios[title];
    if (scenario === undefined)
      throw new Error(`test/integration/scenarios/webhook-scenarios.ts: add what happens before ${title}`);
    const { getOrder: operation } = operations;
    await env.reset(operation);
    const draft = { operation, path: {}, query: {}, headers: {}, body: undefined };
    await seederOf('listening_endpoint')(env, draft);
    await env.changeMerchant({ 'webhook.events': [...events] });
    await scenario(env);
    await env.pass(0);
    const comparison = allValues({ call: null, normalize: env.normalize, note: () => undefined });
    expect(jsonDifferences(shownIn(example), sent(event), comparison)).toEqual([]);
  });
});

it('every webhook scenario belongs to an example', () => {
  const titles = examples.map(({ title }) => title);
  expect(Object.keys(webhookScenarios).sort()).toEqual([...titles].sort());
  expect(new Set(examples.map(({ event }) => event))).toEqual(events);
});
