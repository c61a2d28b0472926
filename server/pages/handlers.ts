/**
 * The page operations of the contract.
 */
import type { PagesHandlers } from '../../generated/server/handlers.ts';
import type { Sealer } from '../domain/ports/sealed.ts';
import type { Contexts } from '../http/request/context.ts';
import type { Random } from '../platform/runtime.ts';
import { createPayStep, type PayStepDeps } from './attempt/pay-step.ts';
import { createSingleUseForms } from './form/form-token.ts';
import { pageAnswerResponse, pageResponse, redirectResponse } from './layout/page-answer.ts';
import { createManagementPage, type ManagementPageDeps } from './management/management-page.ts';
import { type CheckoutLockerDeps, createReadCheckoutLocker } from './payment/checkout-locker.ts';
import { createPaymentPage, type PaymentPageDeps } from './payment/payment-page.ts';
import { createReturnUrlOf } from './result/return-url.ts';
import { toManagementSubmission, toPaymentSubmission, unexpectedCardFields } from './wire.ts';

export interface PagesDeps
  extends Omit<PaymentPageDeps, 'returnUrlOf' | 'readLocker' | 'forms'>,
    Omit<PayStepDeps, 'returnUrlOf'>,
    Omit<ManagementPageDeps, 'forms'>,
    CheckoutLockerDeps {
  readonly locker: ManagementPageDeps['locker'];
  readonly managementSessions: ManagementPageDeps['managementSessions'] & PayStepDeps['managementSessions'];
  readonly sealer: Pick<Sealer, 'open'>;
  readonly random: Random;
}

export function pagesHandlers(deps: PagesDeps): PagesHandlers<Contexts> {
  const { theme } = deps;
  const returnUrlOf = createReturnUrlOf(deps);
  const forms = createSingleUseForms(deps.formTokens, deps.random);
  const paymentPage = createPaymentPage({ ...deps, returnUrlOf, forms, readLocker: createReadCheckoutLocker(deps) });
  const managementPage = createManagementPage({ ...deps, forms });
  const payStep = createPayStep({ ...deps, returnUrlOf });
  return {
    async showPaymentPage({ path }) {
      const { link } = path;
      return pageResponse(theme, (await managementPage.show(link)) ?? (await paymentPage.show(link)));
    },

    async payOnPaymentPage({ path, body }, { address, userAgent }) {
      const { link } = path;
      const managed = await managementPage.submit(link, toManagementSubmission(body, { address, userAgent }));
      if (managed !== undefined) return pageAnswerResponse(theme, managed);
      return pageAnswerResponse(theme, await paymentPage.pay(link, { ...toPaymentSubmission(body), address }));
    },

    async showPayStep({ path }) {
      return pageAnswerResponse(theme, await payStep.show({ merchantId: path.merchant_id, reference: path.ref }));
    },

    async returnFromGateway({ path, query }) {
      const parameters = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
      const address = { merchantId: path.merchant_id, reference: path.ref };
      return redirectResponse(await payStep.returned(address, Object.fromEntries(parameters)));
    },

    async submitPayStep({ path, body }, { address, userAgent }) {
      const { action, consent, otp = '', _csrf: formToken = '' } = body;
      const sender = { address, userAgent };
      const submission = {
        formToken,
        action,
        consent,
        password: otp.trim(),
        sender,
        unexpectedFields: unexpectedCardFields(body),
      };
      return pageAnswerResponse(
        theme,
        await payStep.submit({ merchantId: path.merchant_id, reference: path.ref }, submission),
      );
    },
  };
}
