/** What the customer reads after a payment that failed. */
import { describe, expect, it } from 'vitest';
import { DeclineCode, TxnErrorCode, TxnStatus } from '../../../generated/values.ts';
import type { Txn } from '../../../server/domain/payments/txn.ts';
import { declineRules } from '../../../server/domain/ports/declines.ts';
import { attemptResultPage } from '../../../server/pages/result/result-pages.ts';
import { texts } from '../../../server/pages/texts/texts.ts';
import { sampleMerchant, sampleOrder, sampleTxn } from './sample.ts';

const errorCodes = {
  [TxnStatus.AUTHENTICATION_FAILED]: TxnErrorCode.authentication_failed,
  [TxnStatus.AUTHORIZATION_FAILED]: TxnErrorCode.authorization_failed,
} as const;

/** The result page of an order with one attempt. */
function pageOf(facts: Partial<Txn>): string {
  const txn = sampleTxn(1, facts);
  const parts = { merchant: sampleMerchant(), order: sampleOrder([txn]), returnUrl: null, storedCardsUrl: null };
  return String(attemptResultPage(parts, txn).main);
}

const escaped = (text: string) => text.replaceAll("'", '&#39;');
const declined = (declineCode: DeclineCode): Partial<Txn> => {
  const { status } = declineRules[declineCode];
  return { status, errorCode: errorCodes[status], declineCode };
};

describe('a declined payment', () => {
  it.each(Object.values(DeclineCode))('for %s shows the message of the decline', (code) => {
    const page = pageOf(declined(code));
    expect(page).toContain(texts.failed.heading);
    expect(page).toContain(`<p>${escaped(declineRules[code].message)}</p>`);
  });

  it.each(Object.values(DeclineCode))('for %s suggests another try only where one can succeed', (code) => {
    const suggests = pageOf(declined(code)).includes(texts.failed.tryAgain);
    expect(suggests).toBe(declineRules[code].retry !== 'none');
  });

  it('of an attempt that was stored without a reason shows the usual sentence', () => {
    const facts = { status: TxnStatus.AUTHORIZATION_FAILED, errorCode: TxnErrorCode.authorization_failed };
    expect(pageOf(facts)).toContain(escaped(texts.failed.reasons.authorization_failed));
  });
});

it('a customer who cancelled reads that, whatever the gateway calls it', () => {
  const cancelled = { ...declined(DeclineCode.authentication_failed), errorCode: TxnErrorCode.customer_cancelled };
  const page = pageOf(cancelled);
  expect(page).toContain(escaped(texts.failed.reasons.customer_cancelled));
  expect(page).not.toContain(declineRules.authentication_failed.message);
});

it('no message reveals that a card is reported lost or stolen, or that fraud is suspected', () => {
  for (const { message } of Object.values(declineRules)) expect(message).not.toMatch(/lost|stolen|fraud|suspect/i);
});
