/**
 * The request of each operation in which the identified object is the only possible fault: all other objects are the caller's own.
 * Also lists the security schemes by which an operation fails whatever object is identified.
 */
import { type Operation, operations } from '../../../generated/server/operations.ts';
import { newRsaPair } from '../../../scripts/encrypted-examples/message.ts';
import { valuesOf } from '../../support/sample-requests.ts';
import type { Own } from './own-resources.ts';
import { innerOf, type Naming, namingsOf } from './parameters.ts';

/** How a caller authenticates. */
export type Door =
  | 'with the API key'
  | 'with an order’s token'
  | 'with a customer’s token'
  | 'as a stranger'
  | 'in the settings'
  | 'as its gateway'
  | 'encrypted';

export function doorsOf({ security }: Operation): readonly Door[] {
  return [
    ...(security.includes('basicAuth') ? (['with the API key'] as const) : []),
    ...(security.includes('clientAuthToken') ? (['with an order’s token', 'with a customer’s token'] as const) : []),
    ...(security.includes('none') ? (['as a stranger'] as const) : []),
    ...(security.includes('gatewaySignature') ? (['as its gateway'] as const) : []),
    ...(security.includes('settingsToken') ? (['in the settings'] as const) : []),
    ...(security.includes('encryptedBody') ? (['encrypted'] as const) : []),
  ];
}

const { addCard, deleteCard, updateCard, suspendToken, resumeToken, deleteToken } = operations;
const { tokenizeStoredCard, startTxn, getOrder } = operations;
const METADATA = 'metadata.SVC:gateway_reference_id';

/** Operations or parameters that a security scheme does not open, whatever object is identified. */
const closed: Readonly<Partial<Record<Door, readonly string[]>>> = {
  'with an order’s token': [
    ...[addCard, deleteCard, updateCard, suspendToken, resumeToken, deleteToken, tokenizeStoredCard].map(
      ({ id }) => id,
    ),
    `${startTxn.id} order.customer_id`,
    `${startTxn.id} ${METADATA}`,
  ],
  'with a customer’s token': [getOrder.id, startTxn.id, `${tokenizeStoredCard.id} order_id`],
  'as a stranger': [`${startTxn.id} ${METADATA}`],
};

/** Whether the call fails whatever object it identifies. */
export function isClosed({ operation, name }: Naming, door: Door): boolean {
  const names = closed[door] ?? [];
  return names.includes(operation.id) || names.includes(`${operation.id} ${name}`);
}

/** Shared, so that repeated uploads are identical. */
const { publicKey } = newRsaPair();

/** Bodies of the settings and the pages; test/support/sample-requests.ts has those of merchant calls. */
const bodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  [operations.createGatewayConfig.id]: { gateway: 'SANDBOX', name: 'Another', credentials: { account: 'x' } },
  [operations.updateGatewayConfig.id]: { name: 'Renamed' },
  [operations.updateUser.id]: { role: 'developer' },
  [operations.replayWebhooks.id]: { order_id: 'x', dry_run: true },
  [operations.dryRunRouting.id]: { amount: '1.00', currency: 'INR' },
  [operations.raiseTokenNotice.id]: { card_reference: 'x', notice: 'suspended' },
  [operations.putMessageKey.id]: { merchant_public_key: publicKey },
  [operations.submitPayStep.id]: { action: 'cancel' },
  [operations.payOnPaymentPage.id]: {},
};
const queries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [operations.checkGatewayAvailability.id]: { gateway: 'SANDBOX' },
};

export interface Request {
  readonly path: Record<string, string>;
  readonly query: Record<string, string>;
  readonly body: Record<string, unknown>;
}

const orderIn = async (own: Own) => ({ 'order.order_id': await own.named('newOrder'), 'order.amount': '3' });

/** An identifying parameter, tried with one security scheme. */
export interface Try {
  readonly naming: Naming;
  readonly door: Door;
}

/** Removes fields and adds others. */
function changed(body: Request['body'], away: readonly string[], more: Request['body']): Request['body'] {
  return { ...Object.fromEntries(Object.entries(body).filter(([name]) => !away.includes(name))), ...more };
}

/** The parameters that the identified object requires or excludes. */
async function beside({ naming, door }: Try, body: Request['body'], own: Own): Promise<Request['body']> {
  const { operation, place, name } = naming;
  const { id } = innerOf(operation);
  if (id === operations.takeGatewayCallback.id) {
    const more = name === 'request_id' ? { event: 'CAPTURED', request_id: await own.named('gatewayRequest') } : {};
    return { ...body, amount: '7.00', ...more };
  }
  if (id === operations.submitPayStep.id) {
    const { merchantId } = own.merchant;
    const page = `${own.service.baseUrl}/pay/start/${merchantId}/${await own.named('reference')}`;
    return { ...body, _csrf: await own.shop.bank.formToken(page) };
  }
  // A customer's token may not choose the id of the verification order.
  if (id === tokenizeStoredCard.id && door !== 'with the API key' && name !== 'order_id') {
    return changed(body, ['order_id', 'return_url'], {});
  }
  if (place !== 'body') return body;
  if (name === 'card_token' && id === startTxn.id) {
    return changed(body, ['card_number', 'card_exp_month', 'card_exp_year'], {});
  }
  if (name === 'card_token') return changed(body, ['card_reference'], {});
  if (id !== startTxn.id) return body;
  if (name === 'order.order_id') return changed(body, ['order_id'], { 'order.amount': '3' });
  if (name === 'order.customer_id' || name === METADATA) return changed(body, ['order_id'], await orderIn(own));
  return body;
}

/** The request with the caller's own objects, apart from the identified one. */
export async function requestFor(attempt: Try, own: Own, asked: string): Promise<Request> {
  const { naming } = attempt;
  const operation = innerOf(naming.operation);
  const request: Request = {
    path: {},
    query: { ...queries[operation.id] },
    body: operation.requestMediaType === null ? {} : { ...(bodies[operation.id] ?? valuesOf(operation)) },
  };
  for (const { place, name, kind } of namingsOf(operation)) {
    const isNeeded = place === 'path' || (place === 'query' && operation.id === operations.listCards.id);
    if (isNeeded || name in request[place]) request[place][name] = await own.named(kind);
  }
  if (operation.id === operations.takeGatewayCallback.id) {
    request.path.gateway_config_id = await own.named('gatewayConfig');
  }
  const whole = { ...request, body: await beside(attempt, request.body, own) };
  whole[naming.place][naming.name] = asked;
  return whole;
}
