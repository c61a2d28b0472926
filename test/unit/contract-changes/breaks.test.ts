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
    ['an operation that is gone', ['paths', '/orders', 'get'], gone, 'GET /orders: is gone'],
    ['a path that is gone', ['paths', '/txns'], gone, 'POST /txns: is gone'],
    ['an event that is gone', ['webhooks', 'ORDER_FAILED'], gone, 'ORDER_FAILED: is gone'],
    [
      'another operationId',
      [...createOrder, 'operationId'],
      () => 'makeOrder',
      'POST /orders: operationId createOrder → makeOrder; clients name their methods by it',
    ],
    [
      'a field of an answer that is gone',
      [...schemas, 'Order', 'properties', 'amount'],
      gone,
      'Order (answered): amount is gone',
    ],
    [
      'a parameter of a form that is gone',
      [...schemas, 'TxnStartForm', 'properties', 'tokenize'],
      gone,
      'TxnStartForm (sent): tokenize is gone',
    ],
    [
      'a field of a form that becomes necessary',
      [...schemas, 'OrderCreateForm', 'required'],
      having('currency'),
      'OrderCreateForm (sent): currency is required now',
    ],
    [
      'a field of an answer that may be absent',
      [...schemas, 'Order', 'required'],
      without('order_id'),
      'Order (answered): order_id may be absent now',
    ],
    [
      'fewer choices in a request',
      [...schemas, 'SessionAction', 'enum'],
      without('paymentManagement'),
      'SessionAction (sent): the value "paymentManagement" is gone',
    ],
    [
      'fewer values in an answer',
      [...schemas, 'OrderStatus', 'enum'],
      without('EXPIRED'),
      'OrderStatus (answered): the value "EXPIRED" is gone',
    ],
    [
      'one more value in an answer whose values are closed',
      [...schemas, 'OrderStatus', 'enum'],
      having('LATER'),
      'OrderStatus (answered): the value "LATER" is new',
    ],
    [
      'a new necessary parameter',
      [...createOrder, 'parameters'],
      having(newParameter(true)),
      'POST /orders: the parameter header x-new is new and required',
    ],
    [
      'a parameter that is gone',
      [...createOrder, 'parameters'],
      (value) => (Array.isArray(value) ? value.slice(1) : value),
      'POST /orders: the parameter header x-merchantid is gone',
    ],
    ['a status that is gone', [...createOrder, 'responses', '415'], gone, 'POST /orders: the answer 415 is gone'],
    [
      'a success of another kind',
      [...createOrder, 'responses', '202'],
      () => ({ description: 'Later.' }),
      'POST /orders: the answer 202 is new',
    ],
    [
      'another media type',
      [...createOrder, 'requestBody', 'content'],
      () => ({ 'text/plain': {} }),
      'POST /orders: application/x-www-form-urlencoded is gone',
    ],
    [
      'a shorter limit',
      [...schemas, 'OrderCreateForm', 'properties', 'description', 'maxLength'],
      () => 10,
      'OrderCreateForm (sent).description: maxLength 255 → 10',
    ],
    [
      'a field of a form that may only be read',
      [...schemas, 'OrderCreateForm', 'properties', 'amount', 'readOnly'],
      () => true,
      'OrderCreateForm (sent).amount: is read only now',
    ],
    [
      'another pattern',
      [...schemas, 'OrderCreateForm', 'properties', 'order_id', 'pattern'],
      () => '^[0-9]+$',
      'OrderCreateForm (sent).order_id: pattern "^[A-Za-z0-9_-]{1,64}$" → "^[0-9]+$"',
    ],
    [
      'another type',
      [...schemas, 'Order', 'properties', 'status_id', 'type'],
      () => 'string',
      'Order (answered).status_id: may be string',
    ],
    [
      'a way in that is closed',
      ['paths', '/txns', 'post', 'security'],
      () => [{ basicAuth: [] }],
      'POST /txns: does not open with none any more',
    ],
    [
      'a header of an answer that is gone',
      ['components', 'responses', 'TooManyRequests', 'headers', 'Retry-After'],
      gone,
      'POST /txns 429: the header retry-after is gone',
    ],
    [
      'a header of an answer that may be absent',
      ['components', 'headers', 'RetryAfter', 'required'],
      () => false,
      'header RetryAfter (answered): may be absent now',
    ],
    [
      'a header of an answer with something else in it',
      ['components', 'headers', 'RetryAfter', 'schema', 'type'],
      () => 'string',
      'header RetryAfter (answered): may be string',
    ],
    [
      'a value of a header that is gone',
      ['components', 'headers', 'ReferrerPolicy', 'schema', 'enum'],
      () => ['origin'],
      'header ReferrerPolicy (answered): the value "no-referrer" is gone',
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
      'TxnStartForm (sent).redirect_after_payment: default true → false',
    ],
    [
      // Whoever leaves the amount out leaves it as it is.
      'a default where there was none',
      [...schemas, 'OrderUpdateForm', 'properties', 'amount', 'default'],
      () => '1.00',
      'OrderUpdateForm (sent).amount: default none → "1.00"',
    ],
    [
      'a default that no longer counts',
      [...schemas, 'TxnStartForm', 'properties', 'auth_type', 'default'],
      gone,
      'TxnStartForm (sent).auth_type: default "THREE_DS" → none',
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
