/**
 * The webhook settings that a merchant asks for: whether they are right, and what becomes of the custom headers that
 * it could not read. Pure; the rules themselves are the webhooks' own.
 */
import {
  customHeadersProblem,
  passwordProblem,
  userNameProblem,
} from '../../../delivery/transport/credential-rules.ts';
import { type EndpointPolicy, urlProblem } from '../../../domain/merchants/webhook-url-rule.ts';

/** What a custom header's value is shown as; sent back, it keeps the value that is stored. */
export const MASK = '********';

type Headers = Readonly<Record<string, string>>;

export interface WebhookChange {
  /** Null and undefined: not to be set anew. */
  readonly url: string | null | undefined;
  readonly username: string | null | undefined;
  readonly password: string | null | undefined;
  readonly customHeaders: Headers;
}

/** What is wrong with one part of the wish. */
export interface WebhookProblem {
  readonly part: keyof WebhookChange;
  readonly message: string;
}

/** Custom headers as they may be shown: the names, and a mask for every value. */
export function maskedHeaders(headers: Readonly<Record<string, unknown>>): Headers {
  return Object.fromEntries(Object.keys(headers).map((name) => [name, MASK]));
}

/** The custom headers asked for, with the stored value where the mask was sent and there is one. */
export function unmaskedHeaders(sent: Headers, stored: Headers): Headers {
  const settled = (name: string, value: string) =>
    value === MASK && Object.hasOwn(stored, name) ? (stored[name] ?? value) : value;
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, settled(name, value)]));
}

/** Judges a wish whose custom headers are unmasked already. Empty when all is well. */
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
