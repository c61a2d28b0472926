/**
 * What a merchant may set for its hosted payment page: addresses and web origins. Pure.
 * Each rule answers what is wrong and what is right, or null when all is well; never the value.
 */
import { isIP } from '../../platform/addresses/network-address.ts';
import type { Environment } from '../../platform/config.ts';

/** The parser of URLs lets `;`, `'` and `*` through in a host, which would mean something in a page's policy. */
const HOST = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])$/;

/** Where a customer may be sent after a payment: http or https without query and fragment; https and a name in production. */
export function returnUrlProblem(text: string, environment: Environment): string | null {
  const url = webUrl(text, environment);
  if (url === null || /[?#]/.test(text)) return `must be ${schemes(environment)} URL without query and fragment`;
  return environment === 'production' ? hostNameProblem(url) : null;
}

/** Where a logo may be fetched from. */
export function logoUrlProblem(text: string, environment: Environment): string | null {
  return webUrl(text, environment) === null ? `must be ${schemes(environment)} URL` : null;
}

/** A web origin, written as a browser sends it: scheme, host in lower case, the port when it is not the usual one. */
export function originProblem(text: string, environment: Environment): string | null {
  const url = webUrl(text, environment);
  if (url !== null && url.origin === text) return null;
  return 'must be a web origin such as https://shop.example, in lowercase, without a path or a trailing slash';
}

function webUrl(text: string, environment: Environment): URL | null {
  if (!URL.canParse(text) || !/^https?:\/\/[!-~]+$/i.test(text)) return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || !HOST.test(url.hostname)) return null;
  return url.protocol === 'https:' || environment === 'sandbox' ? url : null;
}

function hostNameProblem(url: URL): string | null {
  const bare = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0 || !url.hostname.includes('.');
  return bare ? 'must have a host name such as shop.example, not an IP address' : null;
}

function schemes(environment: Environment): string {
  return environment === 'production' ? 'an https' : 'an http or https';
}
