/**
 * Rules for webhook URLs. Pure. Checked when a URL is configured, when an order sends one, and before every attempt, so that
 * a stricter rule also applies to stored URLs.
 */

import { type AddressScope, addressRefusal } from '../../platform/addresses/address-guard.ts';
import { isIP } from '../../platform/addresses/network-address.ts';

/** What this installation allows. */
export interface EndpointPolicy {
  /** Whether http and https to this machine are allowed, to test a local receiver. */
  readonly loopback: 'allowed' | 'refused';
  /** The allowed ports; `any` in the sandbox. */
  readonly ports: readonly number[] | 'any';
}

/** Sandbox: any port. Production: 443 and 8443, and never loopback, whatever the setting. */
export function endpointPolicy(
  environment: 'sandbox' | 'production',
  loopback: EndpointPolicy['loopback'],
): EndpointPolicy {
  if (environment === 'production') return { loopback: 'refused', ports: [443, 8443] };
  return { loopback, ports: 'any' };
}

export interface UrlProblem {
  readonly kind: 'not_a_url' | 'too_long' | 'not_https' | 'user_name' | 'port' | 'address';
  /** The problem and its fix; safe to show. */
  readonly message: string;
}

/** A valid URL, parsed for the connection. */
export interface Endpoint {
  readonly url: URL;
  /** The addresses to which the host may resolve. */
  readonly scope: AddressScope;
}

export type UrlVerdict =
  | { readonly kind: 'ok'; readonly endpoint: Endpoint }
  | { readonly kind: 'problem'; readonly problem: UrlProblem };

const URL_LIMIT = 2048;

/** Checks the text of a webhook URL. The addresses to which its host resolves are checked at the connection. */
export function judgeUrl(text: string, policy: EndpointPolicy): UrlVerdict {
  if (text.length > URL_LIMIT) return problem('too_long', `The webhook URL must have at most ${URL_LIMIT} characters.`);
  if (!URL.canParse(text)) {
    return problem(
      'not_a_url',
      'The webhook URL is not valid. Send a complete URL, for example https://shop.example/webhooks.',
    );
  }
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const local = isLoopbackHost(host);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && local && policy.loopback === 'allowed')) {
    return problem('not_https', 'The webhook URL must begin with https://.');
  }
  if (url.username !== '' || url.password !== '') {
    return problem(
      'user_name',
      'The webhook URL must not contain a user name or password. Set them in the webhook settings.',
    );
  }
  const port = url.port === '' ? 443 : Number(url.port);
  if (policy.ports !== 'any' && !policy.ports.includes(port)) {
    return problem('port', `The webhook URL must use port ${policy.ports.join(' or ')}.`);
  }
  const scope = scopeOf(url, policy);
  const refusal =
    isIP(host) === 0 ? (local && scope === 'public' ? 'this machine' : null) : addressRefusal(host, scope);
  if (refusal !== null) {
    return problem('address', `The webhook URL's host is ${refusal}. Use a host that is reachable from the internet.`);
  }
  return { kind: 'ok', endpoint: { url, scope } };
}

/** Whether an order's own webhook URL may have this host. An empty list allows all hosts. */
export function isHostAllowed({ url }: Endpoint, hosts: readonly string[]): boolean {
  return hosts.length === 0 || hosts.includes(url.hostname);
}

/** The problem of a webhook URL's text; null when it is valid. */
export function urlProblem(text: string, policy: EndpointPolicy): UrlProblem | null {
  const verdict = judgeUrl(text, policy);
  return verdict.kind === 'ok' ? null : verdict.problem;
}

function scopeOf(url: URL, policy: EndpointPolicy): AddressScope {
  if (url.protocol === 'http:') return 'loopback';
  return policy.loopback === 'allowed' ? 'public_or_loopback' : 'public';
}

function isLoopbackHost(host: string): boolean {
  if (isIP(host) !== 0) return addressRefusal(host, 'loopback') === null;
  return /(^|\.)localhost\.?$/.test(host);
}

function problem(kind: UrlProblem['kind'], message: string): UrlVerdict {
  return { kind: 'problem', problem: { kind, message } };
}
