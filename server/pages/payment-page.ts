/**
 * The hosted payment page: finds the order of a link, shows what it stands at, and starts a payment with the card that
 * the customer enters. The card goes to `startTxn` and nowhere else.
 */
import { ErrorCode } from '../../generated/values.ts';
import { ApiError } from '../http/api-error.ts';
import type { MerchantDirectory } from '../merchants/directory.ts';
import type { Merchant } from '../merchants/merchant.ts';
import type { OrderStore, StoredOrder } from '../orders/store.ts';
import type { Clock } from '../runtime.ts';
import { referenceHash } from '../txns/reference.ts';
import type { CardFields, StartTxn } from '../txns/start-txn.ts';
import { holdsOrder } from '../txns/status.ts';
import { cardPage, type KeptFields, noFields } from './card-page.ts';
import type { PageNeeds } from './content-security-policy.ts';
import { formExpiry } from './form-expiry.ts';
import type { FormPurpose, FormTokens } from './form-token.ts';
import type { PageLook } from './look.ts';
import { type PageAnswer, type ShownPage, seeOther, showing } from './page-answer.ts';
import { type Notice, orderState, refreshSeconds } from './page-state.ts';
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
  function purposeOf(link: string, { order }: StoredOrder): FormPurpose {
    return { reference: link, step: `card ${order.money.minor} ${order.money.currency}` };
  }

  function needsOf(merchant: Merchant, form: PageNeeds['form']): PageNeeds {
    const { logoUrl, frameAncestors } = merchant.paymentPage;
    return { form, logoUrl, frameAncestors };
  }

  interface Shown {
    readonly link: string;
    readonly merchant: Merchant;
    readonly stored: StoredOrder;
    readonly kept: KeptFields;
    readonly wrongs: readonly Wrong[];
  }

  function showForm(shown: Shown, notices: readonly Notice[]): ShownPage {
    const { link, merchant, stored, kept, wrongs } = shown;
    const { order } = stored;
    const formToken = formTokens.issue(purposeOf(link, stored), formExpiry(order));
    return showing(cardPage({ merchant, order, notices, kept, wrongs, formToken }), needsOf(merchant, 'leads-on'));
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
        return showForm(shown, state.notices);
      case 'paid':
        return showing(paidPage(parts), needs);
      case 'processing': {
        const since = order.txns.find((txn) => holdsOrder(txn.status))?.updatedAt ?? now;
        return showing(waitingPage({ ...parts, why: 'processing', refreshSeconds: refreshSeconds(since, now) }), needs);
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
      return showState({ link, ...(await find(link)), kept: noFields, wrongs: [] });
    },

    /** Takes the page's form. Throws when it is not the page's own, or when there were too many. */
    async pay(link: string, entry: CardEntry): Promise<PageAnswer> {
      const { stored, merchant } = await find(link);
      if (!formTokens.accepts(purposeOf(link, stored), entry.formToken)) throw new ApiError(ErrorCode.bad_origin);
      if (entry.action === undefined) {
        throw new ApiError(ErrorCode.mandatory_fields_missing, {
          fields: [{ name: 'action', reason: texts.error.actionMissing }],
        });
      }
      const again = (wrongs: readonly Wrong[]) =>
        showState({ link, merchant, stored, kept: keptFields(entry.card), wrongs });
      const misplaced = nameProblem(entry.card);
      if (misplaced.length > 0) return again(misplaced);
      const result = await startTxn({
        merchant,
        orderKey: () => Promise.resolve(stored.key),
        card: entry.card,
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
          return again(toWrongs(result.problems));
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
