/** What the customer reads after a payment that failed. */
import { describe, expect, it } from 'vitest';
import { DeclineCode, TxnErrorCode, TxnStatus } from '../../../generated/values.ts';
import type { Txn } from '../../../server/domain/payments/txn.ts';
import { declineRules } from '../../../server/domain/ports/declines.ts';
import { attemptResultPage, type Retry, waitingPage } from '../../../server/pages/result/result-pages.ts';
import { textsOf } from '../../../server/pages/texts/texts.ts';
import { sampleMerchant, sampleOrder, sampleTxn } from './sample.ts';

const errorCodes = {
  [TxnStatus.AUTHENTICATION_FAILED]: TxnErrorCode.authentication_failed,
  [TxnStatus.AUTHORIZATION_FAILED]: TxnErrorCode.authorization_failed,
} as const;

const texts = textsOf.en;

const link = { kind: 'link', url: 'https://pay.example/payment-page/pl_1' } as const;

/** The result page of an order with one attempt. */
function pageOf(facts: Partial<Txn>, retry: Retry = link): string {
  const txn = sampleTxn(1, facts);
  const parts = { texts, merchant: sampleMerchant(), order: sampleOrder([txn]), returnUrl: null, storedCardsUrl: null };
  return String(attemptResultPage(parts, txn, retry).main);
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
    expect(page).toContain(`<p>${escaped(texts.failed.declines[code])}</p>`);
  });

  it.each(Object.values(DeclineCode))('for %s links to another try only where one can succeed', (code) => {
    const { retry } = declineRules[code];
    const page = pageOf(declined(code));
    expect(page.includes(`href="${link.url}"`)).toBe(retry !== 'none');
    if (retry === 'other_card') expect(page).toContain(texts.failed.otherCard);
  });

  it.each(Object.values(DeclineCode))('for %s says that no money moved', (code) => {
    expect(pageOf(declined(code))).toContain(texts.failed.notCharged);
  });

  it("that an anonymous caller began suggests the shop, and does not reveal the order's link", () => {
    const page = pageOf(declined(DeclineCode.do_not_honour), { kind: 'in-shop' });
    expect(page).toContain(texts.failed.tryAgainInShop);
    expect(page).not.toContain('<a ');
  });

  it('that was the last one allowed says so, and names the shop', () => {
    const page = pageOf(declined(DeclineCode.do_not_honour), { kind: 'exhausted' });
    expect(page).toContain(texts.exhausted.text('Test Shop'));
    expect(page).not.toContain(texts.failed.declines.do_not_honour);
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
  expect(page).not.toContain(texts.failed.declines.authentication_failed);
  expect(page).toContain(texts.failed.cancelled);
  expect(page).not.toContain('status failure');
});

it('a payment shows its date, order, amount and masked card', () => {
  const page = pageOf({ status: TxnStatus.CHARGED });
  for (const text of ['14 Mar 2026, 2:56 pm IST', 'ord', '₹100.00', 'VISA ending in 1111']) {
    expect(page).toContain(`<dd>${text}</dd>`);
  }
});

it('an attempt whose result is open is not called failed', () => {
  expect(pageOf({ status: TxnStatus.PENDING_VBV })).toContain(texts.processing.heading);
});

describe('a page that waits', () => {
  const order = sampleOrder([]);
  const parts = {
    texts,
    merchant: sampleMerchant(),
    order,
    returnUrl: null,
    storedCardsUrl: null,
    why: 'processing',
  } as const;

  it('shows progress and updates by itself', () => {
    const page = waitingPage({ ...parts, refreshSeconds: 5 });
    expect(page.refreshSeconds).toBe(5);
    expect(String(page.main)).toContain('status waiting');
    expect(String(page.main)).toContain(texts.waiting.updates);
  });

  it('shows no movement once it has stopped updating', () => {
    const page = waitingPage({ ...parts, refreshSeconds: undefined });
    expect(page.refreshSeconds).toBeUndefined();
    expect(String(page.main)).not.toContain('status waiting');
    expect(String(page.main)).toContain(texts.waiting.long('Test Shop'));
    expect(String(page.main)).toContain(texts.waiting.checkStatus);
  });
});

it('no message reveals that a card is reported lost or stolen, or that fraud is suspected', () => {
  for (const message of Object.values(texts.failed.declines)) expect(message).not.toMatch(/lost|stolen|fraud|suspect/i);
});
