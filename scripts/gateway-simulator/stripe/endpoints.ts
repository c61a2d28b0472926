/** The endpoints of the Stripe simulator: from parameters to objects. */
import type { Emit, GatewayEnvironment } from '../gateway.ts';
import type { AfterPayment } from './after-payment.ts';
import { behaviourOf, brandOf, passesLuhn } from './cards.ts';
import { cardError, invalidParameter, invalidRequest, noSuchObject, StripeError, type StripeObject } from './errors.ts';
import { balanceObject, intentObject, paymentMethodObject, refundObject } from './objects.ts';
import { knownParameters, type Parameters } from './parameters.ts';
import { type Confirmation, ownIntent, type Payments, readConfirmation } from './payments.ts';
import type { IntentRecord, PaymentMethodRecord } from './records.ts';

export interface EndpointCall {
  readonly account: string;
  /** From the path; empty where it has none. */
  readonly id: string;
  readonly parameters: Parameters;
  /** The idempotency key. */
  readonly reference: string;
  readonly emit: Emit;
}

export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly pattern: RegExp;
  readonly known: readonly string[];
  readonly answer: (call: EndpointCall) => StripeObject;
}

interface EndpointParts {
  readonly environment: GatewayEnvironment;
  readonly intents: Map<string, IntentRecord>;
  readonly payments: Payments;
  readonly afterPayment: AfterPayment;
  readonly declare: (emit: Emit, type: string, account: string, object: StripeObject) => void;
}

/** https://docs.stripe.com/currencies: amounts of these end in 0. */
const THREE_DECIMALS = ['bhd', 'jod', 'kwd', 'omr', 'tnd'];
const MOST = 99_999_999;
/** Objects in a list, unless the call says otherwise, and at most. */
const USUAL_PAGE = 10;
const LONGEST_PAGE = 100;
/** In minor units; some of https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. */
const LEAST: Readonly<Record<string, number>> = { usd: 50, eur: 50, gbp: 30, inr: 50, jpy: 50 };
const CURRENCIES = Intl.supportedValuesOf('currency');
const CANCELLATION_REASONS = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;
const REFUND_REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;
const CAPTURE_METHODS = ['automatic', 'automatic_async', 'manual'] as const;
const ECIS = ['01', '02', '05', '06', '07'] as const;
const THREE_D_SECURE = ['any', 'automatic', 'challenge'] as const;

export function createEndpoints({ environment, intents, payments, afterPayment, declare }: EndpointParts): Endpoint[] {
  const { ledger, origin, randomText, now } = environment;
  const methods = new Map<string, PaymentMethodRecord>();
  const seconds = (): number => Math.floor(now().getTime() / 1_000);

  /** `prefix`: `card`, or `payment_method_data[card]`. */
  function addMethod(account: string, parameters: Parameters, prefix: string, billing: string): PaymentMethodRecord {
    const networkToken = parameters.has(`${prefix}[network_token]`);
    const card = networkToken ? `${prefix}[network_token]` : prefix;
    const number = parameters.required(`${card}[number]`);
    const expMonth = parameters.requiredInteger(`${card}[exp_month]`);
    const year = parameters.requiredInteger(`${card}[exp_year]`);
    const expYear = year < 100 ? 2_000 + year : year;
    const cvc = parameters.text(`${card}[cvc]`);
    const refuse = (code: string, param: string, message: string): StripeError =>
      new StripeError(402, { ...cardError({ code, declineCode: null, message }), message, param: `${card}[${param}]` });
    if (!passesLuhn(number)) throw refuse('incorrect_number', 'number', 'Your card number is incorrect.');
    if (expMonth < 1 || expMonth > 12) {
      throw refuse('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
    }
    if (Date.UTC(expYear, expMonth) <= now().getTime()) {
      throw refuse('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
    }
    if (cvc !== undefined && !/^\d{3,4}$/.test(cvc)) {
      throw refuse('invalid_cvc', 'cvc', "Your card's security code is invalid.");
    }
    const method: PaymentMethodRecord = {
      id: `pm_${randomText(24)}`,
      account,
      created: seconds(),
      brand: brandOf(number),
      last4: number.slice(-4),
      expMonth,
      expYear,
      cvcGiven: cvc !== undefined,
      networkToken,
      behaviour: behaviourOf(number),
      name: parameters.text(`${billing}[name]`) ?? null,
      email: parameters.text(`${billing}[email]`) ?? null,
      metadata: parameters.entries('metadata'),
      used: false,
    };
    methods.set(method.id, method);
    return method;
  }

  function methodOf(account: string, parameters: Parameters): PaymentMethodRecord | null {
    if (parameters.has('payment_method_data')) {
      return addMethod(account, parameters, 'payment_method_data[card]', 'payment_method_data[billing_details]');
    }
    const id = parameters.text('payment_method');
    const method = id === undefined ? null : methods.get(id);
    if (method === null) return null;
    if (method?.account !== account) throw noSuchObject('PaymentMethod', id ?? '', 'payment_method');
    return method;
  }

  function readAmount(parameters: Parameters): { amount: number; currency: string } {
    const amount = parameters.requiredInteger('amount');
    const currency = parameters.required('currency').toLowerCase();
    if (!CURRENCIES.includes(currency.toUpperCase())) {
      throw invalidParameter('parameter_invalid_enum', 'currency', `Invalid currency: ${currency}.`);
    }
    if (amount < 1) throw invalidParameter('parameter_invalid_integer', 'amount', 'This value must be at least 1.');
    const least = LEAST[currency] ?? 1;
    if (amount < least) throw invalidParameter('amount_too_small', 'amount', `Amount must be at least ${least}.`);
    if (amount > MOST) throw invalidParameter('amount_too_large', 'amount', `Amount must be no more than ${MOST}.`);
    if (THREE_DECIMALS.includes(currency) && amount % 10 !== 0) {
      throw invalidParameter('parameter_invalid_integer', 'amount', `Amounts in ${currency} must end in 0.`);
    }
    return { amount, currency };
  }

  function checkedConfirmation(method: PaymentMethodRecord | null, parameters: Parameters): Confirmation {
    const confirmation = readConfirmation(parameters);
    const token = 'payment_method_options[card][network_token]';
    if (method?.networkToken && !confirmation.offSession) parameters.required(`${token}[cryptogram]`);
    parameters.oneOf(`${token}[electronic_commerce_indicator]`, ECIS);
    return confirmation;
  }

  function confirm(intent: IntentRecord, { account, parameters, emit }: EndpointCall): void {
    const method = methodOf(account, parameters) ?? intent.paymentMethod;
    const confirmation = checkedConfirmation(method, parameters);
    intent.paymentMethod = method;
    intent.returnUrl = parameters.text('return_url') ?? intent.returnUrl;
    intent.receiptEmail = parameters.text('receipt_email') ?? intent.receiptEmail;
    intent.captureMethod = parameters.oneOf('capture_method', CAPTURE_METHODS) ?? intent.captureMethod;
    const name = 'payment_method_options[card][request_three_d_secure]';
    intent.threeDSecure = parameters.oneOf(name, THREE_D_SECURE) ?? intent.threeDSecure;
    if (intent.automaticMethods && intent.returnUrl === null) {
      const message = 'This PaymentIntent may redirect your customer, so you must provide a `return_url`.';
      throw invalidRequest(`${message} Or create it with payment_method_types[]=card.`, { param: 'return_url' });
    }
    payments.confirm(intent, confirmation, emit);
  }

  function createIntent(call: EndpointCall): StripeObject {
    const { account, parameters, emit } = call;
    const { amount, currency } = readAmount(parameters);
    const types = parameters.list('payment_method_types');
    if (types.some((type) => type !== 'card')) {
      throw invalidParameter('parameter_invalid_enum', 'payment_method_types', 'The simulator takes cards only.');
    }
    const method = methodOf(account, parameters);
    // Before the intent exists: a refused parameter leaves nothing behind.
    checkedConfirmation(parameters.flag('confirm') ? method : null, parameters);
    const id = `pi_${randomText(24)}`;
    const name = 'payment_method_options[card][request_three_d_secure]';
    const intent: IntentRecord = {
      id,
      account,
      created: seconds(),
      clientSecret: `${id}_secret_${randomText(25)}`,
      amount,
      currency,
      metadata: parameters.entries('metadata'),
      description: parameters.text('description') ?? null,
      statementSuffix: parameters.text('statement_descriptor_suffix') ?? null,
      automaticMethods: types.length === 0,
      captureMethod: parameters.oneOf('capture_method', CAPTURE_METHODS) ?? 'automatic_async',
      receiptEmail: parameters.text('receipt_email') ?? null,
      status: method === null ? 'requires_payment_method' : 'requires_confirmation',
      paymentMethod: method,
      threeDSecure: parameters.oneOf(name, THREE_D_SECURE) ?? 'automatic',
      returnUrl: null,
      lastError: null,
      charge: null,
      actionId: null,
      redirectStatus: null,
      canceledAt: null,
      cancellationReason: null,
    };
    intents.set(id, intent);
    ledger.open({ id, reference: intent.metadata.txn_uuid ?? '', account, currency, amount });
    declare(emit, 'payment_intent.created', account, intentObject(intent, origin()));
    if (parameters.flag('confirm')) confirm(intent, call);
    return intentObject(intent, origin(), parameters.list('expand'));
  }

  /** An endpoint of one intent: does something with it, and answers it. */
  const onIntent =
    (work: (intent: IntentRecord, call: EndpointCall) => void): Endpoint['answer'] =>
    (call) => {
      const intent = ownIntent(intents, call.id, call.account);
      work(intent, call);
      return intentObject(intent, origin(), call.parameters.list('expand'));
    };

  function refund({ account, parameters, reference, emit }: EndpointCall): StripeObject {
    const chargeId = parameters.text('charge');
    const byCharge = [...intents.values()].find(({ charge }) => charge !== null && charge.id === chargeId)?.id;
    const intent = ownIntent(intents, byCharge ?? parameters.required('payment_intent'), account);
    const reason = parameters.oneOf('reason', REFUND_REASONS) ?? null;
    const request = {
      amount: parameters.integer('amount'),
      reason,
      metadata: parameters.entries('metadata'),
      reference,
    };
    return refundObject(afterPayment.refund(intent, request, emit));
  }

  /** Newest first, a page at a time. https://docs.stripe.com/api/pagination */
  function listRefunds({ account, parameters }: EndpointCall): StripeObject {
    const limit = parameters.integer('limit') ?? USUAL_PAGE;
    if (limit < 1 || limit > LONGEST_PAGE) {
      throw invalidParameter('parameter_invalid_integer', 'limit', `Set limit from 1 to ${LONGEST_PAGE}.`);
    }
    const intentId = parameters.text('payment_intent');
    const chargeId = parameters.text('charge');
    const own = [...afterPayment.refunds.values()].reverse().filter((one) => one.intent.account === account);
    const matching = own.filter(
      ({ intent, charge }) =>
        (intentId === undefined || intent.id === intentId) && (chargeId === undefined || charge.id === chargeId),
    );
    const after = parameters.text('starting_after');
    const start = after === undefined ? 0 : matching.findIndex(({ id }) => id === after) + 1;
    if (after !== undefined && start === 0) throw noSuchObject('refund', after, 'starting_after');
    const page = matching.slice(start, start + limit);
    const hasMore = matching.length > start + limit;
    return { object: 'list', data: page.map(refundObject), has_more: hasMore, url: '/v1/refunds' };
  }

  const { retrieve } = knownParameters;
  return [
    {
      method: 'POST',
      pattern: /^\/v1\/payment_methods$/,
      known: knownParameters.createPaymentMethod,
      answer({ account, parameters }) {
        parameters.oneOf('type', ['card']);
        parameters.required('type');
        return paymentMethodObject(addMethod(account, parameters, 'card', 'billing_details'));
      },
    },
    {
      method: 'POST',
      pattern: /^\/v1\/payment_intents$/,
      known: knownParameters.createPaymentIntent,
      answer: createIntent,
    },
    {
      method: 'GET',
      pattern: /^\/v1\/payment_intents\/([^/]+)$/,
      known: retrieve,
      answer: onIntent(() => {}),
    },
    {
      method: 'POST',
      pattern: /^\/v1\/payment_intents\/([^/]+)\/confirm$/,
      known: knownParameters.confirmPaymentIntent,
      answer: onIntent(confirm),
    },
    {
      method: 'POST',
      pattern: /^\/v1\/payment_intents\/([^/]+)\/capture$/,
      known: knownParameters.capturePaymentIntent,
      answer: onIntent((intent, { parameters, reference, emit }) => {
        payments.capture(intent, parameters.integer('amount_to_capture'), reference, emit);
      }),
    },
    {
      method: 'POST',
      pattern: /^\/v1\/payment_intents\/([^/]+)\/cancel$/,
      known: knownParameters.cancelPaymentIntent,
      answer: onIntent((intent, { parameters, reference, emit }) => {
        const reason = parameters.oneOf('cancellation_reason', CANCELLATION_REASONS) ?? null;
        payments.cancel(intent, reason, reference, emit);
      }),
    },
    { method: 'POST', pattern: /^\/v1\/refunds$/, known: knownParameters.createRefund, answer: refund },
    { method: 'GET', pattern: /^\/v1\/refunds$/, known: knownParameters.listRefunds, answer: listRefunds },
    {
      method: 'GET',
      pattern: /^\/v1\/refunds\/([^/]+)$/,
      known: retrieve,
      answer({ account, id }) {
        const found = afterPayment.refunds.get(id);
        if (found?.intent.account !== account) throw noSuchObject('refund', id, 'id');
        return refundObject(found);
      },
    },
    {
      method: 'GET',
      pattern: /^\/v1\/balance$/,
      known: retrieve,
      answer({ account }) {
        const own = ledger.payments().filter((payment) => payment.account === account && payment.currency === 'USD');
        return balanceObject(
          'usd',
          own.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0),
        );
      },
    },
  ];
}
