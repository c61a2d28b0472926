/** The sandbox network through the interface of all networks. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CardNetwork } from '../../../server/domain/card-network.ts';
import { CardNumber } from '../../../server/domain/cards/card-number.ts';
import type { ProvisionRequest, TokenName } from '../../../server/domain/cards/token-network.ts';
import { createSandboxNetwork } from '../../../server/networks/sandbox/sandbox-network.ts';
import { createSandboxNetworkStore, sandboxNetworkIndexes } from '../../../server/networks/sandbox/store.ts';
import { ensureIndexes } from '../../../server/storage/mongo/indexes.ts';
import { createFingerprint } from '../../../server/vault/card-facts.ts';
import { createVaultKeys } from '../../../server/vault/keys.ts';
import { type FreshDatabase, freshDatabase } from '../../support/mongo.ts';
import { manualClock } from '../../support/test-runtime.ts';

const VISA = '4111111111111111';
const clock = manualClock();
const keys = createVaultKeys({ secretRoot: Buffer.alloc(32, 1), sealing: Buffer.alloc(32, 2), old: [] });
const fingerprint = createFingerprint(keys);

let database: FreshDatabase;
let sandbox: ReturnType<typeof createSandboxNetwork>;
beforeAll(async () => {
  database = await freshDatabase('sandbox_network');
  await ensureIndexes(database.db, [sandboxNetworkIndexes]);
  sandbox = createSandboxNetwork({ store: createSandboxNetworkStore(database.db), clock, fingerprint });
});
afterAll(() => database.drop());

const visa = () => sandbox.network(CardNetwork.VISA);
let count = 0;

function request(number = VISA): ProvisionRequest {
  const cardNumber = CardNumber.parse(number);
  if (!cardNumber.ok) throw new Error('this card cannot be read');
  count += 1;
  return {
    tokenUid: `ntk_${String(count).padStart(32, '0')}`,
    merchantId: 'shop',
    cardReference: `crd_${count}`,
    requestorId: '40010030273',
    cardNumber: cardNumber.value,
    expiryMonth: '12',
    expiryYear: '2030',
  };
}

async function made(number = VISA) {
  const asked = request(number);
  await visa().provision(asked);
  clock.advance(2_000);
  const outcome = await visa().provision(asked);
  if (outcome.kind !== 'made') throw new Error(`answered: ${outcome.kind}`);
  return { asked, token: outcome.token, name: { tokenUid: asked.tokenUid, ...outcome.token } };
}

const pay = (token: TokenName, txnUuid = 'txn_1') =>
  visa().cryptogram({ ...token, txnUuid, money: { minor: 100, currency: 'INR' } });

describe('a token asked for at the sandbox network', () => {
  it('is made later, within five seconds, and once however often it is asked for', async () => {
    const asked = request();
    expect(await visa().provision(asked)).toEqual({ kind: 'later' });
    clock.advance(5_000);
    const outcome = await visa().provision(asked);
    expect(outcome).toMatchObject({
      kind: 'made',
      token: { providerCategory: 'NETWORK_TOKEN', isin: '489537', expiryMonth: '03', expiryYear: '2030' },
    });
    clock.advance(40 * 86_400_000);
    expect(await visa().provision(asked)).toEqual(outcome);
  });

  it("is the issuer's at RUPAY", async () => {
    const asked = request('6070000000000010');
    const rupay = sandbox.network(CardNetwork.RUPAY);
    await rupay.provision(asked);
    clock.advance(5_000);
    expect(await rupay.provision(asked)).toMatchObject({ token: { providerCategory: 'ISSUER_TOKEN' } });
  });

  it('has the payment account of its card, whoever asks', async () => {
    const [one, two, other] = [await made(), await made(), await made('5555555555554444')];
    expect(two.token.par).toBe(one.token.par);
    expect(one.token.par).toMatch(/^[A-Z0-9]{29}$/);
    expect(other.token.par).not.toBe(one.token.par);
    expect(two.token.providerReferenceId).not.toBe(one.token.providerReferenceId);
  });

  it('is refused for the card that stands for it', async () => {
    const asked = request('4000000000000069');
    expect(await visa().provision(asked)).toEqual({ kind: 'later' });
    clock.advance(2_000);
    expect(await visa().provision(asked)).toEqual({ kind: 'refused' });
  });

  it('is made at the third request where the network is silent at first, and never where it is silent', async () => {
    const late = request('4000000000000093');
    for (let tries = 0; tries < 2; tries += 1) {
      await expect(visa().provision(late)).rejects.toThrow('does not answer');
      clock.advance(1_000);
    }
    expect(await visa().provision(late)).toMatchObject({ kind: 'made' });
    const never = request('4000000000000101');
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(visa().provision(never)).rejects.toThrow('does not answer');
      clock.advance(600_000);
    }
  });

  it('is never made once it was removed', async () => {
    const asked = request();
    expect(await visa().remove({ tokenUid: asked.tokenUid, providerReferenceId: '' })).toEqual({ kind: 'done' });
    await visa().provision(asked);
    clock.advance(2_000);
    expect(await visa().provision(asked)).toEqual({ kind: 'refused' });
  });
});

describe('a cryptogram of the sandbox network', () => {
  it('comes with a token number that begins with 489537 and has a right check digit', async () => {
    const { name, token } = await made();
    const answer = await pay(name);
    if (answer.kind !== 'cryptogram') throw new Error(`answered: ${answer.kind}`);
    expect(answer.number.reveal()).toMatch(/^489537[0-9]{10}$/);
    expect(answer.number.passesLuhn).toBe(true);
    expect([answer.number.lastFour, answer.number.isin]).toEqual([token.lastFour, token.isin]);
    expect(Buffer.from(answer.cryptogram.reveal(), 'base64')).toHaveLength(20);
    expect(JSON.stringify(answer)).not.toContain(answer.cryptogram.reveal());
    expect(answer).toMatchObject({ expiryMonth: token.expiryMonth, expiryYear: token.expiryYear, eci: '05' });
    const other = await pay(name, 'txn_2');
    expect(other.kind === 'cryptogram' && other.cryptogram.reveal()).not.toBe(answer.cryptogram.reveal());
  });

  it('is refused while the token is suspended by either side, and once it is over', async () => {
    const { name } = await made();
    expect(await visa().suspend(name)).toEqual({ kind: 'done' });
    expect(await pay(name)).toEqual({ kind: 'refused' });
    expect(await sandbox.raise(name.tokenUid, 'suspended')).toBe(true);
    expect(await visa().resume(name)).toEqual({ kind: 'refused' });
    expect(await sandbox.raise(name.tokenUid, 'resumed')).toBe(true);
    expect(await visa().resume(name)).toEqual({ kind: 'done' });
    expect(await pay(name)).toMatchObject({ kind: 'cryptogram' });
    await visa().remove(name);
    expect(await pay(name)).toEqual({ kind: 'refused' });
    expect(await visa().resume(name)).toEqual({ kind: 'refused' });
  });

  it('is refused past the expiry of the token', async () => {
    const { name } = await made();
    clock.set(new Date('2030-03-31T23:59:59Z'));
    expect(await pay(name)).toMatchObject({ kind: 'cryptogram' });
    clock.set(new Date('2030-05-01T00:00:00Z'));
    expect(await pay(name)).toEqual({ kind: 'refused' });
  });

  it('fails on demand', async () => {
    expect(await pay((await made('4000000000000119')).name)).toEqual({ kind: 'refused' });
    const { name } = await made('4000000000000127');
    await expect(pay(name)).rejects.toThrow('does not answer');
  });
});

describe('a notice of the sandbox network', () => {
  it('is handed out to one, again when the lease lapses, and never after it was acknowledged', async () => {
    const { name, asked } = await made();
    await sandbox.raise(name.tokenUid, 'suspended');
    await sandbox.raise(name.tokenUid, 'card_closed');
    const mine = async () =>
      (await sandbox.notices.dueNotices(clock.now())).filter(({ tokenUid }) => tokenUid === name.tokenUid);
    const first = await mine();
    expect(first).toMatchObject([
      { merchantId: 'shop', cardReference: asked.cardReference, kind: 'suspended', number: 1 },
      { kind: 'card_closed', number: 2 },
    ]);
    expect(await mine()).toEqual([]);
    await sandbox.notices.acknowledge(first[0]?.id ?? '');
    clock.advance(10_000);
    expect(await mine()).toMatchObject([{ kind: 'card_closed' }]);
  });

  it('is not raised for a token that is over or was never made', async () => {
    const { name } = await made();
    expect(await sandbox.raise(name.tokenUid, 'expired')).toBe(true);
    expect(await sandbox.raise(name.tokenUid, 'resumed')).toBe(false);
    expect(await sandbox.raise('ntk_unknown', 'resumed')).toBe(false);
  });
});

it('keeps no number, neither of a card nor of a token', async () => {
  const { name } = await made();
  const answer = await pay(name);
  if (answer.kind !== 'cryptogram') throw new Error(`answered: ${answer.kind}`);
  for (const { name: collection } of await database.db.listCollections().toArray()) {
    const text = JSON.stringify(await database.db.collection(collection).find().toArray());
    for (const secret of [VISA, answer.number.reveal(), answer.cryptogram.reveal()]) expect(text).not.toContain(secret);
  }
});
