/**
 * The operations of the pages: the contract's requests and answers around payment-page.ts and pay-step.ts.
 */
import type { PagesHandlers } from '../../generated/server/handlers.ts';
import type { Locker } from '../cards/locker.ts';
import type { AnswerConsent } from '../consent/answer-consent.ts';
import type { CustomerReferences } from '../customers/customer-reference.ts';
import type { Contexts } from '../http/context.ts';
import type { MerchantDirectory } from '../merchants/directory.ts';
import type { PageLinks } from '../orders/page-links.ts';
import type { OrderStore } from '../orders/store.ts';
import type { Clock } from '../runtime.ts';
import type { AnswerChallenge } from '../txns/answer-challenge.ts';
import type { StartTxn } from '../txns/start-txn.ts';
import type { Sealer } from '../vault/sealed.ts';
import { createReadCheckoutLocker } from './checkout-locker.ts';
import type { FormTokens } from './form-token.ts';
import type { PageLook } from './look.ts';
import { pageAnswerResponse, pageResponse } from './page-answer.ts';
import { createPayStep } from './pay-step.ts';
import { createPaymentPage } from './payment-page.ts';
import { createWayBack } from './way-back.ts';
import { strayCardFields, toCardEntry } from './wire.ts';

export interface PagesDeps {
  readonly store: Pick<OrderStore, 'findByRef'>;
  readonly directory: Pick<MerchantDirectory, 'byId'>;
  readonly startTxn: StartTxn;
  readonly locker: Pick<Locker, 'list'>;
  readonly references: CustomerReferences;
  readonly links: Pick<PageLinks, 'ofSession'>;
  readonly answerChallenge: AnswerChallenge;
  readonly answerConsent: AnswerConsent;
  readonly formTokens: FormTokens;
  readonly sealer: Pick<Sealer, 'open'>;
  readonly look: PageLook;
  readonly clock: Clock;
}

export function pagesHandlers(deps: PagesDeps): PagesHandlers<Contexts> {
  const { look } = deps;
  const wayBack = createWayBack(deps);
  const paymentPage = createPaymentPage({ ...deps, wayBack, readLocker: createReadCheckoutLocker(deps) });
  const payStep = createPayStep({ ...deps, wayBack });
  return {
    async showPaymentPage({ path }) {
      return pageResponse(look, await paymentPage.show(path.link));
    },

    async payOnPaymentPage({ path, body }, { address }) {
      const { action, amount_shown: agreed = '', _csrf: formToken = '' } = body;
      const entry = { formToken, agreed, action, ...toCardEntry(body), address };
      return pageAnswerResponse(look, await paymentPage.pay(path.link, entry));
    },

    async showPayStep({ path }) {
      return pageAnswerResponse(look, await payStep.show({ merchantId: path.merchant_id, reference: path.ref }));
    },

    async submitPayStep({ path, body }, { address, userAgent }) {
      const { action, consent, otp = '', _csrf: formToken = '' } = body;
      const sender = { address, userAgent };
      const entry = { formToken, action, consent, password: otp.trim(), sender, strayFields: strayCardFields(body) };
      return pageAnswerResponse(
        look,
        await payStep.submit({ merchantId: path.merchant_id, reference: path.ref }, entry),
      );
    },
  };
}
