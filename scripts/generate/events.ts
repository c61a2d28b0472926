/** Step 8: the events of the contract's webhooks: names, types and a type guard, without other imports. */
import { bannerLine } from './banner.ts';
import {
  deref,
  type Json,
  type JsonObject,
  knownValues,
  membersOf,
  reachableComponents,
  textsOf,
  toObject,
} from './json.ts';
import { pascalCase } from './names.ts';
import { typesOf } from './types.ts';
import { printEnum } from './values.ts';

/** The webhooks that report an event. A webhook that wraps others (`x-wraps-events`) does not. */
function eventWebhooks(merchant: JsonObject): readonly (readonly [name: string, item: Json])[] {
  return membersOf(merchant.webhooks).filter(
    ([name, item]) => toObject(toObject(item, name).post, name)['x-wraps-events'] !== true,
  );
}

/** A document of the webhooks and their components. */
export function webhookDocument(merchant: JsonObject): JsonObject {
  const webhooks = Object.fromEntries(eventWebhooks(merchant));
  const components = toObject(merchant.components ?? {}, 'components');
  return {
    openapi: '3.1.0',
    info: { title: 'webhooks', version: '1' },
    webhooks,
    components: reachableComponents(components, [webhooks]),
  };
}

/** The types of the events. A `.ts` file, so that the compiler emits its declarations. */
export async function printEventSchema(merchant: JsonObject): Promise<string> {
  return typesOf(webhookDocument(merchant), 'open');
}

/** The names, union and type guard. Throws when a webhook's body has another `event_name`. */
export function printEvents(merchant: JsonObject): string {
  const names = eventWebhooks(merchant).map(([name, item]) => {
    checkName(merchant, name, item);
    return name;
  });
  const lines = names.map((name) => `export type ${pascalCase(name)}Event = EventOf<'${name}'>;`);
  return [
    bannerLine,
    "import type { webhooks } from './schema.ts';",
    '',
    '/** The names of the events. */',
    printEnum(
      'EventName',
      names.map((name): readonly [string, string] => [name, name]),
    ),
    '',
    ...orderStatus(merchant),
    '/** The body of the webhook that reports an event. */',
    "export type EventOf<Name extends EventName> = webhooks[Name]['post']['requestBody']['content']['application/json'];",
    '',
    ...lines,
    '',
    '/** The body of any webhook; `event_name` tells which. */',
    'export type WebhookEvent = { [Name in EventName]: EventOf<Name> }[EventName];',
    '',
    '/** Whether a value names an event of the contract this was generated from. */',
    'export function isEventName(value: unknown): value is EventName {',
    "  return typeof value === 'string' && Object.hasOwn(EventName, value);",
    '}',
    '',
  ].join('\n');
}

/** Empty for a contract without orders. */
function orderStatus(merchant: JsonObject): readonly string[] {
  const components = toObject(merchant.components, 'components');
  const { OrderStatus } = toObject(components.schemas, 'schemas');
  if (OrderStatus === undefined) return [];
  const statuses = textsOf(knownValues(OrderStatus));
  const lines = statuses.map((status): readonly [string, string] => [status, status]);
  return ['/** How an order in an event can stand; new values may be added. */', printEnum('OrderStatus', lines), ''];
}

function checkName(merchant: JsonObject, name: string, item: Json): void {
  const body = toObject(toObject(toObject(item, name).post, name).requestBody, name);
  const media = toObject(toObject(body.content, name)['application/json'], name);
  const schema = toObject(deref(merchant, media.schema), name);
  const eventName = toObject(deref(merchant, toObject(schema.properties, name).event_name), `${name}: event_name`);
  const [only, ...others] = textsOf(eventName.enum);
  if (only !== name || others.length > 0) {
    throw new Error(`webhook ${name}: event_name must be an enum of ${name} alone, not ${only}`);
  }
}
