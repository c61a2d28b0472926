/**
 * The page of one payment attempt, at the authentication address: the sandbox's bank page while the customer is asked,
 * then the way back to the shop. Records nothing itself; `answerChallenge` does.
 */
import { ErrorCode } from '../../generated/values.ts';
import { ApiError } from '../http/api-error.ts';
import type { MerchantDirectory } from '../merchants/directory.ts';
import type { Merchant } from '../merchants/merchant.ts';
import type { OrderStore, StoredOrder } from '../orders/store.ts';
import type { Clock } from '../runtime.ts';
import type { AnswerChallenge, ChallengeAnswer } from '../txns/answer-challenge.ts';
import { referenceHash } from '../txns/reference.ts';
import type { Txn } from '../txns/txn.ts';
import { bankPage } from './bank-page.ts';
import { type PageNeeds, plainPage } from './content-security-policy.ts';
import { formExpiry } from './form-expiry.ts';
import type { FormPurpose, FormTokens } from './form-token.ts';
import type { PageLook } from './look.ts';
import { type PageAnswer, seeOther, showing } from './page-answer.ts';
import { attemptState, refreshSeconds } from './page-state.ts';
import { attemptResultPage, paidElsewherePage, waitingPage } from './result-pages.ts';
import { texts } from './texts.ts';
import type { WayBack } from './way-back.ts';

export interface PayStepDeps {
  readonly store: Pick<OrderStore, 'findByRef'>;
  readonly directory: Pick<MerchantDirectory, 'byId'>;
  readonly answerChallenge: AnswerChallenge;
  readonly formTokens: FormTokens;
  readonly wayBack: WayBack;
  readonly look: PageLook;
  readonly clock: Clock;
}

/** Which attempt: the two parts of its address. */
export interface AttemptAddress {
  readonly merchantId: string;
  readonly reference: string;
}

/** A form that was sent. */
export interface StepEntry {
  readonly formToken: string;
  readonly action: 'pay' | 'cancel' | undefined;
  readonly password: string;
  /** The names of card fields in the form, where none belongs. */
  readonly strayFields: readonly string[];
}

interface Attempt {
  readonly address: AttemptAddress;
  readonly merchant: Merchant;
  readonly stored: StoredOrder;
  readonly txn: Txn;
}

const withForm: PageNeeds = { ...plainPage, form: 'leads-on' };

export function createPayStep(deps: PayStepDeps) {
  const { store, directory, answerChallenge, formTokens, wayBack, look, clock } = deps;

  async function find(address: AttemptAddress): Promise<Attempt> {
    const refHash = referenceHash(address.reference);
    const stored = await store.findByRef(refHash);
    const txn = stored?.order.txns.find((item) => item.refHash === refHash);
    const own = stored?.order.merchantId === address.merchantId;
    const merchant = own ? await directory.byId(address.merchantId) : null;
    if (stored === undefined || txn === undefined || merchant === null || merchant.disabled) {
      throw new ApiError(ErrorCode.object_not_found, { userMessage: texts.error.unknownReference });
    }
    return { address, merchant, stored, txn };
  }

  function purposeOf({ reference }: AttemptAddress): FormPurpose {
    return { reference, step: 'bank' };
  }

  function showBank({ address, merchant, stored: { order }, txn }: Attempt, wrong: string): PageAnswer {
    const formToken = formTokens.issue(purposeOf(address), formExpiry(order));
    return showing(bankPage({ look, merchant, order, txn, formToken, wrong }), withForm);
  }

  function partsOf({ merchant, stored: { order } }: Attempt) {
    return { merchant, order, back: wayBack(merchant, order) };
  }

  function needsOf({ merchant }: Attempt): PageNeeds {
    return { ...plainPage, logoUrl: merchant.paymentPage.logoUrl };
  }

  function showWaiting(attempt: Attempt, why: 'processing' | 'busy'): PageAnswer {
    const seconds = refreshSeconds(attempt.txn.updatedAt, clock.now());
    return showing(waitingPage({ ...partsOf(attempt), why, refreshSeconds: seconds }), {
      ...needsOf(attempt),
      script: 'waiting',
    });
  }

  function leave(attempt: Attempt): PageAnswer {
    const parts = partsOf(attempt);
    if (attempt.txn.redirect && parts.back !== null) return seeOther(parts.back);
    return showing(attemptResultPage(parts, attempt.txn), needsOf(attempt));
  }

  /** The customer's time is over: that is noted now, without waiting for the housekeeper, so that the shop is told. */
  async function closeOverdue(attempt: Attempt): Promise<PageAnswer> {
    const { merchant, stored, txn } = attempt;
    await answerChallenge(merchant, stored, txn.txnUuid, { kind: 'cancel' });
    return leave(await find(attempt.address));
  }

  function showStep(attempt: Attempt): PageAnswer | Promise<PageAnswer> {
    const state = attemptState(attempt.stored.order, attempt.txn, clock.now());
    switch (state) {
      case 'bank':
        return showBank(attempt, '');
      case 'overdue':
        return closeOverdue(attempt);
      case 'paid-elsewhere':
        return showing(paidElsewherePage(partsOf(attempt)), needsOf(attempt));
      case 'busy':
      case 'processing':
        return showWaiting(attempt, state);
      case 'ended':
        return leave(attempt);
      default: {
        const never: never = state;
        return never;
      }
    }
  }

  function refuseForeignForm(address: AttemptAddress, entry: StepEntry): void {
    if (entry.strayFields.length > 0) {
      throw new ApiError(ErrorCode.INVALID_REQUEST, {
        message: texts.error.cardNotTakenHere,
        fields: entry.strayFields.map((name) => ({ name, reason: texts.error.cardField })),
      });
    }
    if (!formTokens.accepts(purposeOf(address), entry.formToken)) throw new ApiError(ErrorCode.bad_origin);
  }

  function answerOf(entry: StepEntry): ChallengeAnswer {
    switch (entry.action) {
      case 'pay':
        return { kind: 'password', text: entry.password };
      case 'cancel':
        return { kind: 'cancel' };
      case undefined:
        throw new ApiError(ErrorCode.mandatory_fields_missing, {
          fields: [{ name: 'action', reason: texts.error.actionMissing }],
        });
      default: {
        const never: never = entry.action;
        return never;
      }
    }
  }

  return {
    /** The step the attempt stands at, or the way back to the shop. */
    async show(address: AttemptAddress): Promise<PageAnswer> {
      return showStep(await find(address));
    },

    /** Takes the bank page's form. Throws when it is not the page's own; nothing is recorded then. */
    async submit(address: AttemptAddress, entry: StepEntry): Promise<PageAnswer> {
      const attempt = await find(address);
      refuseForeignForm(address, entry);
      const answer = answerOf(entry);
      const asked = attemptState(attempt.stored.order, attempt.txn, clock.now()) === 'bank';
      // A wrong password ends the attempt; an empty one is merely not yet an answer.
      if (asked && answer.kind === 'password' && answer.text === '') {
        return showBank(attempt, texts.bank.missingPassword);
      }
      const { kind } = await answerChallenge(attempt.merchant, attempt.stored, attempt.txn.txnUuid, answer);
      if (kind !== 'busy')
        return seeOther(`${look.publicBaseUrl}/pay/start/${address.merchantId}/${address.reference}`);
      const now = await find(address);
      return attemptState(now.stored.order, now.txn, clock.now()) === 'paid-elsewhere'
        ? showing(paidElsewherePage(partsOf(now)), needsOf(now))
        : showWaiting(now, 'busy');
    },
  };
}

export type PayStep = ReturnType<typeof createPayStep>;
