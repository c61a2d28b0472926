/**
 * The page operations of the contract.
 */
import type { PagesHandlers } from '../../generated/server/handlers.ts';
import { type PageLinks, readPageLink } from '../domain/payments/reference.ts';
import type { Sealer } from '../domain/ports/sealed.ts';
import type { AnonymousContext, Contexts, OpenContext } from '../http/request/context.ts';
import type { Random } from '../platform/runtime.ts';
import { type AttemptAddress, createPayStep, type PayStepDeps } from './attempt/pay-step.ts';
import { createSingleUseForms } from './form/form-token.ts';
import type { PageVisit } from './form/page-visit.ts';
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
  readonly links: PageLinks;
  readonly locker: ManagementPageDeps['locker'];
  readonly managementSessions: ManagementPageDeps['managementSessions'] & PayStepDeps['managementSessions'];
  readonly sealer: Pick<Sealer, 'open'>;
  readonly random: Random;
}

type PageCaller = AnonymousContext | OpenContext;

/** `isForFrame`: the link's. A browser that says where it shows the page knows better. */
function visitOf(caller: PageCaller, isForFrame: boolean): PageVisit {
  const { address, userAgent } = caller;
  const isFramed = (caller.kind === 'none' ? caller.isFramed : undefined) ?? isForFrame;
  return { address, userAgent, acceptLanguage: acceptLanguageOf(caller), window: isFramed ? 'frame' : 'whole' };
}

function acceptLanguageOf(caller: PageCaller): string {
  return caller.kind === 'none' ? caller.acceptLanguage : '';
}

interface PayStepPath {
  readonly merchant_id: string;
  readonly ref: string;
}

function addressOf({ merchant_id: merchantId, ref: reference }: PayStepPath, caller: PageCaller): AttemptAddress {
  return { merchantId, reference, acceptLanguage: acceptLanguageOf(caller) };
}

function parametersOf(query: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

export function pagesHandlers(deps: PagesDeps): PagesHandlers<Contexts> {
  const { theme } = deps;
  const returnUrlOf = createReturnUrlOf(deps);
  const forms = createSingleUseForms(deps.formTokens, deps.random);
  const paymentPage = createPaymentPage({ ...deps, returnUrlOf, forms, readLocker: createReadCheckoutLocker(deps) });
  const managementPage = createManagementPage({ ...deps, forms });
  const payStep = createPayStep({ ...deps, returnUrlOf });
  return {
    async showPaymentPage({ path }, caller) {
      const { link, isForFrame } = readPageLink(path.link);
      const managed = await managementPage.show(link, acceptLanguageOf(caller));
      return pageResponse(theme, managed ?? (await paymentPage.show(link, visitOf(caller, isForFrame))));
    },

    async payOnPaymentPage({ path, body }, caller) {
      const { link, isForFrame } = readPageLink(path.link);
      const { address, userAgent } = caller;
      const acceptLanguage = acceptLanguageOf(caller);
      const managed = await managementPage.submit(link, {
        ...toManagementSubmission(body, { address, userAgent }),
        acceptLanguage,
      });
      if (managed !== undefined) return pageAnswerResponse(theme, managed);
      return pageAnswerResponse(
        theme,
        await paymentPage.pay(link, { ...toPaymentSubmission(body), ...visitOf(caller, isForFrame) }),
      );
    },

    async showPayStep({ path, query }, caller) {
      return pageAnswerResponse(theme, await payStep.show(addressOf(path, caller), parametersOf(query)));
    },

    async returnFromGateway({ path, query }, caller) {
      return redirectResponse(await payStep.returned(addressOf(path, caller), parametersOf(query)));
    },

    async submitPayStep({ path, body }, caller) {
      const { action, consent, otp = '', _csrf: formToken = '' } = body;
      const sender = { address: caller.address, userAgent: caller.userAgent };
      const submission = {
        formToken,
        action,
        consent,
        password: otp.trim(),
        sender,
        unexpectedFields: unexpectedCardFields(body),
      };
      return pageAnswerResponse(theme, await payStep.submit(addressOf(path, caller), submission));
    },
  };
}
