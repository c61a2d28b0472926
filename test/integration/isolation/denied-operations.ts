/** Calls that neither a client auth token nor an anonymous caller may make. */
import { type Operation, operationList, operations } from '../../../generated/server/operations.ts';
import { type Answer, textAt } from '../../support/caller.ts';
import { FORM, pathOf, valuesOf } from '../../support/sample-requests.ts';
import type { TestService } from '../../support/service.ts';

const { getOrder, getCardInfo, listCards, addCard, deleteCard, updateCard, tokenizeCard } = operations;
const { tokenizeStoredCard, suspendToken, resumeToken, deleteToken, startTxn } = operations;
/** The operations that a token opens, listed here independently of the contract's `security`. */
const opened: ReadonlySet<string> = new Set(
  [
    ...[getOrder, getCardInfo, listCards, addCard, deleteCard, updateCard, tokenizeCard],
    ...[tokenizeStoredCard, suspendToken, resumeToken, deleteToken, startTxn],
  ].map(({ id }) => id),
);
/** Pages, public operations, and operations with the credential in the body. */
const others =
  /^\/(health|ready|metrics|payment-page|pay|webhook-source-addresses|v4|gateway-callbacks)\b|^\/settings\/login$/;

/** Logging in, and becoming a user. */
const open: ReadonlySet<string> = new Set(
  [
    operations.openSession,
    operations.createPasskeyChallenge,
    operations.viewInvitation,
    operations.acceptInvitation,
  ].map(({ id }) => id),
);

export const deniedOperations = operationList.filter(
  ({ id, path }) => !opened.has(id) && !others.test(path) && !open.has(id),
);

type Headers = Readonly<Record<string, string | null>>;

export const CALLERS = ['an order’s token', 'a customer’s token', 'no credentials'] as const;
export type Callers = Readonly<Record<(typeof CALLERS)[number], Headers>>;

/** Each operation, by each of these callers. */
export const tries = deniedOperations.flatMap((operation) =>
  CALLERS.map((caller) => [operation.id, caller, operation] as const),
);

/** A token of each kind, and no token. */
export async function callersOf({ call }: TestService): Promise<Callers> {
  const asked = { 'options.get_client_auth_token': 'true' };
  const customer = { object_reference_id: 'sample-customer', mobile_number: '98765' };
  const made = await call.form('/customers', { ...customer, ...asked });
  const order = await call.form('/orders', {
    order_id: 'Sample-1',
    amount: '7',
    customer_id: 'sample-customer',
    ...asked,
  });
  const headers = (answer: Answer) => ({
    authorization: null,
    'x-client-auth-token': textAt(answer.json(), 'svc', 'client_auth_token'),
  });
  return {
    'an order’s token': headers(order),
    'a customer’s token': headers(made),
    'no credentials': { authorization: null },
  };
}

/** A call that is valid apart from its credentials. */
export function callDenied({ call }: TestService, operation: Operation, headers: Headers): Promise<Answer> {
  const method = operation.method.toUpperCase();
  const path = pathOf(operation);
  const type = operation.requestMediaType;
  if (type === null) return call.raw(method, path, undefined, { headers });
  if (type === FORM) return call.form(path, valuesOf(operation), { headers });
  return call.json(method, path, {}, { headers });
}
