/**
 * The page of a payment attempt: the consent page where consent is required, the sandbox's bank page, then the return to the
 * shop. `answerConsent` and `continueAttempt` record the answers.
 */
import { ErrorCode } from '../../../generated/values.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { actionOf } from '../../domain/payments/authentication.ts';
import { acceptedPageConsents, type ConsentVersion, pageConsents } from '../../domain/payments/consent.ts';
import { type PageLinks, referenceHash } from '../../domain/payments/reference.ts';
import { type Txn, txnPhase } from '../../domain/payments/txn.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { ManagementSessionStore } from '../../storage/management-sessions.ts';
import type { OrderStore, StoredOrder } from '../../storage/orders.ts';
import type { ManagementLinks } from '../../usecases/customers/open-management.ts';
import type { MerchantDirectory } from '../../usecases/merchants/directory.ts';
import type { AnswerConsent, ConsentAnswer } from '../../usecases/payments/answer-consent.ts';
import type { ContinueAttempt, CustomerReturn } from '../../usecases/payments/continue-attempt.ts';
import type { FormPurpose, FormTokens } from '../form/form-token.ts';
import { consentStep, formExpiry } from '../form/form-token.ts';
import { ACTION_MISSING, CARD_FIELD, CARD_NOT_TAKEN_HERE, UNKNOWN_PAYMENT } from '../form/refusals.ts';
import { type PageNeeds, pageNeeds } from '../layout/content-security-policy.ts';
import { type PageAnswer, type SeeOther, seeOther, showPage } from '../layout/page-answer.ts';
import type { PageTheme } from '../layout/theme.ts';
import { type AttemptState, attemptState, orderState, refreshSeconds } from '../payment/page-state.ts';
import {
  attemptResultPage,
  paidElsewherePage,
  type Retry,
  unpayablePage,
  waitingPage,
} from '../result/result-pages.ts';
import type { ReturnUrlOf } from '../result/return-url.ts';
import { type Texts, textsForOrder } from '../texts/texts.ts';
import { bankPage } from './bank-page.ts';
import { consentPage } from './consent-page.ts';
import { redirectPage } from './redirect-page.ts';

export interface PayStepDeps {
  readonly store: Pick<OrderStore, 'findByRef'>;
  readonly directory: Pick<MerchantDirectory, 'byId'>;
  readonly managementSessions: Pick<ManagementSessionStore, 'findByBegun'>;
  readonly managementLinks: Pick<ManagementLinks, 'of'>;
  readonly links: PageLinks;
  readonly continueAttempt: ContinueAttempt;
  readonly answerConsent: AnswerConsent;
  readonly formTokens: FormTokens;
  readonly returnUrlOf: ReturnUrlOf;
  readonly theme: PageTheme;
  readonly clock: Clock;
}

export interface AttemptAddress {
  readonly merchantId: string;
  readonly reference: string;
  /** The Accept-Language header of the call. */
  readonly acceptLanguage: string;
}

/** The parameters that a gateway added to the return URL. */
type ReturnParameters = Readonly<Record<string, string>>;

/** A submitted form. */
export interface StepSubmission {
  readonly formToken: string;
  readonly action: 'continue' | 'decline' | 'pay' | 'cancel' | undefined;
  /** Whether the checkbox was selected. */
  readonly consent: 'yes' | undefined;
  readonly password: string;
  readonly sender: Pick<ConsentAnswer, 'address' | 'userAgent'>;
  /** The names of card fields in the form, which must hold none. */
  readonly unexpectedFields: readonly string[];
}

interface Attempt {
  readonly address: AttemptAddress;
  readonly texts: Texts;
  readonly merchant: Merchant;
  readonly stored: StoredOrder;
  readonly txn: Txn;
  /** The page of stored cards where the payment started, if any. */
  readonly storedCardsUrl: string | null;
}

const stepOfButton = { continue: 'consent', decline: 'consent', pay: 'bank', cancel: 'bank' } as const;

function withForm(merchant: Merchant): PageNeeds {
  return { ...pageNeeds(merchant, 'unframed'), form: 'redirects' };
}

export function createPayStep(deps: PayStepDeps) {
  const { store, directory, managementSessions, managementLinks, links, continueAttempt, answerConsent } = deps;
  const { formTokens, returnUrlOf, theme, clock } = deps;

  async function find(address: AttemptAddress): Promise<Attempt> {
    const refHash = referenceHash(address.reference);
    const stored = await store.findByRef(refHash);
    const txn = stored?.order.txns.find((item) => item.refHash === refHash);
    const own = stored?.order.merchantId === address.merchantId;
    const merchant = own ? await directory.byId(address.merchantId) : null;
    if (stored === undefined || txn === undefined || merchant === null || merchant.disabled) {
      throw new ApiError(ErrorCode.object_not_found, { userMessage: UNKNOWN_PAYMENT });
    }
    const storedCardsUrl = stored.order.purpose === 'verification' ? await storedCardsUrlOf(refHash) : null;
    const texts = textsForOrder(stored.order, merchant, address.acceptLanguage);
    return { address, texts, merchant, stored, txn, storedCardsUrl };
  }

  /** The page of stored cards where the payment started, until its link expires. */
  async function storedCardsUrlOf(refHash: string): Promise<string | null> {
    const session = await managementSessions.findByBegun(refHash);
    return session === undefined || clock.now() >= session.expiresAt ? null : managementLinks.of(session.uid);
  }

  function bankForm({ reference }: AttemptAddress): FormPurpose {
    return { reference, step: 'bank' };
  }

  function consentForm({ reference }: AttemptAddress, version: ConsentVersion): FormPurpose {
    return { reference, step: consentStep('consent', version) };
  }

  /** The version of a consent form's words; undefined for a foreign form. */
  function shownVersion(address: AttemptAddress, { formToken }: StepSubmission): ConsentVersion | undefined {
    return acceptedPageConsents.find((version) => formTokens.accepts(consentForm(address, version), formToken));
  }

  function addressOf({ merchantId, reference }: AttemptAddress): string {
    return `${theme.publicBaseUrl}/pay/start/${merchantId}/${reference}`;
  }

  function showConsent({ address, texts, merchant, stored: { order }, txn }: Attempt, error: string): PageAnswer {
    const formToken = formTokens.issue(consentForm(address, pageConsents[texts.language]), formExpiry(order));
    const page = consentPage({ texts, merchant, order, txn, formToken, error });
    return showPage(texts, page, withForm(merchant));
  }

  /** Gateways use HTTPS; their simulators, in the sandbox only, this machine. */
  function isGatewayAddress(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { protocol, hostname } = new URL(address);
    const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
    return protocol === 'https:' || (protocol === 'http:' && isLocal && theme.environment === 'sandbox');
  }

  /** Whether the attempt waits for the customer at the gateway's own page. */
  function hasRedirect({ txn }: Attempt): boolean {
    return actionOf(txn).kind === 'redirect';
  }

  /** The bank page of the sandbox, or the way to the gateway's page. */
  function showBankStep(attempt: Attempt): PageAnswer {
    const action = actionOf(attempt.txn);
    if (action.kind === 'bank_page') return showBank(attempt, '');
    if (!isGatewayAddress(action.url)) throw new Error('A gateway named an address that is not a web address.');
    if (action.method === 'GET') return seeOther(action.url);
    return showPage(attempt.texts, redirectPage({ ...attempt, action }), {
      ...withForm(attempt.merchant),
      script: 'redirect',
    });
  }

  function showBank({ address, texts, merchant, stored: { order }, txn }: Attempt, error: string): PageAnswer {
    const formToken = formTokens.issue(bankForm(address), formExpiry(order));
    return showPage(texts, bankPage({ texts, theme, merchant, order, txn, formToken, error }), withForm(merchant));
  }

  function partsOf({ texts, merchant, stored: { order }, storedCardsUrl }: Attempt) {
    return { texts, merchant, order, storedCardsUrl, returnUrl: returnUrlOf(merchant, order) };
  }

  function needsOf({ merchant }: Attempt): PageNeeds {
    return pageNeeds(merchant, 'unframed');
  }

  function showWaiting(attempt: Attempt, why: 'processing' | 'busy'): PageAnswer {
    const seconds = refreshSeconds(attempt.txn.updatedAt, clock.now());
    return showPage(attempt.texts, waitingPage({ ...partsOf(attempt), why, refreshSeconds: seconds }), {
      ...needsOf(attempt),
      script: 'waiting',
    });
  }

  /**
   * The link for another attempt. Whoever paid with a stored card gets the one of POST /session, which shows those cards; anonymous
   * callers get none, because a link gives more attempts than they have.
   */
  async function retryOf({ merchant, stored: { order }, txn }: Attempt): Promise<Retry> {
    if (order.purpose === 'verification') return { kind: 'none' };
    const { kind } = orderState(order, merchant, clock.now());
    if (kind === 'exhausted') return { kind };
    if (kind !== 'payable') return { kind: 'none' };
    if (txn.payer === 'stranger') return { kind: 'in-shop' };
    const own = links.of(order).web;
    if (txn.keeping.source !== 'stored-card') return { kind: 'link', url: own };
    const session = links.ofSession(order);
    const isOpen = (await store.findByRef(referenceHash(session.slice(session.lastIndexOf('/') + 1)))) !== undefined;
    return { kind: 'link', url: isOpen ? session : own };
  }

  async function finish(attempt: Attempt): Promise<PageAnswer> {
    const { texts, txn } = attempt;
    const parts = partsOf(attempt);
    const shopUrl = txn.redirect ? parts.returnUrl : null;
    // Who failed on the payment page can pay the same order there, unless no gateway takes it; the shop is a link on the page.
    const mayStay = txn.payer === 'page' && txnPhase(txn) === 'failed' && txn.gateway !== '';
    if (shopUrl !== null && !mayStay) return seeOther(shopUrl);
    const retry = await retryOf(attempt);
    if (shopUrl !== null && retry.kind !== 'link') return seeOther(shopUrl);
    return showPage(texts, attemptResultPage(parts, txn, retry), needsOf(attempt));
  }

  /** Ends the attempt now, so that the shop does not wait for the expiry worker. */
  async function endOverdue(attempt: Attempt): Promise<PageAnswer> {
    const { merchant, stored, txn } = attempt;
    await continueAttempt(merchant, stored, txn.txnUuid, { kind: 'cancelled' });
    return finish(await find(attempt.address));
  }

  function stateOf({ stored, txn }: Attempt): AttemptState {
    return attemptState(stored.order, txn, clock.now());
  }

  function showStep(attempt: Attempt): PageAnswer | Promise<PageAnswer> {
    const state = stateOf(attempt);
    switch (state) {
      case 'consent':
        return showConsent(attempt, '');
      case 'bank':
        return showBankStep(attempt);
      case 'overdue':
        return endOverdue(attempt);
      case 'paid-elsewhere':
        return showPage(attempt.texts, paidElsewherePage(partsOf(attempt)), needsOf(attempt));
      case 'closed':
        return showPage(attempt.texts, unpayablePage(partsOf(attempt), state), needsOf(attempt));
      case 'busy':
      case 'processing':
        return showWaiting(attempt, state);
      case 'ended':
        return finish(attempt);
      default: {
        const never: never = state;
        return never;
      }
    }
  }

  /** Whether the form has the token of its button's step, or of any step when no button was pressed. */
  function isOwnForm(address: AttemptAddress, submission: StepSubmission): boolean {
    const { action, formToken } = submission;
    const step = action === undefined ? 'any' : stepOfButton[action];
    if (step !== 'consent' && formTokens.accepts(bankForm(address), formToken)) return true;
    return step !== 'bank' && shownVersion(address, submission) !== undefined;
  }

  function refuseForeignForm(address: AttemptAddress, submission: StepSubmission): void {
    if (submission.unexpectedFields.length > 0) {
      throw new ApiError(ErrorCode.INVALID_REQUEST, {
        message: CARD_NOT_TAKEN_HERE,
        fields: submission.unexpectedFields.map((name) => ({ name, reason: CARD_FIELD })),
      });
    }
    if (!isOwnForm(address, submission)) throw new ApiError(ErrorCode.bad_origin);
  }

  async function submitConsent(
    attempt: Attempt,
    submission: StepSubmission,
    choice: 'given' | 'declined',
  ): Promise<PageAnswer> {
    if (stateOf(attempt) === 'consent') {
      // Only the checkbox is consent, not the button.
      if (choice === 'given' && submission.consent !== 'yes')
        return showConsent(attempt, attempt.texts.consent.missing);
      const textVersion = shownVersion(attempt.address, submission);
      if (textVersion === undefined) throw new ApiError(ErrorCode.bad_origin);
      const answer = { choice, textVersion, ...submission.sender };
      await answerConsent(attempt.merchant, attempt.stored, attempt.txn.txnUuid, answer);
    }
    return seeOther(addressOf(attempt.address));
  }

  async function submitBankPage(attempt: Attempt, customer: CustomerReturn): Promise<PageAnswer> {
    const { address } = attempt;
    const state = stateOf(attempt);
    if (state === 'consent' || hasRedirect(attempt)) return seeOther(addressOf(address));
    // A wrong password ends the attempt; an empty one does not.
    if (state === 'bank' && customer.kind === 'returned' && customer.parameters.otp === '') {
      return showBank(attempt, attempt.texts.bank.missingPassword);
    }
    const { kind } = await continueAttempt(attempt.merchant, attempt.stored, attempt.txn.txnUuid, customer);
    if (kind !== 'busy') return seeOther(addressOf(address));
    const now = await find(address);
    return stateOf(now) === 'bank' ? showWaiting(now, 'busy') : showStep(now);
  }

  /** Asks the gateway for the result. Returns whether to ask it again later, with the same parameters. */
  async function askForResult({ merchant, stored, txn }: Attempt, parameters: ReturnParameters): Promise<boolean> {
    const { kind } = await continueAttempt(merchant, stored, txn.txnUuid, { kind: 'returned', parameters });
    return kind === 'not_asked' || kind === 'busy';
  }

  return {
    /**
     * The current step, or the return to the shop. `parameters`: those of a return whose gateway could not be asked yet. They
     * are in the address alone, which the waiting page loads again, and are not stored.
     */
    async show(address: AttemptAddress, parameters: ReturnParameters): Promise<PageAnswer> {
      const attempt = await find(address);
      if (Object.keys(parameters).length === 0) return showStep(attempt);
      const isEarly = hasRedirect(attempt) && (await askForResult(attempt, parameters));
      if (!isEarly) return seeOther(addressOf(address));
      const now = await find(address);
      return stateOf(now) === 'bank' ? showWaiting(now, 'processing') : showStep(now);
    },

    /** The customer returns from the gateway's page, with the parameters that the gateway added to the URL. */
    async returned(address: AttemptAddress, parameters: ReturnParameters): Promise<SeeOther> {
      const attempt = await find(address);
      const isEarly = hasRedirect(attempt) && (await askForResult(attempt, parameters));
      const kept = isEarly ? `?${new URLSearchParams(parameters).toString()}` : '';
      return seeOther(`${addressOf(address)}${kept === '?' ? '' : kept}`);
    },

    /** Throws for a form that this page did not render, and records nothing then. */
    async submit(address: AttemptAddress, submission: StepSubmission): Promise<PageAnswer> {
      const attempt = await find(address);
      refuseForeignForm(address, submission);
      switch (submission.action) {
        case 'continue':
          return submitConsent(attempt, submission, 'given');
        case 'decline':
          return submitConsent(attempt, submission, 'declined');
        case 'pay':
          return submitBankPage(attempt, { kind: 'returned', parameters: { otp: submission.password } });
        case 'cancel':
          return submitBankPage(attempt, { kind: 'cancelled' });
        case undefined:
          throw new ApiError(ErrorCode.mandatory_fields_missing, {
            fields: [{ name: 'action', reason: ACTION_MISSING }],
          });
        default: {
          const never: never = submission.action;
          return never;
        }
      }
    },
  };
}

export type PayStep = ReturnType<typeof createPayStep>;
