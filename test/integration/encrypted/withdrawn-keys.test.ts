/** A compromised key set: once the merchant withdraws it, it opens nothing. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMessage, type SideKeys } from '../../../scripts/encrypted-examples/message.ts';
import { settingsOf } from '../../support/admin-caller.ts';
import { at } from '../../support/caller.ts';
import { merchantSide, rotateKeys, uploadKeys } from '../../support/encrypted-caller.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';

const STATUS = '/v4/order-status';
const wanted = { order_id: 'Wanted-1' };

let service: TestService;
beforeAll(async () => {
  service = await startService({ label: 'withdrawn_keys' });
});
afterAll(() => service.close());

it('a key set that is withdrawn is refused at once, whether it was active or replaced, and its successor is taken', async () => {
  const merchant = await service.addMerchant('withdrawing');
  const first = await uploadKeys(service, merchant, 'first');
  const second = await uploadKeys(service, merchant, 'second');
  const third = await uploadKeys(service, merchant, 'third');
  await rotateKeys(service, merchant);
  const theirs = merchantSide(service, merchant, first);
  const tried = async (set: SideKeys) => theirs.send(STATUS, await makeMessage(set, wanted));
  const unknownOrder = [400, 'order_not_found'];
  expect(refusalOf(await tried(first))).toEqual(unknownOrder);
  const settings = await settingsOf(service, merchant);
  for (const [withdrawn, taken] of [
    [first, third],
    [third, second],
  ] as const) {
    expect((await settings('DELETE', `/settings/keys/${withdrawn.kid}`)).status).toBe(200);
    const refused = await tried(withdrawn);
    expect(refusalOf(refused)).toEqual([401, 'access_denied']);
    expect(at(refused.json(), 'error_message')).toContain('does not match a key set of this merchant that is in use');
    expect(refusalOf(await tried(taken))).toEqual(unknownOrder);
  }
});
