/** Every state of the page of one payment attempt: consent, the sandbox's bank, and what became of it. */
import { type TxnErrorCode as Code, TxnErrorCode, TxnStatus } from '../../../generated/values.ts';
import { bankPage } from '../../../server/pages/attempt/bank-page.ts';
import { consentPage } from '../../../server/pages/attempt/consent-page.ts';
import { attemptResultPage, paidElsewherePage, waitingPage } from '../../../server/pages/result/result-pages.ts';
import { texts } from '../../../server/pages/texts/texts.ts';
import { type PageParts, type PageState, plainForm, resultParts, said, waiting } from './page-state.ts';

function ended(parts: PageParts, status: TxnStatus, errorCode: Code | '') {
  return attemptResultPage(resultParts(parts), { ...parts.txn, status, errorCode });
}

/** The one rupee with which a stored card is confirmed. */
function verification(parts: PageParts): PageParts {
  const money = { minor: 100, currency: 'INR' } as const;
  return { ...parts, order: { ...parts.order, purpose: 'verification', money }, txn: { ...parts.txn, money } };
}

const waits = (parts: PageParts, why: 'processing' | 'busy') =>
  waitingPage({ ...resultParts(parts), why, refreshSeconds: 5 });

export const payStepStates: readonly PageState[] = [
  plainForm('bank', 'The bank’s page of the sandbox', (parts) => bankPage({ ...parts, wrong: '' })),
  plainForm('no_password', 'The one-time password was left empty', (parts) =>
    bankPage({ ...parts, wrong: texts.bank.missingPassword }),
  ),
  plainForm('bank_one_rupee', 'The bank’s page of a payment that confirms a stored card', (parts) =>
    bankPage({ ...verification(parts), wrong: '' }),
  ),
  plainForm('consent', 'The consent page', (parts) => consentPage({ ...parts, wrong: '' })),
  plainForm('no_consent', 'The box of the consent page was not ticked', (parts) =>
    consentPage({ ...parts, wrong: texts.consent.missing }),
  ),
  waiting('processing', 'The bank has not answered yet', (parts) => waits(parts, 'processing')),
  waiting('busy', 'Another attempt is paying the order', (parts) => waits(parts, 'busy')),
  said('paid_elsewhere', 'Another attempt has paid the order', (parts) => paidElsewherePage(resultParts(parts))),
  said('charged', 'Paid; for a shop without a return address', (parts) => ended(parts, TxnStatus.CHARGED, '')),
  said('card_confirmed', 'A stored card is confirmed', (parts) => ended(verification(parts), TxnStatus.CHARGED, '')),
  said(TxnErrorCode.authentication_failed, 'A wrong password', (parts) =>
    ended(parts, TxnStatus.AUTHENTICATION_FAILED, TxnErrorCode.authentication_failed),
  ),
  said('cancelled', 'Cancelled by the customer', (parts) =>
    ended(parts, TxnStatus.AUTHENTICATION_FAILED, TxnErrorCode.customer_cancelled),
  ),
  said('abandoned', 'The time for the payment was over', (parts) =>
    ended(parts, TxnStatus.AUTHENTICATION_FAILED, TxnErrorCode.authentication_abandoned),
  ),
  said(TxnErrorCode.authorization_failed, 'Refused by the bank', (parts) =>
    ended(parts, TxnStatus.AUTHORIZATION_FAILED, TxnErrorCode.authorization_failed),
  ),
  said('no_gateway', 'The shop has no gateway', (parts) =>
    ended(parts, TxnStatus.SVC_DECLINED, TxnErrorCode.GATEWAY_NOT_FOUND),
  ),
  said(TxnErrorCode.gateway_reference_mismatch, 'The order’s gateway reference id fits none', (parts) =>
    ended(parts, TxnStatus.STARTED, TxnErrorCode.gateway_reference_mismatch),
  ),
  said('given_back', 'Paid too late, and given back', (parts) => ended(parts, TxnStatus.AUTO_REFUNDED, '')),
  said('closed', 'The held money was let go', (parts) => ended(parts, TxnStatus.VOIDED, '')),
];
