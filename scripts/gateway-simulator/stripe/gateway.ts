/**
 * A simulated Stripe: the part of its API that takes card payments (https://docs.stripe.com/api). Any secret key is an account of
 * its own; a key that contains `wrong` is refused.
 */
import { createHash } from 'node:crypto';
import type { CallContext, CreateGateway, SimulatedCall, SimulatedReply } from '../gateway.ts';
import { createAfterPayment } from './after-payment.ts';
import { authenticationPage, finishedPage, returnAddress, unknownPage } from './authentication-page.ts';
import { createEndpoints, type EndpointCall } from './endpoints.ts';
import { errorReply, invalidRequest, jsonReply, StripeError, type StripeObject, serverError } from './errors.ts';
import { stripeNotification } from './events.ts';
import { createIdempotencyKeys } from './idempotency.ts';
import { readParameters } from './parameters.ts';
import { createPayments } from './payments.ts';
import type { IntentRecord } from './records.ts';

/** The version of an account that asks for none. */
const DEFAULT_VERSION = '2026-08-26.dahlia';

/** The account that a secret key belongs to. Shown in the ledger in its place. */
export const accountId = (secretKey: string): string =>
  `acct_${createHash('sha256').update(secretKey).digest('hex').slice(0, 16)}`;

/** The account of Bearer or Basic credentials. */
function accountOf(headers: SimulatedCall['headers']): string {
  const [, scheme = '', credentials = ''] = /^(Bearer|Basic) (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const basic = (): string => Buffer.from(credentials, 'base64').toString('utf8').split(':')[0] ?? '';
  const key = scheme.toLowerCase() === 'basic' ? basic() : credentials;
  if (key === '') {
    const message = 'You did not provide an API key. Provide it in the Authorization header, using Bearer auth.';
    throw new StripeError(401, { type: 'invalid_request_error', message });
  }
  if (!/^[sr]k_(test|live)_\w{4,}$/.test(key) || key.includes('wrong')) {
    const message = `Invalid API Key provided: ${key.slice(0, 8)}****`;
    throw new StripeError(401, { type: 'invalid_request_error', message });
  }
  return accountId(key);
}

function versionOf(headers: SimulatedCall['headers']): string {
  const version = headers['stripe-version'] ?? DEFAULT_VERSION;
  if (!/^\d{4}-\d{2}-\d{2}(\.[a-z]+)?$/.test(version)) throw invalidRequest(`Invalid Stripe API version: ${version}`);
  return version;
}

export const createStripeGateway: CreateGateway = (environment) => {
  const { randomText, now } = environment;
  const intents = new Map<string, IntentRecord>();
  const versions = new Map<string, string>();
  const keys = createIdempotencyKeys();

  const declare: Parameters<typeof createPayments>[0]['declare'] = (emit, type, account, object) => {
    const created = Math.floor(now().getTime() / 1_000);
    const apiVersion = versions.get(account) ?? DEFAULT_VERSION;
    const event = { id: `evt_${randomText(24)}`, type, account, apiVersion, created, object: structuredClone(object) };
    emit(stripeNotification(event, now));
  };
  const afterPayment = createAfterPayment({ environment, declare, intents });
  const payments = createPayments({ environment, declare, charged: afterPayment.charged });
  const endpoints = createEndpoints({ environment, intents, payments, afterPayment, declare });

  async function handleApi(call: SimulatedCall, { emit, delay, failure }: CallContext): Promise<SimulatedReply> {
    const account = accountOf(call.headers);
    versions.set(account, versionOf(call.headers));
    const posted = call.method === 'POST';
    const found = endpoints.find(({ method, pattern }) => method === call.method && pattern.test(call.path));
    if (found === undefined) {
      const message = `Unrecognized request URL (${call.method}: ${call.path}).`;
      throw invalidRequest(message, {}, 404);
    }
    const type = call.headers['content-type'] ?? '';
    if (posted && call.body !== '' && !type.startsWith('application/x-www-form-urlencoded')) {
      throw invalidRequest('Invalid request (check that your POST content type is application/x-www-form-urlencoded).');
    }
    const parameters = readParameters(posted ? call.body : call.query, found.known);
    const [, id = ''] = found.pattern.exec(call.path) ?? [];
    const key = posted ? (call.headers['idempotency-key'] ?? null) : null;
    const endpointCall: EndpointCall = { account, id, parameters, reference: key ?? '', emit };

    const fingerprint = `${call.method} ${call.path} ${parameters.fingerprint}`;
    return keys.run({ account, key, fingerprint }, async () => {
      await delay();
      if (failure === 'before') return { reply: serverError(), executed: true };
      const result = attempt(() => jsonReply(200, found.answer(endpointCall)));
      return failure === 'after' && result.executed ? { reply: serverError(), executed: true } : result;
    });
  }

  function refusal(error: unknown): SimulatedReply {
    if (error instanceof StripeError) return errorReply(error.status, error.body);
    throw error;
  }

  function attempt(work: () => SimulatedReply): { reply: SimulatedReply; executed: boolean } {
    try {
      return { reply: work(), executed: true };
    } catch (error) {
      return { reply: refusal(error), executed: !(error instanceof StripeError && error.beforeExecution) };
    }
  }

  function handlePage(call: SimulatedCall, { emit }: CallContext): SimulatedReply {
    const actionId = call.path.slice('/pages/3d-secure/'.length);
    const intent = [...intents.values()].find((one) => one.actionId === actionId);
    if (intent === undefined) return unknownPage();
    if (call.method === 'GET') {
      return intent.status === 'requires_action' ? authenticationPage(intent) : finishedPage(returnAddress(intent));
    }
    payments.authenticate(intent, new URLSearchParams(call.body).get('result') === 'complete', emit);
    return { status: 303, headers: { location: returnAddress(intent) }, body: '' };
  }

  const requestHeaders = (headers: SimulatedCall['headers']): Record<string, string> => ({
    'request-id': `req_${randomText(14)}`,
    'stripe-version': headers['stripe-version'] ?? DEFAULT_VERSION,
  });

  return {
    async handle(call, context) {
      if (call.path.startsWith('/pages/')) return handlePage(call, context);
      const reply = await handleApi(call, context).catch(refusal);
      return { ...reply, headers: { ...requestHeaders(call.headers), ...reply.headers } };
    },
    rateLimited() {
      const message = 'Request rate limit exceeded.';
      const error: StripeObject = { type: 'invalid_request_error', code: 'rate_limit', message };
      const reply = errorReply(429, error);
      return { ...reply, headers: { ...reply.headers, 'stripe-rate-limited-reason': 'global-rate' } };
    },
    failRefund: afterPayment.failRefund,
    dispute: afterPayment.dispute,
    acknowledged: (status) => status >= 200 && status < 300,
  };
};
