/**
 * The rules of the credentials that go out with every webhook. Pure; used where the settings are changed.
 */

export interface CredentialProblem {
  readonly kind: 'user_name' | 'password';
  /** What is wrong and what to do; safe to show. */
  readonly message: string;
}

const USER_NAME_LIMIT = 64;
const PASSWORD_LIMIT = 128;

/** Letters and digits, 1 to 64 of them. The message names the first other character. Null when it is fine. */
export function userNameProblem(userName: string): CredentialProblem | null {
  const other = /[^A-Za-z0-9]/u.exec(userName)?.[0];
  if (other !== undefined) {
    const message = `The webhook user name must not contain ${characterName(other)}. Use letters A-Z, a-z and digits only.`;
    return { kind: 'user_name', message };
  }
  if (userName.length >= 1 && userName.length <= USER_NAME_LIMIT) return null;
  return { kind: 'user_name', message: `The webhook user name must have 1 to ${USER_NAME_LIMIT} letters and digits.` };
}

/** 1 to 128 characters, a colon among them if you like, no control characters. Null when it is fine. */
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
