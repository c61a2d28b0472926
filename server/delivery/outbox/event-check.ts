/**
 * Holds an event against the contract before its delivery is stored. Says what is wrong in words without values; an event that is
 * wrong is our fault, and the merchant still gets it. Schemas compile on first use.
 */
import type { Ajv2020 } from 'ajv/dist/2020.js';
import document from '../../../generated/openapi.json' with { type: 'json' };
import type { EventName } from '../../../generated/values.ts';
import { createContractAjv } from '../../platform/contract-ajv.ts';

const BODY = 'post/requestBody/content/application~1json/schema';

/** What is wrong with the event's text; undefined when nothing is. */
export type EventCheck = (name: EventName, text: string) => string | undefined;

/** A check that has compiled nothing yet. */
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

/** What a text says in JSON; undefined where it says nothing. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
