/** A message whose caller leaves while its order waits for admission does not count as used. */
import { expect, it } from 'vitest';
import { operations } from '../../../generated/server/operations.ts';
import { encryptedHandlers } from '../../../server/api/encrypted/handlers.ts';
import type { EncryptedContext } from '../../../server/http/request/context.ts';
import { sampleMerchant } from '../pages/sample.ts';

const NOW = new Date('2026-03-14T09:00:00Z');
const set = {
  kid: 'own',
  state: 'ACTIVE',
  merchantPublicKey: '',
  servicePublicKey: '',
  servicePrivateKey: { keyId: '', wrappedKey: '', iv: '', data: '', tag: '' },
  createdAt: NOW,
  retiresAt: null,
} as const;
const body = { header: '', encryptedKey: '', iv: '', encryptedPayload: '', tag: '' };

it.each([
  { caller: 'stays', isGone: false, steps: ['waits', 'used', operations.createSession.id] },
  { caller: 'leaves', isGone: true, steps: ['waits'] },
])('of a caller that $caller', async ({ isGone, steps: expected }) => {
  const steps: string[] = [];
  const handlers = encryptedHandlers({
    openMessage: async () => ({ kind: 'opened', set, text: '{"order_id":"1","amount":"1","jti":"own-1"}' }),
    encryptAnswer: async () => 'a.b.c.d.e',
    async noteMessage() {
      steps.push('used');
      return true;
    },
    async callOperation({ id }) {
      steps.push(id);
      return {};
    },
    limitRate: async () => {},
    admission: {
      waiting: () => 0,
      // As the real one: it never lets in a caller that has gone.
      admit: (_merchantId, gone) => {
        steps.push('waits');
        return gone() ? Promise.reject(new Error('gone')) : Promise.resolve();
      },
    },
    clock: { now: () => NOW },
  });
  const context: EncryptedContext = {
    kind: 'encrypted',
    isGone: () => isGone,
    merchant: sampleMerchant(),
    requestId: '',
    address: '',
    userAgent: '',
    routingId: '',
    version: '',
    warn: () => {},
    ignore: () => {},
    idempotencyFingerprint: () => null,
  };
  await Promise.resolve(
    handlers.createEncryptedSession({ path: {}, query: {}, headers: { 'x-merchantid': 'shop' }, body }, context),
  ).catch(() => {});
  expect(steps).toEqual(expected);
});
