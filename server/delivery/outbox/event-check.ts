/**
 * Validates an event against the contract before its delivery is stored. Describes the violation without values. An
 * invalid event is a bug of the service; the merchant still receives it. Schemas compile on first use.
 */
import type { Ajv2020 } from 'ajv/dist/2020.js';
import document from '../../../generated/openapi.json' with { type: 'json' };
import type { EventName } from '../../../generated/values.ts';
import { createContractAjv } from '../../platform/contract-ajv.ts';

const BODY = 'post/requestBody/content/application~1json/schema';

/** Returns the violation in an event's text; undefined when there is none. */
export type EventCheck = (name: EventName, text: string) => string | undefined;

export function createEventCheck(): EventCheck {
  let made: Ajv2020 | undefined;
  const ajv = (): Ajv2020 => {
    if (made !== undefined) return made;
    made = createContractAjv();
    made.addSchema(document, 'contract');
    return made;
  };
  return (name, text) => {
    const validate = ajv().getSchema(`contract#/webhooks/${name}/${BODY}`);
    if (validate === undefined) return 'the contract has no such event';
    const event = parsed(text);
    if (event === undefined) return 'is not JSON';
    if (validate(event) === true) return undefined;
    const [first] = validate.errors ?? [];
    return first === undefined ? 'is wrong' : `${first.instancePath} ${first.message ?? first.keyword}`;
  };
}

/** Parses JSON; undefined when it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
