/** Every result of a call has its Idempotency-Key, without which the call cannot be sent again safely. */
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { assertOk, CallFailed, createMerchantClient } from '../../../generated/client/index.ts';

const timeoutMs = 60_000;
const order = { order_id: 'A', amount: '1.00' };

/** A client of this network with given keys, whose attempts time out at once, or never. */
function clientOf(reply: () => Promise<Response>, wait: 'passes' | 'never') {
  const keys: (string | null)[] = [];
  const fetch = async (request: Request) => {
    keys.push(request.headers.get('idempotency-key'));
    if (wait === 'never') return reply();
    if (!request.signal.aborted) await once(request.signal, 'abort');
    throw request.signal.reason;
  };
  const sleep = async (milliseconds: number, signal: AbortSignal) => {
    if (milliseconds === timeoutMs && wait === 'never') await once(signal, 'abort');
  };
  const runtime = { sleep, newKey: () => 'made' };
  return { keys, client: createMerchantClient({ baseUrl: 'http://svc.example', fetch, runtime, timeoutMs }) };
}
const page = async () => new Response('<p>Bad gateway</p>', { status: 502, headers: { 'content-type': 'text/html' } });
const broken = async (): Promise<Response> => {
  throw new TypeError('fetch failed');
};

it.each([
  ['no network', broken, 'never', 'unreachable'],
  ['a gateway that found nothing behind it', page, 'never', 'undocumented'],
  ['no answer in time', broken, 'passes', 'timeout'],
] as const)('after %s in all attempts the failure names the key that was made', async (_, reply, wait, kind) => {
  const { client, keys } = clientOf(reply, wait);
  const answer = await client.createOrder({ body: order });
  expect(answer).toMatchObject({ kind, idempotencyKey: 'made' });
  expect(keys).toEqual(['made', 'made', 'made']);
  const thrown = (() => {
    try {
      return assertOk(answer);
    } catch (error) {
      return error;
    }
  })();
  expect(thrown instanceof CallFailed ? thrown.answer.idempotencyKey : '').toBe('made');
});

it.each([
  ['its header', { headers: { 'Idempotency-Key': 'mine' } }],
  ['its body', { body: { idempotence_key: 'mine' } }],
])('the key of the caller is named, from %s', async (_, call) => {
  const { client } = clientOf(broken, 'never');
  const untyped: { call(given: object): Promise<object> }['call'] = client.captureTxn;
  expect(await untyped({ path: { txn_uuid: 'a' }, ...call })).toMatchObject({ idempotencyKey: 'mine' });
});

it('a call that was aborted names its key, and one that takes none has none', async () => {
  const { client } = clientOf(page, 'never');
  const stopped = await client.createOrder({ body: order }, { signal: AbortSignal.abort('enough') });
  expect(stopped).toMatchObject({ kind: 'aborted', idempotencyKey: 'made' });
  expect(await client.getOrder({ path: { order_id: 'A' } })).not.toHaveProperty('idempotencyKey');
});
