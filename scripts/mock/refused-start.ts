/** What the service refuses of POST /txns by the form alone, by the service's own rules. Pure. */
import type { components } from '../../generated/openapi.d.ts';
import { OperationId } from '../../generated/values.ts';
import type { ApiError } from '../../server/http/api-error.ts';
import { merchantIdIn } from '../../server/http/merchant-header.ts';
import { fromOrderPart } from '../../server/orders/terms/wire.ts';
import { copiedSecretError, misplacedNumberError, toCardChoice } from '../../server/txns/card-form/wire.ts';
import {
  motoError,
  namedOrder,
  otherMerchantError,
  shapingNames,
  strangerError,
  toAuthType,
} from '../../server/txns/wire.ts';
import type { Call } from './ask-prism.ts';
import { errorOf } from './error-of.ts';
import { plainFields, type SentBody } from './sent-body.ts';

type StartForm = components['schemas']['TxnStartForm'];

/** The form as the service's rules read it: as texts. Whether it is one is found out afterwards, and goes before what they say. */
export function startForm(body: SentBody): StartForm | undefined {
  if (body.kind !== 'form') return undefined;
  const form: StartForm = JSON.parse(JSON.stringify(plainFields(body.fields, OperationId.startTxn)));
  return form;
}

/** In the order of the service. */
export function startRefusal({ operation: { id }, body, request: { headers } }: Call): ApiError | undefined {
  const form = id === OperationId.startTxn ? startForm(body) : undefined;
  if (form === undefined) return undefined;
  const hasKey = headers.authorization !== undefined;
  return errorOf(() => {
    const other = otherMerchantError(form, merchantIdIn(headers));
    if (other !== undefined) return other;
    if (toAuthType(form) === 'MOTO' && !hasKey) return motoError();
    const { part } = namedOrder(form);
    const shaped = part === undefined || hasKey ? undefined : strangerError(shapingNames(form));
    if (shaped !== undefined) return shaped;
    if (part !== undefined) fromOrderPart(part);
    const card = toCardChoice(form);
    return misplacedNumberError(form) ?? copiedSecretError(form, card);
  });
}
