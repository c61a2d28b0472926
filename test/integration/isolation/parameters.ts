/**
 * The parameters of the contract that identify a merchant's object. Every parameter whose name looks like an id must be listed here:
 * a new operation is covered by this table, or fails the test until its ids are.
 */
import { type Operation, operationList, operations } from '../../../generated/server/operations.ts';

/** The objects that a merchant has. */
export type ResourceKind =
  | 'order'
  | 'newOrder'
  | 'paidOrder'
  | 'customer'
  | 'customerReference'
  | 'card'
  | 'activeTokenCard'
  | 'suspendedTokenCard'
  | 'cardToken'
  | 'merchant'
  | 'gatewayConfig'
  | 'gatewayReference'
  | 'newGatewayReference'
  | 'apiKey'
  | 'keySet'
  | 'newKeySet'
  | 'event'
  | 'endpoint'
  | 'reference'
  | 'txn'
  | 'gatewayRequest'
  | 'txnId'
  | 'orderCursor'
  | 'user'
  | 'invitation'
  | 'session';

export type Place = 'path' | 'query' | 'body';

/** A parameter that identifies an object. */
export interface Naming {
  readonly operation: Operation;
  readonly place: Place;
  readonly name: string;
  readonly kind: ResourceKind;
}

const looksLikeId = /(^|[._:])(id|uuid|reference|token|kid|ref|link|after|key)$|_(id|ids|uuid|reference|token|key)$/;

/** By parameter name, or by operation and parameter name: the object that a valid call of the owner identifies. */
const kinds: Readonly<Record<string, ResourceKind>> = {
  order_id: 'order',
  'order.order_id': 'order',
  customer_id: 'customer',
  'order.customer_id': 'customer',
  object_reference_id: 'customerReference',
  card_reference: 'card',
  card_token: 'cardToken',
  merchant_id: 'merchant',
  payment_page_client_id: 'merchant',
  gateway_config_id: 'gatewayConfig',
  reference_id: 'gatewayReference',
  gateway_reference_id: 'gatewayReference',
  'metadata.SVC:gateway_reference_id': 'gatewayReference',
  key_id: 'apiKey',
  kid: 'newKeySet',
  'withdrawMessageKey kid': 'keySet',
  event_id: 'event',
  endpoint_id: 'endpoint',
  user_id: 'user',
  invitation_id: 'invitation',
  session_id: 'session',
  ref: 'reference',
  txn_uuid: 'txn',
  txn_id: 'txnId',
  'listOrders after': 'orderCursor',
  'createOrder order_id': 'newOrder',
  'createSession order_id': 'newOrder',
  'tokenizeStoredCard order_id': 'newOrder',
  'createGatewayConfig reference_id': 'newGatewayReference',
  'refundOrder order_id': 'paidOrder',
  'issueRefund order_id': 'paidOrder',
  'suspendToken card_reference': 'activeTokenCard',
  'deleteToken card_reference': 'activeTokenCard',
  'raiseTokenNotice card_reference': 'activeTokenCard',
  'resumeToken card_reference': 'suspendedTokenCard',
  'takeGatewayCallback request_id': 'gatewayRequest',
};

/** Parameters that look like ids but do not identify a merchant's object, with the reason. */
const noResources: Readonly<Record<string, string>> = {
  product_id: "the merchant's own text",
  'openSession device_token': 'a device of the user that logs in; of another user it counts as none',
  'viewInvitation token': 'the unguessable token is itself what lets the caller in, whoever it is',
  'acceptInvitation token': 'the unguessable token is itself what lets the caller in, whoever it is',
  passkey_id: "one of the user's own; test/integration/settings/second-factor.test.ts has those of others",
  credential_id: 'what an authenticator calls a new passkey',
  'login device_token': 'a device of the user that logs in; of another user it counts as none',
  merchant_public_key: 'a key, not the name of one',
  'options.get_client_auth_token': 'true or false',
  'token.requestor_id': 'what a card network calls the merchant',
  'token.provider_reference_id': 'what a card network calls the token',
  unique_request_id: 'counted for each order apart',
  idempotence_key: "a key of the caller's own calls; test/idempotency has those of others",
  'takeGatewayCallback gateway_config_id': 'who signs with its secret is the gateway of that configuration',
  'takeGatewayCallback id': "the gateway's own number of its news",
  epg_txn_id: "the gateway's own name of the transaction",
  gateway_refund_id: "the gateway's own name of the refund",
  link: 'the unguessable link is itself what lets the caller in, whoever it is',
  'listEvents after': "a number in the caller's own sequence",
  'listRequests request_id': "chosen by any caller; the list has the merchant's own calls only",
  response_id: "a call in the merchant's own log; test/integration/settings/requests.test.ts has those of others",
  'listRequests after': "a place in the caller's own list",
  'listWebhookDeliveries after': "a place in the caller's own list",
  'listWebhookEndpoints after': "a place in the caller's own list",
  'listCustomerConsents after': "a place in the caller's own list",
  'searchCustomers after': "a place in the caller's own list",
  'searchOrders after': "a place in the caller's own list",
  'listAuditEntries after': "a place in the caller's own list",
  'listServiceAuditEntries after': "a place in the caller's own list",
};

function kindOf(operation: Operation, name: string): ResourceKind | 'none' {
  const own = `${operation.id} ${name}`;
  const kind = kinds[own] ?? kinds[name];
  if (kind !== undefined) return kind;
  if (noResources[own] !== undefined || noResources[name] !== undefined) return 'none';
  throw new Error(
    `${own} looks like an id: say in test/integration/isolation/parameters.ts what it names, or why it names nothing`,
  );
}

/** Operations of the operator, who manages all merchants. */
const ofOperator = ({ security }: Operation) => security.includes('operatorKey');

/** The parameters of an operation that identify objects. */
export function namingsOf(operation: Operation): readonly Naming[] {
  const places = [
    ['path', operation.pathParameters],
    ['query', operation.query],
    ['body', operation.body],
  ] as const;
  return places.flatMap(([place, names]) =>
    names.flatMap((name): Naming[] => {
      if (!looksLikeId.test(name)) return [];
      const kind = kindOf(operation, name);
      return kind === 'none' ? [] : [{ operation, place, name, kind }];
    }),
  );
}

/** The plain operation that an encrypted one executes; its ids are in the message. */
const within: Readonly<Record<string, Operation>> = {
  [operations.getEncryptedOrderStatus.id]: operations.getOrder,
  [operations.createEncryptedSession.id]: operations.createSession,
  [operations.createEncryptedRefund.id]: operations.refundOrder,
  [operations.startEncryptedTxn.id]: operations.startTxn,
};

/** The operation that has the parameters. */
export function innerOf(operation: Operation): Operation {
  if (!operation.security.includes('encryptedBody')) return operation;
  const inner = within[operation.id];
  if (inner === undefined)
    throw new Error(`say in test/integration/isolation/parameters.ts what ${operation.id} carries out`);
  return inner;
}

/** The operations of a merchant. */
export const ofMerchants: readonly Operation[] = operationList.filter((operation) => !ofOperator(operation));

/** Each of them with each of its identifying parameters. */
export const namings: readonly Naming[] = ofMerchants.flatMap((operation) =>
  namingsOf(innerOf(operation)).map((naming) => ({ ...naming, operation })),
);
