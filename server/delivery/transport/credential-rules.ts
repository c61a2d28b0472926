/**
 * Rules for a merchant's webhook user name, password and custom headers. Pure; applied when settings change. A valid
 * header can neither change the sender or the transport of a request, nor collide with the service's headers.
 */

export interface CredentialProblem {
  readonly kind: 'user_name' | 'password';
  /** What is wrong and what to do; safe to show. */
  readonly message: string;
}

const USER_NAME_LIMIT = 64;
const PASSWORD_LIMIT = 128;

/** 1 to 64 letters and digits. The message names the first invalid character. Null when valid. */
export function userNameProblem(userName: string): CredentialProblem | null {
  const other = /[^A-Za-z0-9]/u.exec(userName)?.[0];
  if (other !== undefined) {
    const message = `The webhook user name must not contain ${characterName(other)}. Use letters A-Z, a-z and digits only.`;
    return { kind: 'user_name', message };
  }
  if (userName.length >= 1 && userName.length <= USER_NAME_LIMIT) return null;
  return { kind: 'user_name', message: `The webhook user name must have 1 to ${USER_NAME_LIMIT} letters and digits.` };
}

/** 1 to 128 characters, colons included, no control characters. Null when valid. */
export function passwordProblem(password: string): CredentialProblem | null {
  if (/\p{Cc}/u.test(password)) {
    return {
      kind: 'password',
      message: 'The webhook password must not contain control characters such as a line break.',
    };
  }
  const length = [...password].length;
  if (length >= 1 && length <= PASSWORD_LIMIT) return null;
  return { kind: 'password', message: `The webhook password must have 1 to ${PASSWORD_LIMIT} characters.` };
}

function characterName(character: string): string {
  if (character === ' ') return 'a space';
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return /^[\x21-\x7e]$/.test(character) ? `"${character}"` : `the character ${code}`;
}

export interface HeaderProblem {
  readonly kind: 'name' | 'reserved' | 'value' | 'duplicate' | 'too_many';
  /** What is wrong and what to do; safe to show. Never holds a value. */
  readonly message: string;
}

const HEADER_LIMIT = 20;
const VALUE_LIMIT = 1024;

const HOP_BY_HOP: readonly string[] = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
const OURS: readonly string[] = ['content-type', 'content-length', 'content-encoding', 'host', 'user-agent', 'expect'];
const TRACE: readonly string[] = ['traceparent', 'tracestate'];
const AUTHORIZATION = 'authorization';
const RESERVED: readonly string[] = [...HOP_BY_HOP, ...OURS, ...TRACE, AUTHORIZATION];
const OUR_PREFIXES: readonly string[] = ['webhook-', 'svc-', 'x-svc-'];

/** The first problem in a set of custom headers; null when valid. */
export function customHeadersProblem(headers: Readonly<Record<string, string>>): HeaderProblem | null {
  const entries = Object.entries(headers);
  if (entries.length > HEADER_LIMIT) {
    return { kind: 'too_many', message: `At most ${HEADER_LIMIT} custom headers can be set. Remove some.` };
  }
  const seen = new Set<string>();
  for (const [name, value] of entries) {
    const problem = nameProblem(name) ?? valueProblem(name, value);
    if (problem !== null) return problem;
    if (seen.has(name.toLowerCase())) {
      const message = `The custom header ${name} is sent twice; header names are case-insensitive. Send it once.`;
      return { kind: 'duplicate', message };
    }
    seen.add(name.toLowerCase());
  }
  return null;
}

/** Whether only the service or the connection may set this header; case-insensitive. */
export function isReservedHeader(name: string): boolean {
  const lower = name.toLowerCase();
  return RESERVED.includes(lower) || OUR_PREFIXES.some((prefix) => lower.startsWith(prefix));
}

function nameProblem(name: string): HeaderProblem | null {
  if (!/^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(name) || /\d{12}/.test(name)) {
    const message = 'A custom header name must begin with a letter and have at most 64 letters, digits, "-" and "_".';
    return { kind: 'name', message };
  }
  if (name.toLowerCase() === AUTHORIZATION) {
    const message = 'A custom header must not be named Authorization. Set the webhook user name and password instead.';
    return { kind: 'reserved', message };
  }
  if (isReservedHeader(name)) {
    const message = `A custom header must not be named ${name}: the service or the connection sets it. Choose another name.`;
    return { kind: 'reserved', message };
  }
  return null;
}

function valueProblem(name: string, value: string): HeaderProblem | null {
  if (value.length <= VALUE_LIMIT && /^([\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?)?$/.test(value)) return null;
  const message = `The value of the custom header ${name} must have at most ${VALUE_LIMIT} printable ASCII characters and no space at its ends.`;
  return { kind: 'value', message };
}
