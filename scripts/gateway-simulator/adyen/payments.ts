/**
 * Payments of the simulated Adyen: `/payments`, the customer's authentication, and `/payments/details`.
 */
import type { Emit } from '../gateway.ts';
import { type Book, LATER_MS, type Payment } from './book.ts';
import { captureFails, planFailureAfterCapture } from './modifications.ts';
import { AdyenError, type Card, type PaymentOrder } from './requests.ts';
import { authenticationOf, PENDING, type Refusal, refusalByHolder, refusalOf } from './test-cards.ts';

/** A body of an answer. */
type Body = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, string>>;

function actionKind({ card, moto, authenticatedElsewhere, unauthenticated }: PaymentOrder): 'redirect' | 'form' | null {
  const kind = authenticationOf(card.number);
  if (moto || authenticatedElsewhere || unauthenticated) return null;
  return kind === 'redirect' || kind === 'form' ? kind : null;
}

function refusalFor({ order, challenge }: Payment): Refusal | null {
  if (challenge?.answer?.passed === false) return refusalOf('11');
  // A network token pays with its cryptogram, or without the customer's presence.
  if (order.card.networkToken && !order.authenticatedElsewhere && !order.moto) return refusalOf('11');
  return order.requestedCode === null ? refusalByHolder(order.card.holderName) : refusalOf(order.requestedCode);
}

const isPending = ({ requestedCode, card }: PaymentOrder): boolean =>
  requestedCode === PENDING.code || card.holderName === PENDING.holder;

function cardData({ number, brand, expiry }: Card): Texts {
  return {
    cardBin: number.slice(0, 6),
    cardSummary: number.slice(-4),
    cardPaymentMethod: brand,
    expiryDate: expiry.replace(/^0/, ''),
    paymentMethod: brand,
    paymentMethodVariant: brand,
  };
}

function authenticationData({ order, challenge }: Payment): Texts {
  const offered = challenge !== null || (!order.moto && authenticationOf(order.card.number) === 'frictionless');
  const passed = offered && challenge?.answer?.passed !== false;
  return {
    threeDOffered: String(offered),
    threeDAuthenticated: String(passed),
    ...(offered && { threeDSVersion: '2.2.0', threeDOfferedResponse: challenge === null ? 'Y' : 'C' }),
    ...(offered && { threeDAuthenticatedResponse: passed ? 'Y' : 'N' }),
    ...(passed && { eci: order.card.brand === 'mc' ? '02' : '05' }),
    liabilityShift: String(passed),
  };
}

export interface Payments {
  /** Starts a payment. Returns the body of the answer. */
  pay(order: PaymentOrder, emit: Emit): Body;
  /** Finishes a payment after the customer returned. The same result gives the same answer. */
  finish(redirectResult: string, emit: Emit): Body;
  /** The payment whose customer this token sends to the bank's page. */
  atBank(token: string): Payment | undefined;
  /** Stores what the customer answered; only the first answer counts. Returns the `redirectResult`. */
  answerChallenge(token: string, passed: boolean): string | null;
}

export function createPayments(book: Book): Payments {
  const { ledger, randomText, origin, later } = book.environment;
  const byChallenge = (matches: (challenge: NonNullable<Payment['challenge']>) => boolean) =>
    [...book.payments.values()].find(({ challenge }) => challenge !== null && matches(challenge));

  function redirection({ pspReference, order, challenge }: Payment): Body {
    const token = challenge?.token ?? '';
    const page = `${origin()}/pages/3ds/${token}`;
    const action =
      challenge?.method === 'POST'
        ? { url: `${origin()}/pages/acs`, data: { MD: token, PaReq: randomText(64), TermUrl: page } }
        : { url: page };
    return {
      additionalData: { cardSummary: order.card.number.slice(-4), paymentMethod: order.card.brand },
      pspReference,
      resultCode: 'RedirectShopper',
      merchantReference: order.reference,
      action: { paymentMethodType: 'scheme', method: challenge?.method, type: 'redirect', ...action },
    };
  }

  function report(payment: Payment, success: boolean, reason: string, card: Texts, emit: Emit): void {
    const additionalData = { ...card, ...payment.order.metadata };
    book.send(payment, { eventCode: 'AUTHORISATION', success, reason, additionalData }, emit);
  }

  function refuse(payment: Payment, { raw, ...refusal }: Refusal, emit: Emit): Body {
    const { pspReference, order } = payment;
    const additionalData = { ...cardData(order.card), ...authenticationData(payment), refusalReasonRaw: raw };
    payment.stage = 'refused';
    ledger.state(pspReference, 'declined');
    report(payment, false, refusal.refusalReason, additionalData, emit);
    return { additionalData, pspReference, ...refusal, merchantReference: order.reference };
  }

  function approve(payment: Payment, emit: Emit): Body {
    const { pspReference, order } = payment;
    const authCode = String(Number.parseInt(pspReference, 36) % 1_000_000).padStart(6, '0');
    const additionalData = {
      ...cardData(order.card),
      ...authenticationData(payment),
      authCode,
      acquirerCode: 'TestPmmAcquirer',
      acquirerReference: book.newReference().slice(0, 11),
      merchantReference: order.reference,
      refusalReasonRaw: 'AUTHORISED',
    };
    payment.stage = 'authorised';
    const reason = `${authCode}:${order.card.number.slice(-4)}:${order.card.expiry}`;
    takeMoney(payment);
    report(payment, true, reason, additionalData, emit);
    if (!order.manualCapture) {
      planFailureAfterCapture(book, payment, {
        pspReference: book.newReference(),
        originalReference: pspReference,
      });
    }
    return {
      additionalData,
      pspReference,
      resultCode: 'Authorised',
      amount: order.amount,
      merchantReference: order.reference,
      paymentMethod: { brand: order.card.brand, type: order.card.networkToken ? 'networkToken' : 'scheme' },
    };
  }

  function takeMoney(payment: Payment): void {
    const { pspReference: id, order } = payment;
    const amount = order.amount.value;
    const held = order.manualCapture || captureFails(payment);
    if (held) payment.held = amount;
    else payment.captured = amount;
    ledger.move(id, { kind: held ? 'hold' : 'charge', id, reference: '', amount });
    ledger.state(id, held ? 'authorized' : 'charged');
  }

  function decide(payment: Payment, emit: Emit): Body {
    const refusal = refusalFor(payment);
    if (refusal !== null) return refuse(payment, refusal, emit);
    if (!isPending(payment.order)) return approve(payment, emit);
    payment.stage = 'pending';
    later(LATER_MS, (emitLater) => {
      if (payment.stage === 'pending') approve(payment, emitLater);
    });
    return {
      pspReference: payment.pspReference,
      resultCode: 'Received',
      merchantReference: payment.order.reference,
    };
  }

  return {
    pay(order, emit) {
      const kind = actionKind(order);
      const method = kind === 'form' ? 'POST' : 'GET';
      const payment: Payment = {
        pspReference: book.newReference(),
        order,
        challenge: kind === null ? null : { token: randomText(32), method, answer: null },
        stage: 'new',
        result: null,
        held: 0,
        captured: 0,
        refunded: 0,
        dispute: null,
      };
      const { pspReference: id } = payment;
      const { reference, amount, merchantAccount: account } = order;
      book.payments.set(id, payment);
      ledger.open({ id, reference, account, currency: amount.currency, amount: amount.value });
      if (kind === null) return decide(payment, emit);
      payment.stage = 'action';
      ledger.state(id, 'action');
      return redirection(payment);
    },

    finish(redirectResult, emit) {
      const payment = byChallenge(({ answer }) => answer?.redirectResult === redirectResult);
      if (payment === undefined) throw new AdyenError(422, '14_007', 'Invalid redirectResult');
      payment.result ??= decide(payment, emit);
      return { ...payment.result };
    },

    atBank: (token) => byChallenge((challenge) => challenge.token === token),

    answerChallenge(token, passed) {
      const challenge = byChallenge((one) => one.token === token)?.challenge;
      if (challenge === undefined || challenge === null) return null;
      challenge.answer ??= { redirectResult: randomText(64), passed };
      return challenge.answer.redirectResult;
    },
  };
}
