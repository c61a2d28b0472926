/** The life cycle of tokens, through the real service, the sandbox network and webhooks. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsOf } from '../../support/admin-caller.ts';
import { at } from '../../support/caller.ts';
import { acknowledge, httpEndpoint } from '../../support/webhook-endpoint.ts';
import { tokenFixtures } from './token-fixtures.ts';

let fixtures: Awaited<ReturnType<typeof tokenFixtures>>;
beforeAll(async () => {
  fixtures = await tokenFixtures('token_keeper');
});
afterAll(() => fixtures.close());

const receivedStatuses = (reference: string) =>
  fixtures.received(reference).map((content) => at(content, 'token', 'tokenization_status'));

async function notice(reference: string, kind: string) {
  const settings = await settingsOf(fixtures.service, fixtures.service.merchant);
  return settings('POST', '/settings/sandbox/token-notices', { card_reference: reference, notice: kind });
}

describe('a token that was begun', () => {
  it('is ACTIVE within five seconds, which is told once, and its number is forgotten', async () => {
    const before = await fixtures.numbers();
    const reference = await fixtures.born();
    expect(await fixtures.numbers()).toBe(before + 1);
    await fixtures.pass(5);
    expect(await fixtures.status(reference)).toBe('ACTIVE');
    expect(await fixtures.numbers()).toBe(before);
    expect(fixtures.received(reference)).toMatchObject([
      {
        token: { tokenization_status: 'ACTIVE', provider: 'VISA', requestor_id: '40010030273', type: 'COFT' },
        card: { customer_id: 'cust_2041', last_four_digits: '1111' },
        order_id: 'ORD9001',
      },
    ]);
  });

  it('leaves the number of a card that is kept', async () => {
    const before = await fixtures.numbers();
    await fixtures.settled({ numberIs: 'kept' });
    expect(await fixtures.numbers()).toBe(before + 1);
  });

  it('is INACTIVE where the network makes none, and its number is forgotten', async () => {
    const before = await fixtures.numbers();
    const reference = await fixtures.settled({ number: '4000000000000069' });
    expect(fixtures.received(reference)).toMatchObject([
      { token: { tokenization_status: 'INACTIVE' }, reason: 'refused_by_network' },
    ]);
    expect(await fixtures.numbers()).toBe(before);
  });

  it('is made although the network does not answer at first', async () => {
    expect(await fixtures.status(await fixtures.settled({ number: '4000000000000093' }))).toBe('ACTIVE');
  });

  it('is given up after an hour of silence', async () => {
    const before = await fixtures.numbers();
    const reference = await fixtures.born({ number: '4000000000000101' });
    for (let minutes = 0; minutes < 66; minutes += 1) {
      fixtures.service.clock.advance(60_000);
      await fixtures.service.service.tokenWorker.runOnce();
    }
    await fixtures.pass(1);
    expect(fixtures.received(reference)).toMatchObject([{ reason: 'network_unavailable' }]);
    expect(await fixtures.numbers()).toBe(before);
  });

  it('sends its event to the address of the order that it was born of', async () => {
    const own = await httpEndpoint(acknowledge);
    const reference = await fixtures.settled({ webhookUrl: `${own.origin}/own` });
    expect(own.received.map(({ path }) => path)).toEqual(['/own']);
    expect(fixtures.received(reference)).toEqual([]);
    await own.close();
  });
});

describe('a notice of the issuer', () => {
  it('suspends, resumes and ends the token, each told once', async () => {
    const reference = await fixtures.settled();
    for (const [kind, status] of [
      ['suspended', 'SUSPENDED'],
      ['resumed', 'ACTIVE'],
      ['card_closed', 'INACTIVE'],
    ] as const) {
      expect((await notice(reference, kind)).status).toBe(202);
      await fixtures.pass(1);
      expect(receivedStatuses(reference).at(-1)).toBe(status);
    }
    await fixtures.pass(15);
    expect(receivedStatuses(reference)).toEqual(['ACTIVE', 'SUSPENDED', 'ACTIVE', 'INACTIVE']);
    expect(at(fixtures.received(reference).at(-1), 'reason')).toBe('card_closed');
    // Nothing of the card remains, since its number was not stored.
    expect((await notice(reference, 'resumed')).json()).toMatchObject({ error_code: 'object_not_found' });
  });

  it('stands above the merchant: what the issuer suspended the merchant cannot resume', async () => {
    const reference = await fixtures.settled();
    await notice(reference, 'suspended');
    await fixtures.pass(1);
    const refused = await fixtures.act(reference, 'resume');
    expect([refused.status, refused.json().error_code]).toEqual([400, 'INVALID_ACTION']);
    expect(refused.json().error_message).toContain('issuer');
  });

  it('is refused for the card of another merchant', async () => {
    await fixtures.service.addMerchant('other');
    const reference = await fixtures.settled({ merchantId: 'other' });
    expect((await notice(reference, 'suspended')).status).toBe(404);
  });
});

describe('the merchant', () => {
  it('suspends, resumes and deletes a token, each told, and the network follows', async () => {
    const reference = await fixtures.settled({ numberIs: 'kept' });
    for (const [action, status] of [
      ['suspend', 'SUSPENDED'],
      ['resume', 'ACTIVE'],
      ['suspend', 'SUSPENDED'],
      ['delete', 'INACTIVE'],
    ] as const) {
      const answer = await fixtures.act(reference, action);
      expect([answer.status, answer.json().tokenization_status]).toEqual([200, status]);
      await fixtures.pass(0);
    }
    expect(receivedStatuses(reference)).toEqual(['ACTIVE', 'SUSPENDED', 'ACTIVE', 'SUSPENDED', 'INACTIVE']);
    const uid = (await fixtures.card(reference))?.token?.tokenUid ?? '';
    const { db } = fixtures.service.database;
    expect(await db.collection<{ _id: string }>('sandbox_network_removals').countDocuments({ _id: uid })).toBe(1);
    expect((await fixtures.card(reference))?.tokenErrands).toEqual([]);
  });

  it('takes out a card, and its token ends at the network', async () => {
    const reference = await fixtures.settled();
    expect(await fixtures.remove(reference)).toBe(true);
    await fixtures.pass(1);
    expect(receivedStatuses(reference)).toEqual(['ACTIVE', 'INACTIVE']);
    expect(at(fixtures.received(reference).at(-1), 'reason')).toBe('card_removed');
  });

  it('takes out a card while its token is being asked for: none is made any more', async () => {
    const before = await fixtures.numbers();
    const reference = await fixtures.born();
    await fixtures.service.service.tokenWorker.runOnce();
    await fixtures.remove(reference);
    await fixtures.pass(5);
    expect(receivedStatuses(reference)).toEqual(['INACTIVE']);
    expect(await fixtures.numbers()).toBe(before);
  });
});
