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
import type { PageNeeds } from '../layout/content-security-policy.ts';
import { type PageAnswer, type ShownPage, seeOther, showPage } from '../layout/page-answer.ts';
import type { PageTheme } from '../layout/theme.ts';
import { paidPage, unpayablePage, waitingPage } from '../result/result-pages.ts';
import type { ReturnUrlOf } from '../result/return-url.ts';
import { texts } from '../texts/texts.ts';
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
export interface PaymentSubmission extends CardSubmission {
  readonly formToken: string;
  /** The displayed amount, as the form carries it. */
  readonly shownAmount: string;
  readonly action: 'pay' | undefined;
  readonly address: string;
}

type CardRefusal = Exclude<StartResult, { readonly kind: 'started' | 'refused' | 'limited' }>;

/** The errors of a refused card. A stored card has no expiry field. */
function refusedCard(refusal: CardRefusal, { choice }: CardSubmission): readonly FieldError[] {
  switch (refusal.kind) {
    case 'card-refused':
      return toFieldErrors(refusal.problems).map((error) =>
        error.name === 'card_exp_year' && !isNewCard(choice) ? { ...error, name: 'card_reference' } : error,
      );
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

export function createPaymentPage(deps: PaymentPageDeps) {
  const { store, directory, startTxn, readLocker, forms, returnUrlOf, theme, clock } = deps;

  async function find(link: string): Promise<{ stored: StoredOrder; merchant: Merchant }> {
    const stored = await store.findByRef(referenceHash(link));
    const merchant = stored === undefined ? null : await directory.byId(stored.order.merchantId);
    if (stored === undefined || merchant === null || merchant.disabled) {
      throw new ApiError(ErrorCode.object_not_found, { userMessage: texts.error.unknownLink });
    }
    return { stored, merchant };
  }

  /** A form is valid for its displayed amount only: nobody pays an amount they have not seen. */
  function purposeOf(link: string, shownAmount: string): FormPurpose {
    return { reference: link, step: `card ${shownAmount}` };
  }

  function amountOf({ money }: Order): string {
    return `${money.minor} ${money.currency}`;
  }

  function needsOf(merchant: Merchant, form: PageNeeds['form']): PageNeeds {
    const { logoUrl, frameAncestors } = merchant.paymentPage;
    return { form, logoUrl, frameAncestors, script: form === 'none' ? 'none' : 'card-form' };
  }

  interface Shown {
    readonly link: string;
    readonly merchant: Merchant;
    readonly stored: StoredOrder;
    readonly values: FormValues;
    readonly fieldErrors: readonly FieldError[];
    /** Notices beyond those of the order's state. */
    readonly notices: readonly Notice[];
  }

  function addressOf(link: string): string {
    return `${theme.publicBaseUrl}/payment-page/${link}`;
  }

  async function showForm(shown: Shown, state: Extract<OrderState, { kind: 'payable' }>): Promise<ShownPage> {
    const { link, merchant, stored, values, fieldErrors } = shown;
    const { order } = stored;
    const shownAmount = amountOf(order);
    const { cards, saving } = await readLocker(merchant, order, addressOf(link));
    const page = cardPage({
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
      now: clock.now(),
    });
    return showPage(page, needsOf(merchant, 'redirects'));
  }

  async function showState(shown: Shown): Promise<ShownPage> {
    const { merchant } = shown;
    const { order } = shown.stored;
    const now = clock.now();
    const state = orderState(order, merchant, now);
    const parts = { merchant, order, returnUrl: returnUrlOf(merchant, order), storedCardsUrl: null };
    const needs = needsOf(merchant, 'none');
    switch (state.kind) {
      case 'payable':
        return showForm(shown, state);
      case 'paid':
        return showPage(paidPage(parts), needs);
      case 'processing': {
        const since = order.txns.find((txn) => holdsOrder(txn.status))?.updatedAt ?? now;
        const page = waitingPage({ ...parts, why: 'processing', refreshSeconds: refreshSeconds(since, now) });
        return showPage(page, { ...needs, script: 'waiting' });
      }
      case 'closed':
      case 'expired':
      case 'exhausted':
        return showPage(unpayablePage(parts, state.kind), needs);
      default: {
        const never: never = state;
        return never;
      }
    }
  }

  return {
    async show(link: string): Promise<ShownPage> {
      return showState({ link, ...(await find(link)), values: emptyFormValues, fieldErrors: [], notices: [] });
    },

    /** Throws for a form that this page did not render, and when there are too many attempts. */
    async pay(link: string, submission: PaymentSubmission): Promise<PageAnswer> {
      const { stored, merchant } = await find(link);
      if (!forms.accepts(purposeOf(link, submission.shownAmount), submission.formToken))
        throw new ApiError(ErrorCode.bad_origin);
      if (submission.action === undefined) {
        throw new ApiError(ErrorCode.mandatory_fields_missing, {
          fields: [{ name: 'action', reason: texts.error.actionMissing }],
        });
      }
      const showAgain = (said: Pick<Shown, 'fieldErrors' | 'notices'>) =>
        showState({ link, merchant, stored, values: redisplayedValues(submission), ...said });
      const { order } = stored;
      if (submission.shownAmount !== amountOf(order)) return showAgain({ fieldErrors: [], notices: ['changed'] });
      const chosen = chosenCard(submission, await readLocker(merchant, order, addressOf(link)));
      if (chosen.kind === 'invalid') return showAgain({ fieldErrors: chosen.fieldErrors, notices: [] });
      const result = await startTxn({
        merchant,
        purpose: 'payment',
        orderKey: () => Promise.resolve(stored.key),
        newOrder: null,
        card: chosen.card,
        saveToLocker: chosen.saveToLocker,
        tokenize: undefined,
        consentFrom: { via: 'page', textVersion: '', address: submission.address, userAgent: '' },
        paymentMethod: '',
        authType: 'THREE_DS',
        redirect: true,
        payer: 'known',
        agreed: order.money,
        address: submission.address,
        // A repeated form leads to the attempt that it started.
        reference: referenceOfForm(submission.formToken),
      });
      switch (result.kind) {
        case 'started':
          return seeOther(`${theme.publicBaseUrl}/pay/start/${merchant.merchantId}/${result.reference}`);
        case 'card-refused':
        case 'expired-token':
        case 'unknown-token':
        case 'no-instrument':
          return showAgain({ fieldErrors: refusedCard(result, submission), notices: [] });
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
