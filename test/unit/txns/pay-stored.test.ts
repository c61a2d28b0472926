/**
 * What a stored card pays with: its token only while it is ACTIVE, for any card, merchant and network.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TokenizationStatus } from '../../../generated/values.ts';
import { cardProblem } from '../../../server/domain/cards/card-problem.ts';
import type { SavedCard } from '../../../server/domain/cards/saved-card.ts';
import type { CryptogramOutcome, TokenNetwork } from '../../../server/domain/cards/token-network.ts';
import { Cryptogram } from '../../../server/domain/cards/token-network.ts';
import { keptApiKey } from '../../../server/domain/merchants/api-key.ts';
import { newMerchant } from '../../../server/domain/merchants/new-merchant.ts';
import { createLog } from '../../../server/platform/log.ts';
import { createPayStored } from '../../../server/usecases/payments/pay-stored.ts';
import { cardNumber } from '../../support/card-numbers.ts';
import { seeded } from '../../support/seeded.ts';
import { CREATED_AT, createdToken, PROVISIONED } from '../../support/token-decision-fixtures.ts';

const NUMBER = cardNumber('4111111111111111');
const TOKEN_NUMBER = cardNumber('4895370012003478');

const firstKey = keptApiKey('key', { keyId: 'key_1', name: 'first', createdAt: CREATED_AT });
const merchantOfTest = newMerchant({
  merchantId: 'shop',
  name: 'Shop',
  environment: 'sandbox',
  createdAt: CREATED_AT,
  firstKey,
});

const situation = fc.record({
  status: fc.constantFrom(null, ...Object.values(TokenizationStatus)),
  repeatTokenTransactions: fc.boolean(),
  storedCardMandate: fc.boolean(),
  number: fc.constantFrom('kept', 'lost', 'never kept'),
  network: fc.constantFrom('gives', 'refuses', 'is silent', 'never ends', 'is unknown'),
  problems: fc.constantFrom([], [cardProblem('cardSecurityCode', 'missing')]),
});

interface Situation {
  readonly status: TokenizationStatus | null;
  readonly number: string;
}

function cardOf({ status, number }: Situation): SavedCard {
  return {
    cardReference: `crd_${'0'.repeat(32)}`,
    merchantId: 'shop',
    customerReference: 'cust-1',
    erasures: 0,
    facts: {
      isin: '411111',
      lastFour: '1111',
      fingerprint: 'fingerprint',
      brand: 'VISA',
      type: 'CREDIT',
      subType: null,
      issuer: 'Test Bank',
      issuerCountry: 'INDIA',
      bankCode: 'TB',
      tokenizable: true,
    },
    expiryMonth: '12',
    expiryYear: '2040',
    nameOnCard: '',
    nickname: '',
    numberRecord: number === 'never kept' ? null : 'num_1',
    token: status === null ? null : { ...createdToken(), ...PROVISIONED, making: null, status },
    tokenErrands: [],
    droppedNumbers: [],
    numbersDueAt: null,
    tokenDueAt: null,
    createdAt: CREATED_AT,
    updatedAt: CREATED_AT,
  };
}

/** A network with this behaviour, and the cryptograms requested from it. */
function networkThat(behaviour: string) {
  const asked: string[] = [];
  const cryptogram = Cryptogram.read(Buffer.alloc(20, 7).toString('base64'));
  const given = { number: TOKEN_NUMBER, expiryMonth: '03', expiryYear: '2030', eci: '05' };
  const never = () => Promise.reject(new Error('not asked for here'));
  const network: TokenNetwork = {
    provision: never,
    suspend: never,
    resume: never,
    remove: never,
    async cryptogram({ txnUuid }): Promise<CryptogramOutcome> {
      asked.push(txnUuid);
      if (behaviour === 'never ends') return new Promise(() => {});
      if (behaviour === 'is silent') throw new Error('silence');
      if (behaviour === 'refuses' || cryptogram === null) return { kind: 'refused' };
      return { kind: 'cryptogram', cryptogram, ...given };
    },
  };
  return { asked, networks: { find: () => (behaviour === 'is unknown' ? null : network) } };
}

it('is the token if it is ACTIVE and may pay, else the number if it is kept, else nothing', async () => {
  const seen = new Set<string>();
  const log = createLog({ level: 'fatal', format: 'json' });
  await fc.assert(
    fc.asyncProperty(situation, async (given) => {
      const { asked, networks } = networkThat(given.network);
      const numbers = { open: async () => (given.number === 'kept' ? NUMBER : null) };
      const payStored = createPayStored({ networks, numbers, log, cryptogramMs: 5 });
      const money = { minor: 100, currency: 'INR' } as const;
      const wanted = { txnUuid: 'txn_1', money, numberProblems: given.problems, securityCode: null };
      const result = await payStored({ ...merchantOfTest, ...given }, cardOf(given), wanted);

      const payment = result !== null && 'problems' in result ? null : result;
      const tokenMay = given.status === 'ACTIVE' && given.repeatTokenTransactions;
      const byToken = tokenMay && given.network === 'gives';
      const goesByNumber = !byToken && given.number !== 'never kept' && !given.storedCardMandate;
      const refused = goesByNumber && given.problems.length > 0;
      const byNumber = goesByNumber && !refused && given.number === 'kept';
      expect(result !== null && 'problems' in result).toBe(refused);
      const expected = byToken ? 'stored-token' : byNumber ? 'stored-card' : undefined;
      expect(payment?.source).toBe(expected);
      expect(payment?.used ?? null).toEqual(byToken ? expect.objectContaining({ status: 'ACTIVE' }) : null);
      expect(payment?.instrument.number).toBe(byToken ? TOKEN_NUMBER : byNumber ? NUMBER : undefined);
      // No cryptogram is requested for a token that may not pay.
      expect(asked).toHaveLength(tokenMay && given.network !== 'is unknown' ? 1 : 0);
      seen.add(String(expected));
    }),
    { ...seeded(), numRuns: 500 },
  );
  expect(seen).toEqual(new Set(['stored-token', 'stored-card', 'undefined']));
});
