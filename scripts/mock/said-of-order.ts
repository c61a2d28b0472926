/** What a call says of an order, and what becomes of the order by it, by the service's own rules. Pure. */
import type { components } from '../../generated/openapi.d.ts';
import { OperationId, SessionAction } from '../../generated/values.ts';
import { changeTried, type OrderChange } from '../../server/orders/change-order.ts';
import type { Money } from '../../server/orders/money.ts';
import { newOrder, type OrderTerms } from '../../server/orders/new-order.ts';
import type { Decision, Order } from '../../server/orders/order.ts';
import { addressProblem } from '../../server/orders/terms/check-terms.ts';
import {
  fromCreateForm,
  fromOrderPart,
  fromSessionRequest,
  fromUpdateForm,
  termsError,
  toChange,
} from '../../server/orders/terms/wire.ts';
import { orderOfSession } from '../../server/sessions/wire.ts';
import { namedOrder } from '../../server/txns/wire.ts';
import { endpointPolicy } from '../../server/webhooks/url-rule.ts';
import { type Attempt, errorCodeOf, txnStatusOf } from './attempts.ts';
import { startForm } from './refused-start.ts';
import { plainFields, type SentBody, saidMembers } from './sent-body.ts';

type CreateForm = components['schemas']['OrderCreateForm'];
type UpdateForm = components['schemas']['OrderUpdateForm'];
type SessionRequest = components['schemas']['SessionRequest'];

export interface Said {
  /** What a new order would be like; undefined where the call makes none. */
  readonly terms: OrderTerms | undefined;
  /** What of it changes an order that is there. */
  readonly change: (order: Order) => OrderChange;
}

/** As a merchant of the sandbox at first. */
const rules = {
  merchant: { webhook: { urlHosts: [] } },
  environment: 'sandbox',
  endpoints: endpointPolicy('sandbox', 'allowed'),
} as const;

/** @throws ApiError where the customer cannot be sent there, or a webhook. */
export function checkAddresses(returnUrl: string, webhookUrl: string | undefined, prefix: string): void {
  const problem = addressProblem(returnUrl, webhookUrl, rules);
  if (problem !== undefined) throw termsError(problem, prefix);
}

function saying(terms: OrderTerms, change: Said['change'], prefix: string): Said {
  const webhookUrl = terms.metadata.find(({ name }) => name === 'webhook_url')?.value;
  checkAddresses(terms.returnUrl, webhookUrl, prefix);
  return { terms, change };
}

/** The body of a session; undefined for one that is of another form than the contract's. */
export function sessionIn(body: SentBody): SessionRequest | undefined {
  if (body.kind !== 'json') return undefined;
  const session: SessionRequest = JSON.parse(JSON.stringify(saidMembers(body.value)));
  return typeof (session.return_url ?? '') === 'string' ? session : undefined;
}

function saidInSession(body: SentBody): Said | undefined {
  const session = sessionIn(body);
  if (session === undefined || session.action === SessionAction.paymentManagement) return undefined;
  const said = orderOfSession(session);
  const terms = fromSessionRequest(said);
  return saying(terms, toChange(said, terms, ''), '');
}

function saidInPayment(body: SentBody): Said | undefined {
  const form = startForm(body);
  const part = form && namedOrder(form).part;
  if (part === undefined) return undefined;
  const terms = fromOrderPart(part);
  return saying(terms, toChange(part, terms, 'order.'), 'order.');
}

function saidInForm(id: string, body: SentBody): Said | undefined {
  if (body.kind !== 'form') return undefined;
  const fields = JSON.stringify(plainFields(body.fields, id));
  if (id === OperationId.updateOrder) {
    const form: UpdateForm = JSON.parse(fields);
    return { terms: undefined, change: (order) => fromUpdateForm(form, order) };
  }
  const form: CreateForm = JSON.parse(fields);
  const terms = fromCreateForm(form);
  return saying(terms, toChange(form, terms, ''), '');
}

/**
 * Undefined for a call that says nothing of an order.
 * @throws ApiError where the service refuses what it says. The contract's schemas are not asked.
 */
export function saidOf(id: string, body: SentBody): Said | undefined {
  switch (id) {
    case OperationId.createOrder:
    case OperationId.updateOrder:
      return saidInForm(id, body);
    case OperationId.createSession:
      return saidInSession(body);
    case OperationId.startTxn:
      return saidInPayment(body);
    default:
      return undefined;
  }
}

/** No order of the mock's expires. */
const ALWAYS = new Date('2026-03-14T09:26:53Z');

export function orderSaid(terms: OrderTerms, routingId: string): Order {
  const birth = { uid: '', merchantId: '', routingId, openedBy: 'merchant', purpose: 'payment', now: ALWAYS } as const;
  return newOrder(terms, { ...birth, defaultExpiryMinutes: 30 }).order;
}

/** An order of which nothing was said but what it asks for. */
export function orderOfMoney(money: Money): Order {
  const text = { orderId: '', customerId: '', customerEmail: '', customerPhone: '', productId: '', description: '' };
  const lists = { udfs: Array(10).fill(''), billingAddress: {}, shippingAddress: {}, metadata: [] };
  return orderSaid({ ...text, ...lists, money, returnUrl: '', expiryMinutes: undefined }, '');
}

/** What becomes of an order with these attempts. Throws as `saidOf`. */
export function changeBy({ change }: Said, order: Order, attempts: readonly Attempt[]): Decision {
  const txns = attempts.map(({ stage }) => ({ status: txnStatusOf(stage), errorCode: errorCodeOf(stage) }));
  return changeTried(order, change(order), { tried: { txns }, now: ALWAYS });
}
