/**
 * Holds a webhook against the contract: its body against the schema of the event that it names, in the contract's own
 * `webhooks` and in the receiver's document derived from them; its headers against what the contract says of the request.
 */
import type { IncomingHttpHeaders } from 'node:http';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import merchantDocument from '../../generated/openapi.json' with { type: 'json' };
import receiverDocument from '../../generated/receiver.openapi.json' with { type: 'json' };
import { EventName } from '../../generated/values.ts';
import { textAt } from '../support/caller.ts';

const ajv = new Ajv2020.default({ strict: false, allErrors: true, validateFormats: true });
addFormats.default(ajv);
ajv.addSchema(merchantDocument, 'merchant');
ajv.addSchema(receiverDocument, 'receiver');

const MEDIA = 'application/json';

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

function bodyProblems(schema: string, body: unknown): string[] {
  const validate = ajv.getSchema(schema);
  if (validate === undefined) return [`there is no schema ${schema}`];
  if (validate(body)) return [];
  return (validate.errors ?? []).map((problem) => `${schema} ${problem.instancePath} ${problem.message}`);
}

/** What is wrong with a webhook; empty when it is as the contract says. */
export function webhookProblems(headers: IncomingHttpHeaders, text: string): string[] {
  const body: unknown = JSON.parse(text);
  const name = textAt(body, 'event_name');
  if (!Object.values<string>(EventName).includes(name)) return [`${name} is no event of the contract`];
  return [
    ...bodySchemas(name).flatMap((schema) => bodyProblems(schema, body)),
    ...(headers['content-type'] === MEDIA ? [] : [`the content type is ${headers['content-type']}`]),
    ...(/^Basic [A-Za-z0-9+/]+=*$/.test(headers.authorization ?? '') ? [] : ['there are no Basic credentials']),
    ...(headers['webhook-id'] === textAt(body, 'id') ? [] : ['webhook-id is not the event’s id']),
  ];
}
