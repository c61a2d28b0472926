/**
 * The page where a customer manages stored cards, opened by a link from POST /session. Each form is valid for one action on
 * one card of this customer.
 */
import { ErrorCode } from '../../../generated/values.ts';
import type { SavedCard } from '../../domain/cards/saved-card.ts';
import type { TokenRequestorOf } from '../../domain/cards/token-network.ts';
import type { Customer, ManagementSession } from '../../domain/customers/customer.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Consent } from '../../domain/payments/consent.ts';
import { acceptedCardsConsents, type ConsentVersion, cardsConsents } from '../../domain/payments/consent.ts';
import { referenceHash, referenceOfForm } from '../../domain/payments/reference.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { CustomerStore } from '../../storage/customers.ts';
import type { ManagementSessionStore } from '../../storage/management-sessions.ts';
import type { Locker } from '../../usecases/cards/locker.ts';
import type { MerchantDirectory } from '../../usecases/merchants/directory.ts';
import type { TokenizeOutOfBand } from '../../usecases/payments/tokenize-out-of-band.ts';
import type { FieldError } from '../components/elements.ts';
import { toFieldErrors } from '../components/elements.ts';
import { savedCardView } from '../components/saved-card-view.ts';
import type { FormPurpose, SingleUseForms } from '../form/form-token.ts';
import { consentStep, graceAfter } from '../form/form-token.ts';
import { UNKNOWN_LINK } from '../form/refusals.ts';
import { pageNeeds } from '../layout/content-security-policy.ts';
import { type PageAnswer, type ShownPage, seeOther, showPage } from '../layout/page-answer.ts';
import type { PageTheme } from '../layout/theme.ts';
import { chooseTexts, type Texts } from '../texts/texts.ts';
import { type CardAction, idSuffix, storedCardsExpiredPage, storedCardsPage } from './stored-cards-page.ts';

export interface ManagementPageDeps {
  readonly managementSessions: Pick<ManagementSessionStore, 'find' | 'noteBegun'>;
  readonly customers: Pick<CustomerStore, 'find'>;
  readonly directory: Pick<MerchantDirectory, 'byId'>;
  readonly locker: Pick<Locker, 'list' | 'find' | 'remove'>;
  readonly tokenizeOutOfBand: TokenizeOutOfBand;
  readonly tokenRequestorOf: TokenRequestorOf;
  readonly forms: SingleUseForms;
  readonly theme: PageTheme;
  readonly clock: Clock;
}

/** A submitted form. */
export interface ManagementSubmission {
  readonly formToken: string;
  /** The pressed button; undefined without one of this page. */
  readonly action: CardAction | undefined;
  readonly cardReference: string;
  readonly securityCode: string;
  /** Whether the checkbox was selected. */
  readonly consent: 'yes' | undefined;
  readonly sender: Pick<Consent, 'address' | 'userAgent'>;
  /** The Accept-Language header. */
  readonly acceptLanguage: string;
}

interface Visit {
  readonly link: string;
  readonly texts: Texts;
  readonly session: ManagementSession;
  readonly merchant: Merchant;
  readonly customer: Customer;
}

export function createManagementPage(deps: ManagementPageDeps) {
  const { managementSessions, customers, directory, locker, tokenizeOutOfBand, tokenRequestorOf } = deps;
  const { forms, theme, clock } = deps;

  /** Undefined for other links. Throws when the customer or merchant no longer exists. */
  async function find(link: string, acceptLanguage: string): Promise<Visit | undefined> {
    const session = await managementSessions.find(referenceHash(link));
    if (session === undefined) return undefined;
    const merchant = await directory.byId(session.merchantId);
    const customer = await customers.find(session.merchantId, session.customerUid);
    if (merchant === null || merchant.disabled || customer === undefined) {
      throw new ApiError(ErrorCode.object_not_found, { userMessage: UNKNOWN_LINK });
    }
    const texts = chooseTexts({ order: '', merchant: merchant.paymentPage.language, accepted: acceptLanguage });
    return { link, texts, session, merchant, customer };
  }

  function purposeOf(link: string, action: CardAction, cardReference: string, version: ConsentVersion): FormPurpose {
    const step = `${action} ${cardReference}`;
    return { reference: link, step: action === 'tokenize' ? consentStep(step, version) : step };
  }

  /** The consent version of a form of this page; undefined for a foreign form. */
  function shownVersion(link: string, submission: ManagementSubmission, action: CardAction) {
    const { formToken, cardReference } = submission;
    return acceptedCardsConsents.find((version) =>
      forms.accepts(purposeOf(link, action, cardReference, version), formToken),
    );
  }

  function newFormToken({ link, texts, session }: Visit, action: CardAction, cardReference: string): string {
    return forms.issue(
      purposeOf(link, action, cardReference, cardsConsents[texts.language]),
      graceAfter(session.expiresAt),
    );
  }

  function hasExpired({ session }: Visit): boolean {
    return clock.now() >= session.expiresAt;
  }

  function returnUrlOf({ session, merchant }: Visit): string | null {
    return session.returnUrl === '' ? merchant.paymentPage.returnUrl : session.returnUrl;
  }

  async function showCards(visit: Visit, fieldErrors: readonly FieldError[]): Promise<ShownPage> {
    const { texts, merchant, customer } = visit;
    const needs = pageNeeds(merchant, 'framed');
    const returnUrl = returnUrlOf(visit);
    if (hasExpired(visit)) {
      return showPage(texts, storedCardsExpiredPage({ texts, merchant, returnUrl }), needs);
    }
    const cards = await locker.list(merchant, customer.objectReferenceId);
    const page = storedCardsPage({
      texts,
      merchant,
      cards: cards.map((card) => savedCardView(card, merchant, { tokenRequestorOf, now: clock.now() })),
      formToken: (action, reference) => newFormToken(visit, action, reference),
      returnUrl,
      fieldErrors,
    });
    return showPage(texts, page, { ...needs, form: 'redirects' });
  }

  async function ownCard({ merchant, customer }: Visit, cardReference: string): Promise<SavedCard | null> {
    const card = await locker.find(merchant, cardReference);
    return card?.customerReference === customer.objectReferenceId ? card : null;
  }

  function addressOf({ link }: Visit): string {
    return `${theme.publicBaseUrl}/payment-page/${link}`;
  }

  async function tokenize(
    visit: Visit,
    submission: ManagementSubmission,
    textVersion: ConsentVersion,
  ): Promise<PageAnswer> {
    const { texts, merchant, session, customer } = visit;
    const words = texts.storedCards;
    const { cardReference, securityCode, sender, formToken } = submission;
    const suffix = idSuffix(cardReference);
    const showAgain = (name: string, text: string) => showCards(visit, [{ name: `${name}${suffix}`, text }]);
    if (submission.consent !== 'yes') return showAgain('consent', words.consent.missing);
    const reference = referenceOfForm(formToken);
    // First, so that the page of the payment can link back here.
    await managementSessions.noteBegun(session.linkHash, referenceHash(reference));
    const result = await tokenizeOutOfBand({
      merchant,
      customerId: customer.objectReferenceId,
      cardReference,
      securityCode,
      consent: { via: 'page', textVersion, ...sender },
      orderId: `tok_${referenceHash(formToken).slice(0, 16)}`,
      reference,
      returnUrl: session.returnUrl,
      routingId: '',
      address: sender.address,
    });
    switch (result.kind) {
      case 'started':
        return seeOther(result.url);
      case 'card-refused': {
        const [error] = toFieldErrors(
          result.problems.filter(({ field }) => field === 'cardSecurityCode'),
          texts,
        );
        return error === undefined ? showAgain('consent', words.notPossible) : showAgain(error.name, error.text);
      }
      case 'unknown-card':
        return seeOther(addressOf(visit));
      case 'impossible':
        // A repeated form: the page shows the current state.
        return result.why === 'has-token' ? seeOther(addressOf(visit)) : showAgain('consent', words.notPossible);
      case 'order-refused':
      case 'refused':
        return showAgain('consent', words.notPossible);
      case 'limited':
        throw new ApiError(ErrorCode.rate_limited, { retryAfterSeconds: result.retryAfterSeconds });
      default: {
        const never: never = result;
        return never;
      }
    }
  }

  return {
    /** Undefined when the link is not one to stored cards. */
    async show(link: string, acceptLanguage: string): Promise<ShownPage | undefined> {
      const visit = await find(link, acceptLanguage);
      return visit === undefined ? undefined : showCards(visit, []);
    },

    /** Undefined as above. Throws for a form that this page did not render. */
    async submit(link: string, submission: ManagementSubmission): Promise<PageAnswer | undefined> {
      const visit = await find(link, submission.acceptLanguage);
      if (visit === undefined) return undefined;
      const { action, cardReference } = submission;
      const textVersion = action === undefined ? undefined : shownVersion(link, submission, action);
      if (action === undefined || textVersion === undefined) throw new ApiError(ErrorCode.bad_origin);
      // A repeated or late form: the page shows the current state.
      if (hasExpired(visit) || (await ownCard(visit, cardReference)) === null) return seeOther(addressOf(visit));
      switch (action) {
        case 'tokenize':
          return tokenize(visit, submission, textVersion);
        case 'delete':
          await locker.remove(visit.merchant, cardReference);
          return seeOther(addressOf(visit));
        default: {
          const never: never = action;
          return never;
        }
      }
    },
  };
}
