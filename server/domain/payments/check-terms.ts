/**
 * Validates an order's terms beyond their format: amount against currency, URLs, metadata. Pure. Problems name the
 * field's role; the handlers map it to the parameter's name.
 */
import type { Environment } from '../../platform/config.ts';
import type { Merchant } from '../merchants/merchant.ts';
import { returnUrlProblem as settingsProblem } from '../merchants/payment-page-rule.ts';
import { type EndpointPolicy, isHostAllowed, judgeUrl } from '../merchants/webhook-url-rule.ts';
import { isCurrency, type Money, parseAmount } from '../money.ts';
import { AUTO_CAPTURE, type MetadataEntry } from './order.ts';

/**
 * Why an order's return URL is invalid and what is valid, or undefined when it is valid; never contains the value. The
 * rule is the same as in the payment page settings: http or https without user name, query and fragment; in production
 * https and a host name.
 */
export function returnUrlProblem(url: string, environment: Environment): string | undefined {
  return settingsProblem(url, environment) ?? undefined;
}

/** The field that is invalid. */
export type TermsField = 'amount' | 'currency' | 'returnUrl' | 'webhookUrl' | 'metadata' | 'expiry' | 'autoCapture';

export interface TermsProblem {
  readonly field: TermsField;
  readonly reason: string;
}

export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: TermsProblem };

export const DEFAULT_CURRENCY = 'INR';
const MOST_METADATA = 50;
const LONGEST_METADATA = 500;
const METADATA_NAME = /^[A-Za-z0-9_.:/-]{1,128}$/;
const TRUE_OR_FALSE = /^(true|false)$/i;
/** Names that some JSON parsers treat as object internals. */
const FORBIDDEN_NAMES = ['__proto__', 'constructor', 'prototype'];

/** Parses an amount in a currency. */
export function checkMoney(amount: string, currency: string): Checked<Money> {
  if (!isCurrency(currency)) {
    return {
      ok: false,
      problem: { field: 'currency', reason: 'must be the three letters of a currency (ISO 4217), such as INR' },
    };
  }
  const money = parseAmount(amount, currency);
  if ('reason' in money) return { ok: false, problem: { field: 'amount', reason: money.reason } };
  return { ok: true, value: money };
}

/**
 * At most 50 metadata keys, with values of at most 500 characters; a key that controls the payment must have a valid
 * value.
 */
export function metadataProblem(metadata: readonly MetadataEntry[]): TermsProblem | undefined {
  if (metadata.length > MOST_METADATA) return { field: 'metadata', reason: `must have at most ${MOST_METADATA} keys` };
  if (metadata.some(({ value }) => value.length > LONGEST_METADATA)) {
    return { field: 'metadata', reason: `must have values of at most ${LONGEST_METADATA} characters` };
  }
  if (metadata.some(({ name }) => !METADATA_NAME.test(name) || FORBIDDEN_NAMES.includes(name))) {
    return { field: 'metadata', reason: 'must have names of 1 to 128 letters, digits, and the characters _ - . : /' };
  }
  if (metadata.some(({ name, value }) => name === AUTO_CAPTURE && !TRUE_OR_FALSE.test(value))) {
    return { field: 'autoCapture', reason: 'must be true or false' };
  }
  return undefined;
}

export interface AddressRules {
  readonly merchant: { readonly webhook: Pick<Merchant['webhook'], 'urlHosts'> };
  readonly environment: Environment;
  /** The URLs to which webhooks may be sent. */
  readonly endpoints: EndpointPolicy;
}

/** Validates the order's own URLs: the return URL and the webhook URL. */
export function addressProblem(
  returnUrl: string,
  webhookUrl: string | undefined,
  rules: AddressRules,
): TermsProblem | undefined {
  const returnReason = returnUrl === '' ? undefined : returnUrlProblem(returnUrl, rules.environment);
  if (returnReason !== undefined) return { field: 'returnUrl', reason: returnReason };
  if (webhookUrl === undefined) return undefined;
  const verdict = judgeUrl(webhookUrl, rules.endpoints);
  if (verdict.kind === 'problem') return { field: 'webhookUrl', reason: verdict.problem.message };
  if (!isHostAllowed(verdict.endpoint, rules.merchant.webhook.urlHosts)) {
    return { field: 'webhookUrl', reason: 'must name one of the hosts in the webhook settings (webhook_url_hosts)' };
  }
  return undefined;
}
