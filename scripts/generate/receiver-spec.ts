/**
 * Step 3: the receiver's document, in which the contract's webhooks are paths. The mock merchant serves it, and tests check every
 * delivery against it.
 */
import {
  isJsonObject,
  itemsOf,
  type Json,
  type JsonObject,
  membersOf,
  reachableComponents,
  textsOf,
  toObject,
  toText,
} from './json.ts';

/** The path that stands for a webhook. */
export function receiverPath(event: string): string {
  return `/webhooks/${event}`;
}

/** The receiver's document. */
export function receiverSpec(merchant: JsonObject): JsonObject {
  const webhooks = membersOf(merchant.webhooks);
  const paths = Object.fromEntries(webhooks.map(([event, item]) => [receiverPath(event), item]));
  const { title, version, license, contact } = toObject(merchant.info, 'info');
  const components = toObject(merchant.components ?? {}, 'components');
  const items = webhooks.map(([, item]) => item);
  const schemes = schemesOf(items);
  return compact({
    openapi: toText(merchant.openapi, 'openapi'),
    info: compact({
      title: `${toText(title, 'title')}: webhook receiver`,
      version: toText(version, 'version'),
      description:
        'The endpoints of a merchant that receives webhooks: one path for each event. Derived from the webhooks of the merchant document.',
      license,
      contact,
    }),
    servers: [
      {
        url: '{receiver_base_url}',
        description: "The merchant's receiver.",
        variables: {
          receiver_base_url: { default: 'http://localhost:9090', description: 'The URL of the receiver.' },
        },
      },
    ],
    tags: itemsOf(merchant.tags).filter((tag) => isJsonObject(tag) && tagsOf(items).has(toText(tag.name, 'tag'))),
    paths,
    components: {
      ...reachableComponents(components, items),
      securitySchemes: Object.fromEntries(membersOf(components.securitySchemes).filter(([name]) => schemes.has(name))),
    },
  });
}

/** Removes undefined members. */
function compact(members: Readonly<Record<string, Json | undefined>>): JsonObject {
  const present: Record<string, Json> = {};
  for (const [key, value] of Object.entries(members)) if (value !== undefined) present[key] = value;
  return present;
}

function operationsOf(items: readonly Json[]): readonly JsonObject[] {
  return items.flatMap((item) => membersOf(item).map(([method, operation]) => toObject(operation, method)));
}

function tagsOf(items: readonly Json[]): ReadonlySet<string> {
  return new Set(operationsOf(items).flatMap(({ tags }) => textsOf(tags)));
}

function schemesOf(items: readonly Json[]): ReadonlySet<string> {
  const requirements = operationsOf(items).flatMap(({ security }) => itemsOf(security));
  return new Set(requirements.flatMap((requirement) => membersOf(requirement).map(([name]) => name)));
}
