/**
 * Checks a webhook against the contract: its body against the schema of its event, in the contract's `webhooks` and in the
 * receiver's document; its headers and credentials against the receiver's document.
 */
import merchantDocument from '../../generated/openapi.json' with { type: 'json' };
import receiverDocument from '../../generated/receiver.openapi.json' with { type: 'json' };
import { EventName } from '../../generated/values.ts';
import { createContractAjv } from '../../server/platform/contract-ajv.ts';
import { at, textAt } from './caller.ts';

const ajv = createContractAjv({ allErrors: true });
ajv.addSchema(merchantDocument, 'merchant');
ajv.addSchema(receiverDocument, 'receiver');

const MEDIA = 'application/json';
/** The webhook that stands for every event while the merchant wants them encrypted. */
const ENCRYPTED = 'ENCRYPTED';

/** By name, in lower case. */
export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

function pointer(...parts: readonly string[]): string {
  return parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
}

function bodySchemas(name: string): readonly string[] {
  const body = ['post', 'requestBody', 'content', MEDIA, 'schema'];
  return [
    `merchant#/${pointer('webhooks', name, ...body)}`,
    `receiver#/${pointer('paths', `/webhooks/${name}`, ...body)}`,
  ];
}

function problemsBy(schema: string, value: unknown): string[] {
  const validate = ajv.getSchema(schema);
  if (validate === undefined) return [`there is no schema ${schema}`];
  if (validate(value)) return [];
  return (validate.errors ?? []).map((problem) => `${schema} ${problem.instancePath} ${problem.message}`);
}

interface HeaderRule {
  readonly name: string;
  readonly required: boolean;
  readonly schema: string;
}

/** What the receiver's document says of the headers of a webhook. */
function headerRules(name: string): readonly HeaderRule[] {
  const stated = at(receiverDocument, 'paths', `/webhooks/${name}`, 'post', 'parameters');
  return (Array.isArray(stated) ? stated : []).map((parameter): HeaderRule => {
    const part = textAt(parameter, '$ref').replace('#/components/parameters/', '');
    const rule = at(receiverDocument, 'components', 'parameters', part);
    const schema = `receiver#/${pointer('components', 'parameters', part, 'schema')}`;
    return { name: textAt(rule, 'name'), required: at(rule, 'required') === true, schema };
  });
}

function headerProblems(name: string, headers: WebhookHeaders): string[] {
  const rules = headerRules(name);
  const known = new Set(rules.map((rule) => rule.name));
  const ours = Object.keys(headers).filter((header) => /^(webhook|svc|x-svc)-/.test(header));
  return [
    ...(known.size === 0 ? ['the contract says nothing of its headers'] : []),
    ...ours.filter((header) => !known.has(header)).map((header) => `the contract does not know the header ${header}`),
    ...rules.flatMap((rule) => {
      const value = headers[rule.name];
      if (value === undefined) return rule.required ? [`the header ${rule.name} is missing`] : [];
      return problemsBy(rule.schema, value).map((problem) => `the header ${rule.name}: ${problem}`);
    }),
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is wrong with a webhook; empty when it is as the contract says. */
export function webhookProblems(headers: WebhookHeaders, text: string): string[] {
  const body = parsed(text);
  if (typeof at(body, 'JWT') !== 'string' && typeof at(body, 'event_name') !== 'string') return ['it names no event'];
  const isToken = at(body, 'JWT') !== undefined;
  const name = isToken ? ENCRYPTED : textAt(body, 'event_name');
  if (!isToken && !Object.values<string>(EventName).includes(name)) return [`${name} is no event of the contract`];
  return [
    ...bodySchemas(name).flatMap((schema) => problemsBy(schema, body)),
    ...headerProblems(name, headers),
    ...(headers['content-type'] === MEDIA ? [] : [`the content type is ${headers['content-type']}`]),
    ...(/^Basic [A-Za-z0-9+/]+=*$/.test(String(headers.authorization)) ? [] : ['there are no Basic credentials']),
    ...(isToken || headers['webhook-id'] === textAt(body, 'id') ? [] : ['webhook-id is not the event’s id']),
  ];
}
