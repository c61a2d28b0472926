/**
 * The hosted payment page: finds the order of a link, shows what it stands at, and starts a payment with the card that
 * the customer enters. The card goes to `startTxn` and nowhere else.
 */
import { ErrorCode } from '../../generated/values.ts';
import { ApiError } from '../http/api-error.ts';
import type { MerchantDirectory } from '../merchants/directory.ts';
import type { Merchant } from '../merchants/merchant.ts';
import type { Order } from '../orders/order.ts';
import type { OrderStore, StoredOrder } from '../orders/store.ts';
import type { Clock } from '../runtime.ts';
import type { CardFields } from '../txns/card-choice.ts';
import { referenceHash } from '../txns/reference.ts';
import type { StartTxn } from '../txns/start-txn.ts';
import { holdsOrder } from '../txns/status.ts';
import { type KeptFields, noFields } from './card-fields.ts';
import { cardPage } from './card-page.ts';
import type { PageNeeds } from './content-security-policy.ts';
import { formExpiry } from './form-expiry.ts';
import type { FormPurpose, FormTokens } from './form-token.ts';
import type { PageLook } from './look.ts';
import { type PageAnswer, type ShownPage, seeOther, showing } from './page-answer.ts';
import { type Notice, type OrderState, orderState, refreshSeconds } from './page-state.ts';
import type { Wrong } from './parts.ts';
import { paidPage, unpayablePage, waitingPage } from './result-pages.ts';
import { texts } from './texts.ts';
import type { WayBack } from './way-back.ts';
import { keptFields, nameProblem, toWrongs } from './wire.ts';

export interface PaymentPageDeps {
  readonly store: Pick<OrderStore, 'findByRef'>;
  readonly directory: Pick<MerchantDirectory, 'byId'>;
  readonly startTxn: StartTxn;
  readonly formTokens: FormTokens;
  readonly wayBack: WayBack;
  readonly look: PageLook;
  readonly clock: Clock;
}

/** A form that was sent. */
export interface CardEntry {
  readonly formToken: string;
  /** The amount that the page showed, as its form carries it. */
  readonly agreed: string;
  /** Whether a button of the page was pressed. */
  readonly action: 'pay' | undefined;
  readonly card: CardFields;
  /** The sender's network address. */
  readonly address: string;
}

export function createPaymentPage(deps: PaymentPageDeps) {
  const { store, directory, startTxn, formTokens, wayBack, look, clock } = deps;

  async function find(link: string): Promise<{ stored: StoredOrder; merchant: Merchant }> {
    const stored = await store.findByRef(referenceHash(link));
    const merchant = stored === undefined ? null : await directory.byId(stored.order.merchantId);
    if (stored === undefined || merchant === null || merchant.disabled) {
      throw new ApiError(ErrorCode.object_not_found, { userMessage: texts.error.unknownLink });
    }
    return { stored, merchant };
  }

  /** The form is good for the amount it was shown with: nobody pays an amount they have not seen. */
  function purposeOf(link: string, agreed: string): FormPurpose {
    return { reference: link, step: `card ${agreed}` };
  }

  function agreedBy({ money }: Order): string {
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
    readonly kept: KeptFields;
    readonly wrongs: readonly Wrong[];
    /** What is to be said besides what the order says of itself. */
    readonly notices: readonly Notice[];
  }

  function showForm(shown: Shown, state: Extract<OrderState, { kind: 'payable' }>): ShownPage {
    const { link, merchant, stored, kept, wrongs } = shown;
    const { order } = stored;
    const agreed = agreedBy(order);
    const page = cardPage({
      merchant,
      order,
      notices: [...shown.notices, ...state.notices],
      otherGateways: state.otherGateways,
      cards: [],
      saving: 'not-offered',
      kept,
      wrongs,
      formToken: formTokens.issue(purposeOf(link, agreed), formExpiry(order)),
      agreed,
      now: clock.now(),
    });
    return showing(page, needsOf(merchant, 'leads-on'));
  }

  function showState(shown: Shown): ShownPage {
    const { merchant } = shown;
    const { order } = shown.stored;
    const now = clock.now();
    const state = orderState(order, merchant, now);
    const parts = { merchant, order, back: wayBack(merchant, order) };
    const needs = needsOf(merchant, 'none');
    switch (state.kind) {
      case 'payable':
        return showForm(shown, state);
      case 'paid':
        return showing(paidPage(parts), needs);
      case 'processing': {
        const since = order.txns.find((txn) => holdsOrder(txn.status))?.updatedAt ?? now;
        const page = waitingPage({ ...parts, why: 'processing', refreshSeconds: refreshSeconds(since, now) });
        return showing(page, { ...needs, script: 'waiting' });
      }
      case 'closed':
      case 'expired':
      case 'exhausted':
        return showing(unpayablePage(parts, state.kind), needs);
      default: {
        const never: never = state;
        return never;
      }
    }
  }

  return {
    /** The page as the order stands now. */
    async show(link: string): Promise<ShownPage> {
      return showState({ link, ...(await find(link)), kept: noFields, wrongs: [], notices: [] });
    },

    /** Takes the page's form. Throws when it is not the page's own, or when there were too many. */
    async pay(link: string, entry: CardEntry): Promise<PageAnswer> {
      const { stored, merchant } = await find(link);
      if (!formTokens.accepts(purposeOf(link, entry.agreed), entry.formToken)) throw new ApiError(ErrorCode.bad_origin);
      if (entry.action === undefined) {
        throw new ApiError(ErrorCode.mandatory_fields_missing, {
          fields: [{ name: 'action', reason: texts.error.actionMissing }],
        });
      }
      const again = (said: Pick<Shown, 'wrongs' | 'notices'>) =>
        showState({ link, merchant, stored, kept: keptFields(entry.card), ...said });
      if (entry.agreed !== agreedBy(stored.order)) return again({ wrongs: [], notices: ['changed'] });
      const misplaced = nameProblem(entry.card);
      if (misplaced.length > 0) return again({ wrongs: misplaced, notices: [] });
      const result = await startTxn({
        merchant,
        orderKey: () => Promise.resolve(stored.key),
        newOrderCustomer: null,
        card: { kind: 'new', fields: entry.card },
        saveToLocker: false,
        tokenize: undefined,
        consentFrom: { via: 'page', textVersion: '', address: entry.address, userAgent: '' },
        paymentMethod: '',
        authType: 'THREE_DS',
        redirect: true,
        payer: 'known',
        agreed: stored.order.money,
        address: entry.address,
      });
      switch (result.kind) {
        case 'started':
          return seeOther(`${look.publicBaseUrl}/pay/start/${merchant.merchantId}/${result.reference}`);
        case 'card-refused':
          return again({ wrongs: toWrongs(result.problems), notices: [] });
        case 'expired-token':
        case 'unknown-token':
        case 'no-instrument':
        case 'refused':
          // The order has moved on: its page says how it stands now.
          return seeOther(`${look.publicBaseUrl}/payment-page/${link}`);
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
