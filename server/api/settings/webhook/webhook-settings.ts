/**
 * Validates changed webhook settings and restores masked custom headers. Pure; the rules are those of webhook delivery.
 */
import {
  customHeadersProblem,
  passwordProblem,
  userNameProblem,
} from '../../../delivery/transport/credential-rules.ts';
import { type EndpointPolicy, urlProblem } from '../../../domain/merchants/webhook-url-rule.ts';

/** Replaces the values of custom headers in answers. Sent back, it keeps the stored value. */
export const MASK = '********';

type Headers = Readonly<Record<string, string>>;

export interface WebhookChange {
  /** Null and undefined are not validated. */
  readonly url: string | null | undefined;
  readonly username: string | null | undefined;
  readonly password: string | null | undefined;
  readonly customHeaders: Headers;
}

/** A problem of one part of the change. */
export interface WebhookProblem {
  readonly part: keyof WebhookChange;
  readonly message: string;
}

/** The custom headers with every value masked. */
export function maskedHeaders(headers: Readonly<Record<string, unknown>>): Headers {
  return Object.fromEntries(Object.keys(headers).map((name) => [name, MASK]));
}

/** The sent custom headers, with each mask replaced by the stored value if there is one. */
export function unmaskedHeaders(sent: Headers, stored: Headers): Headers {
  const settled = (name: string, value: string) =>
    value === MASK && Object.hasOwn(stored, name) ? (stored[name] ?? value) : value;
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, settled(name, value)]));
}

/** Validates a change with unmasked custom headers. Empty if it is valid. */
export function webhookProblems(wanted: WebhookChange, policy: EndpointPolicy): readonly WebhookProblem[] {
  const { url, username, password, customHeaders } = wanted;
  const messages = {
    url: typeof url === 'string' ? urlProblem(url, policy)?.message : undefined,
    username: typeof username === 'string' ? userNameProblem(username)?.message : undefined,
    password: typeof password === 'string' ? passwordProblem(password)?.message : undefined,
    customHeaders: customHeadersProblem(customHeaders)?.message ?? unresolvedMask(customHeaders),
  };
  const parts = ['url', 'username', 'password', 'customHeaders'] as const;
  return parts.flatMap((part) => {
    const message = messages[part];
    return message === undefined ? [] : [{ part, message }];
  });
}

function unresolvedMask(headers: Headers): string | undefined {
  const name = Object.keys(headers).find((each) => headers[each] === MASK);
  return name === undefined ? undefined : `The custom header ${name} has no stored value. Send its value.`;
}
