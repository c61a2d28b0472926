/**
 * The hosted payment page: shows the state of the link's order and starts a payment with the entered card. The card goes to
 * `startTxn` only.
 */
import { ErrorCode } from '../../../generated/values.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Order } from '../../domain/payments/order.ts';
import { referenceHash, referenceOfForm } from '../../domain/payments/reference.ts';
import { holdsOrder } from '../../domain/payments/txn-status.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { OrderStore, StoredOrder } from '../../storage/orders.ts';
import type { MerchantDirectory } from '../../usecases/merchants/directory.ts';
import type { StartResult, StartTxn } from '../../usecases/payments/start-txn.ts';
import { emptyFormValues, type FormValues } from '../components/card-fields.ts';
import type { FieldError } from '../components/elements.ts';
import { toFieldErrors } from '../components/elements.ts';
import type { FormPurpose, SingleUseForms } from '../form/form-token.ts';
import { formExpiry } from '../form/form-token.ts';
import type { PageVisit } from '../form/page-visit.ts';
import { ACTION_MISSING, UNKNOWN_LINK } from '../form/refusals.ts';
import { type PageNeeds, pageNeeds } from '../layout/content-security-policy.ts';
import { type PageAnswer, type ShownPage, seeOther, showPage } from '../layout/page-answer.ts';
import type { PageTheme } from '../layout/theme.ts';
import { paidPage, unpayablePage, waitingPage } from '../result/result-pages.ts';
import type { ReturnUrlOf } from '../result/return-url.ts';
import { type Texts, textsForOrder } from '../texts/texts.ts';
import { cardPage } from './card-page.ts';
import type { ReadCheckoutLocker } from './checkout-locker.ts';
import { type CardSubmission, choiceError, chosenCard, isNewCard, redisplayedValues } from './chosen-card.ts';
import { type Notice, type OrderState, orderState, refreshSeconds } from './page-state.ts';

export interface PaymentPageDeps {
  readonly store: Pick<OrderStore, 'findByRef'>;
  readonly directory: Pick<MerchantDirectory, 'byId'>;
  readonly startTxn: StartTxn;
  readonly readLocker: ReadCheckoutLocker;
  readonly forms: SingleUseForms;
  readonly returnUrlOf: ReturnUrlOf;
  readonly theme: PageTheme;
  readonly clock: Clock;
}

/** A submitted form. */
export interface PaymentSubmission extends CardSubmission, PageVisit {
  readonly formToken: string;
  /** The displayed amount, as the form carries it. */
  readonly shownAmount: string;
  readonly action: 'pay' | undefined;
}

type CardRefusal = Exclude<StartResult, { readonly kind: 'started' | 'refused' | 'limited' }>;

/** The errors of a refused card. A stored card has no expiry field. */
function refusedCard(
  refusal: CardRefusal,
  { choice, card }: CardSubmission,
  { texts, merchant }: Pick<Found, 'texts' | 'merchant'>,
): readonly FieldError[] {
  switch (refusal.kind) {
    case 'card-refused': {
      const errors = toFieldErrors(refusal.problems, texts).map((error) =>
        error.name === 'card_expiry' && !isNewCard(choice) ? { ...error, name: 'card_reference' } : error,
      );
      // Whether a card has a code depends on its number. Without one, both are asked for at once.
      const lacksBoth =
        merchant.strictCardChecks && isNewCard(choice) && card.number.trim() === '' && card.securityCode === '';
      const hasCode = errors.some(({ name }) => name === 'card_security_code');
      return lacksBoth && !hasCode
        ? [...errors, { name: 'card_security_code', text: texts.cardProblems.cardSecurityCode.missing }]
        : errors;
    }
    case 'expired-token':
    case 'unknown-token':
      return choiceError(texts.card.chosenMissing);
    case 'no-instrument':
      return choiceError(texts.card.chosenUnavailable);
    default: {
      const never: never = refusal;
      return never;
    }
  }
}

interface Found {
  readonly link: string;
  readonly visit: PageVisit;
  readonly stored: StoredOrder;
  readonly merchant: Merchant;
  readonly texts: Texts;
}

export function createPaymentPage(deps: PaymentPageDeps) {
  const { store, directory, startTxn, readLocker, forms, returnUrlOf, theme, clock } = deps;

  async function find(link: string, visit: PageVisit): Promise<Found> {
    const stored = await store.findByRef(referenceHash(link));
    const merchant = stored === undefined ? null : await directory.byId(stored.order.merchantId);
    if (stored === undefined || merchant === null || merchant.disabled) {
      throw new ApiError(ErrorCode.object_not_found, { userMessage: UNKNOWN_LINK });
    }
    const texts = textsForOrder(stored.order, merchant, visit.acceptLanguage);
    return { link, visit, stored, merchant, texts };
  }

  /** A form is valid for what it showed only: nobody pays an amount that they have not seen. */
  function purposeOf(link: string, shownAmount: string): FormPurpose {
    return { reference: link, step: `card ${shownAmount}` };
  }

  function amountOf({ money }: Order): string {
    return `${money.minor} ${money.currency}`;
  }

  function needsOf(merchant: Merchant, form: PageNeeds['form']): PageNeeds {
    return { ...pageNeeds(merchant, 'framed'), form, script: form === 'none' ? 'none' : 'card-form' };
  }

  interface Shown extends Found {
    readonly values: FormValues;
    readonly fieldErrors: readonly FieldError[];
    /** Notices beyond those of the order's state. */
    readonly notices: readonly Notice[];
  }

  function addressOf(link: string): string {
    return `${theme.publicBaseUrl}/payment-page/${link}`;
  }

  async function showForm(shown: Shown, state: Extract<OrderState, { kind: 'payable' }>): Promise<ShownPage> {
    const { link, texts, merchant, stored, values, fieldErrors } = shown;
    const { order } = stored;
    const shownAmount = amountOf(order);
    const { cards, saving } = await readLocker(merchant, order, addressOf(link));
    const page = cardPage({
      texts,
      merchant,
      order,
      notices: [...shown.notices, ...state.notices],
      otherGateways: state.otherGateways,
      cards,
      saving,
      values,
      fieldErrors,
      formToken: forms.issue(purposeOf(link, shownAmount), formExpiry(order)),
      shownAmount,
      window: shown.visit.window,
      now: clock.now(),
    });
    return showPage(texts, page, needsOf(merchant, 'redirects'));
  }

  async function showState(shown: Shown): Promise<ShownPage> {
    const { texts, merchant } = shown;
    const { order } = shown.stored;
    const now = clock.now();
    const state = orderState(order, merchant, now);
    const parts = { texts, merchant, order, returnUrl: returnUrlOf(merchant, order), storedCardsUrl: null };
    const needs = needsOf(merchant, 'none');
    switch (state.kind) {
      case 'payable':
        return showForm(shown, state);
      case 'paid':
        return showPage(texts, paidPage(parts), needs);
      case 'processing': {
        const since = order.txns.find((txn) => holdsOrder(txn.status))?.updatedAt ?? now;
        const page = waitingPage({ ...parts, why: 'processing', refreshSeconds: refreshSeconds(since, now) });
        return showPage(texts, page, { ...needs, script: 'waiting' });
      }
      case 'closed':
      case 'expired':
      case 'exhausted':
        return showPage(texts, unpayablePage(parts, state.kind), needs);
      default: {
        const never: never = state;
        return never;
      }
    }
  }

  return {
    async show(link: string, visit: PageVisit): Promise<ShownPage> {
      return showState({
        ...(await find(link, visit)),
        values: emptyFormValues,
        fieldErrors: [],
        notices: [],
      });
    },

    /** Throws for a form that this page did not render, and when there are too many attempts. */
    async pay(link: string, submission: PaymentSubmission): Promise<PageAnswer> {
      const found = await find(link, submission);
      const { stored, merchant, texts } = found;
      const { address, userAgent } = submission;
      const { shownAmount, formToken } = submission;
      if (!forms.accepts(purposeOf(link, shownAmount), formToken)) throw new ApiError(ErrorCode.bad_origin);
      if (submission.action === undefined) {
        throw new ApiError(ErrorCode.mandatory_fields_missing, {
          fields: [{ name: 'action', reason: ACTION_MISSING }],
        });
      }
      const showAgain = (said: Pick<Shown, 'fieldErrors' | 'notices'>) =>
        showState({ ...found, values: redisplayedValues(submission), ...said });
      const { order } = stored;
      if (shownAmount !== amountOf(order)) return showAgain({ fieldErrors: [], notices: ['changed'] });
      const locker = await readLocker(merchant, order, addressOf(link));
      const chosen = chosenCard(submission, locker, texts);
      if (chosen.kind === 'invalid') return showAgain({ fieldErrors: chosen.fieldErrors, notices: [] });
      const result = await startTxn({
        merchant,
        purpose: 'payment',
        orderKey: () => Promise.resolve(stored.key),
        newOrder: null,
        card: chosen.card,
        saveToLocker: chosen.saveToLocker,
        // The consent page asks, if the card can be tokenized.
        tokenize: undefined,
        consentFrom: { via: 'page', textVersion: '', address, userAgent },
        paymentMethod: '',
        authType: 'THREE_DS',
        redirect: true,
        payer: 'page',
        agreed: order.money,
        address,
        // A repeated form leads to the attempt that it started.
        reference: referenceOfForm(formToken),
      });
      switch (result.kind) {
        case 'started':
          return seeOther(`${theme.publicBaseUrl}/pay/start/${merchant.merchantId}/${result.reference}`);
        case 'card-refused':
        case 'expired-token':
        case 'unknown-token':
        case 'no-instrument':
          return showAgain({ fieldErrors: refusedCard(result, submission, found), notices: [] });
        case 'refused':
          // The order has changed: its page shows the current state.
          return seeOther(addressOf(link));
        case 'limited':
          throw new ApiError(ErrorCode.rate_limited, { retryAfterSeconds: result.retryAfterSeconds });
        default: {
          const never: never = result;
          return never;
        }
      }
    },
  };
}

export type PaymentPage = ReturnType<typeof createPaymentPage>;
