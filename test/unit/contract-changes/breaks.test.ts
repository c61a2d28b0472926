/** Gate G14: what breaks a client. Each case is the released contract with one change in it. */
import { describe, expect, it } from 'vitest';
import {
  changed,
  createOrder,
  type Edit,
  gone,
  having,
  linesOf,
  newParameter,
  schemas,
  schemes,
  without,
} from './released.ts';

describe('breaks', () => {
  it.each<[string, readonly string[], Edit, string]>([
    ['an operation that is gone', ['paths', '/orders', 'get'], gone, 'GET /orders: removed'],
    ['a path that is gone', ['paths', '/txns'], gone, 'POST /txns: removed'],
    ['an event that is gone', ['webhooks', 'ORDER_FAILED'], gone, 'ORDER_FAILED: removed'],
    [
      'another operationId',
      [...createOrder, 'operationId'],
      () => 'makeOrder',
      'POST /orders: operationId createOrder → makeOrder; client method names change',
    ],
    [
      'a field of an answer that is gone',
      [...schemas, 'Order', 'properties', 'amount'],
      gone,
      'Order (response): amount removed',
    ],
    [
      'a parameter of a form that is gone',
      [...schemas, 'TxnStartForm', 'properties', 'tokenize'],
      gone,
      'TxnStartForm (request): tokenize removed',
    ],
    [
      'a field of a form that becomes necessary',
      [...schemas, 'OrderCreateForm', 'required'],
      having('currency'),
      'OrderCreateForm (request): currency now required',
    ],
    [
      'a field of an answer that may be absent',
      [...schemas, 'Order', 'required'],
      without('order_id'),
      'Order (response): order_id now optional',
    ],
    [
      'fewer choices in a request',
      [...schemas, 'SessionAction', 'enum'],
      without('paymentManagement'),
      'SessionAction (request): value "paymentManagement" removed',
    ],
    [
      'fewer values in an answer',
      [...schemas, 'OrderStatus', 'enum'],
      without('EXPIRED'),
      'OrderStatus (response): value "EXPIRED" removed',
    ],
    [
      'one more value in an answer whose values are closed',
      [...schemas, 'OrderStatus', 'enum'],
      having('LATER'),
      'OrderStatus (response): value "LATER" added',
    ],
    [
      'a new necessary parameter',
      [...createOrder, 'parameters'],
      having(newParameter(true)),
      'POST /orders: parameter header x-new added and required',
    ],
    [
      'a parameter that is gone',
      [...createOrder, 'parameters'],
      (value) => (Array.isArray(value) ? value.slice(1) : value),
      'POST /orders: parameter header x-merchantid removed',
    ],
    ['a status that is gone', [...createOrder, 'responses', '415'], gone, 'POST /orders: response 415 removed'],
    [
      'a success of another kind',
      [...createOrder, 'responses', '202'],
      () => ({ description: 'Later.' }),
      'POST /orders: response 202 added',
    ],
    [
      'another media type',
      [...createOrder, 'requestBody', 'content'],
      () => ({ 'text/plain': {} }),
      'POST /orders: application/x-www-form-urlencoded removed',
    ],
    [
      'a shorter limit',
      [...schemas, 'OrderCreateForm', 'properties', 'description', 'maxLength'],
      () => 10,
      'OrderCreateForm (request).description: maxLength 255 → 10',
    ],
    [
      'a field of a form that may only be read',
      [...schemas, 'OrderCreateForm', 'properties', 'amount', 'readOnly'],
      () => true,
      'OrderCreateForm (request).amount: now read-only',
    ],
    [
      'another pattern',
      [...schemas, 'OrderCreateForm', 'properties', 'order_id', 'pattern'],
      () => '^[0-9]+$',
      'OrderCreateForm (request).order_id: pattern "^[A-Za-z0-9_-]{1,64}$" → "^[0-9]+$"',
    ],
    [
      'another type',
      [...schemas, 'Order', 'properties', 'status_id', 'type'],
      () => 'string',
      'Order (response).status_id: may now be string',
    ],
    [
      'a way in that is closed',
      ['paths', '/txns', 'post', 'security'],
      () => [{ basicAuth: [] }],
      'POST /txns: authentication with none removed',
    ],
    [
      'a header of an answer that is gone',
      ['components', 'responses', 'TooManyRequests', 'headers', 'Retry-After'],
      gone,
      'POST /txns 429: header retry-after removed',
    ],
    [
      'a header of an answer that may be absent',
      ['components', 'headers', 'RetryAfter', 'required'],
      () => false,
      'header RetryAfter (response): now optional',
    ],
    [
      'a header of an answer with something else in it',
      ['components', 'headers', 'RetryAfter', 'schema', 'type'],
      () => 'string',
      'header RetryAfter (response): may now be string',
    ],
    [
      'a value of a header that is gone',
      ['components', 'headers', 'ReferrerPolicy', 'schema', 'enum'],
      () => ['origin'],
      'header ReferrerPolicy (response): value "no-referrer" removed',
    ],
    [
      'another default of a parameter',
      ['paths', '/orders', 'get', 'parameters', '3', 'schema', 'default'],
      () => 100,
      'GET /orders query limit: default 20 → 100',
    ],
    [
      'another default of a field of a form',
      [...schemas, 'TxnStartForm', 'properties', 'redirect_after_payment', 'default'],
      () => false,
      'TxnStartForm (request).redirect_after_payment: default true → false',
    ],
    [
      // Whoever leaves the amount out leaves it as it is.
      'a default where there was none',
      [...schemas, 'OrderUpdateForm', 'properties', 'amount', 'default'],
      () => '1.00',
      'OrderUpdateForm (request).amount: default none → "1.00"',
    ],
    [
      'a default that no longer counts',
      [...schemas, 'TxnStartForm', 'properties', 'auth_type', 'default'],
      gone,
      'TxnStartForm (request).auth_type: default "THREE_DS" → none',
    ],
    [
      'another scheme of HTTP authentication',
      [...schemes, 'basicAuth', 'scheme'],
      () => 'bearer',
      'authentication basicAuth: scheme "basic" → "bearer"',
    ],
    [
      'another header for a token',
      [...schemes, 'clientAuthToken', 'name'],
      () => 'x-token',
      'authentication clientAuthToken: name "x-client-auth-token" → "x-token"',
    ],
    [
      'another place for a token',
      [...schemes, 'clientAuthToken', 'in'],
      () => 'cookie',
      'authentication clientAuthToken: in "header" → "cookie"',
    ],
    [
      'another kind of credential',
      [...schemes, 'webhookBasicAuth', 'type'],
      () => 'mutualTLS',
      'authentication webhookBasicAuth: type "http" → "mutualTLS"',
    ],
  ])('%s', (_name, path, change, line) => {
    expect(linesOf(changed(path, change), 'breaking')).toContain(line);
  });
});
