/** In any sequence of events, no token without recorded consent and successful authentication in the same transaction. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TxnStatus } from '../../../generated/values.ts';
import { beginTxn, failOver, type TxnDraft } from '../../../server/domain/payments/attempt.ts';
import { expireOrder, failAuthentication } from '../../../server/domain/payments/authentication.ts';
import { type Decision, noChange, type Order } from '../../../server/domain/payments/order.ts';
import { claimForResult, settleCancellation, settleTxn } from '../../../server/domain/payments/settle.ts';
import { tokenizeChoice } from '../../../server/domain/payments/tokenize-choice.ts';
import { recordConsent } from '../../../server/usecases/payments/answer-consent.ts';
import { later, POLICY, paymentOutcomes, sampleDraft, sampleOrder } from '../../support/order-samples.ts';
import { seeded } from '../../support/seeded.ts';
import { withConsent } from './consents.ts';

type Step = (order: Order, now: Date) => Decision;

interface Happening {
  readonly name: string;
  readonly step: Step;
}

const question = fc.record({
  merchant: fc.record({
    tokenizationEnabled: fc.boolean(),
    svcWebConsent: fc.boolean(),
    merchantConsent: fc.boolean(),
  }),
  tokenize: fc.constantFrom(true, true, false, undefined),
  source: fc.constantFrom('new-card', 'stored-card', 'stored-token', 'token-and-cryptogram'),
  authType: fc.constantFrom('THREE_DS', 'THREE_DS', 'OTP', 'MOTO'),
  tokenizable: fc.boolean(),
  customerReference: fc.constantFrom('cust-1', 'cust-1', ''),
  hasToken: fc.boolean(),
});

type Question = Parameters<typeof tokenizeChoice>[0];

/** Events that mostly lead to a token, so that the test is not vacuous. */
const promising = fc.constantFrom<Question>(
  ...([true, undefined] as const).map((tokenize) => ({
    merchant: { tokenizationEnabled: true, svcWebConsent: true, merchantConsent: true },
    tokenize,
    source: 'new-card' as const,
    authType: 'THREE_DS' as const,
    tokenizable: true,
    customerReference: 'cust-1',
    hasToken: false,
  })),
);

const begin = fc
  .tuple(
    fc.oneof(question, promising, promising),
    fc.constantFrom(true, true, false),
    fc.constantFrom(true, true, false),
  )
  .map(([whole, challenged, hasNumber]): Happening => {
    const { consent } = tokenizeChoice(whole);
    return {
      name: 'begin',
      step: (order, now) => {
        const draft = sampleDraft(challenged ? 'challenge' : 'frictionless', `txn_${order.txns.length + 1}`, now);
        const keeping = {
          ...draft.keeping,
          source: whole.source,
          customerReference: whole.customerReference,
          consent,
          numberRecord: hasNumber ? 'num_1' : null,
        };
        const txn: TxnDraft = { ...draft, keeping };
        const decision = beginTxn(order, txn, { maxAttempts: 25 }, now);
        return consent === 'given' || consent === 'declined' ? withConsent(decision, txn, consent, now) : decision;
      },
    };
  });

/** An event of one of the attempts. */
function toAttempt(name: string, act: (uuid: string, order: Order, now: Date) => Decision) {
  return fc.constantFrom(0, 0, 0, 1, 2).map(
    (back): Happening => ({
      name,
      step: (order, now) => act(`txn_${Math.max(1, order.txns.length - back)}`, order, now),
    }),
  );
}

type Answer = keyof typeof paymentOutcomes;

function settled(order: Order, txnUuid: string, kind: Answer, authenticated: boolean, now: Date): Decision {
  const answer = paymentOutcomes[kind];
  const outcome = 'authenticated' in answer ? { ...answer, authenticated } : answer;
  return settleTxn(order, { txnUuid, outcome, refundId: `rfd_${order.refunds.length}` }, POLICY, now);
}

/** `authenticated`: whether the gateway says of a success that the customer was authenticated. */
const settle = (kind: Answer, authenticated = false) =>
  toAttempt(`settle ${kind}${authenticated ? ' authenticated' : ''}`, (txnUuid, order, now) =>
    settled(order, txnUuid, kind, authenticated, now),
  );

const failOverToNext = toAttempt('fail over', (txnUuid, order, now) => {
  const txn = order.txns.find((item) => item.txnUuid === txnUuid);
  if (txn === undefined || txn.status !== TxnStatus.AUTHORIZING) return noChange;
  const ended = settled(order, txnUuid, 'not_sent', false, now);
  if (ended.kind !== 'step') return ended;
  const { keeping, refHash } = txn;
  const next = { ...sampleDraft('frictionless', `txn_${order.txns.length + 1}`, now), keeping, refHash };
  return failOver(order, ended, next, { maxAttempts: 25 }, now);
});

const answer = (choice: 'given' | 'declined') =>
  toAttempt(`answer ${choice}`, (txnUuid, order, now) => {
    const record = { id: `cns_${order.consents.length}`, txnUuid, choice, via: 'page' } as const;
    const rest = {
      textVersion: 'page-en-1',
      customerReference: 'cust-1',
      lastFour: '1111',
      address: '',
      userAgent: '',
    };
    return recordConsent(order, { ...record, ...rest, at: now }, now);
  });

const anything = fc.oneof(
  { arbitrary: begin, weight: 3 },
  { arbitrary: answer('given'), weight: 3 },
  answer('declined'),
  { arbitrary: toAttempt('claim', (uuid, order, now) => claimForResult(order, uuid, POLICY, now)), weight: 3 },
  toAttempt('fail', (uuid, order, now) => failAuthentication(order, uuid, { kind: 'cancelled' }, now)),
  { arbitrary: settle('charged', true), weight: 3 },
  settle('charged'),
  { arbitrary: settle('authorized', true), weight: 2 },
  settle('authorized'),
  settle('declined'),
  settle('unauthenticated'),
  settle('not_sent'),
  settle('bank_page'),
  settle('pending'),
  settle('cancelling'),
  toAttempt('cancellation failed', (txnUuid, order, now) =>
    settleCancellation(order, { txnUuid, result: 'not_found', refundId: `rfd_${order.refunds.length}` }, POLICY, now),
  ),
  failOverToNext,
  fc.constant<Happening>({ name: 'expire', step: (order, now) => expireOrder(order, now) }),
);

describe('an order, whatever happens to it', () => {
  it('gives rise to a token only after a recorded consent and a passed authentication in the same transaction', () => {
    let tokens = 0;
    fc.assert(
      fc.property(
        fc.array(anything, { maxLength: 30, size: 'max' }),
        fc.constantFrom(10_000, 120_000),
        (happenings, pace) => {
          let order = sampleOrder();
          /** The transactions of which the gateway said that their customer was authenticated. */
          const passed = new Set<string>();
          const said = (name: string) => name.endsWith(' authenticated');
          for (const [index, { name, step }] of happenings.entries()) {
            const before = order;
            const decision = step(before, later((index + 1) * pace));
            if (decision.kind !== 'step') continue;
            order = decision.order;
            for (const txn of order.txns) {
              const was = before.txns.find(({ txnUuid }) => txnUuid === txn.txnUuid);
              if (said(name) && was !== undefined && was !== txn) passed.add(txn.txnUuid);
            }
            for (const txn of order.txns.filter(({ keeping }) => keeping.created !== null)) {
              const consents = order.consents.filter(({ txnUuid }) => txnUuid === txn.txnUuid);
              expect(
                consents.map(({ choice }) => choice),
                name,
              ).toEqual(['given']);
              expect(passed.has(txn.txnUuid), name).toBe(true);
              expect(txn.keeping.customerReference, name).not.toBe('');
              expect(['new-card', 'stored-card'], name).toContain(txn.keeping.source);
            }
          }
          tokens += order.txns.filter(({ keeping }) => keeping.created !== null).length;
        },
      ),
      { ...seeded(), numRuns: 2_000 },
    );
    expect(tokens).toBeGreaterThan(30);
  });
});
