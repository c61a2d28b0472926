/**
 * Plain-English reasons for values that the validator rejects, so that no caller has to read a regular expression. A value without
 * a reason here gets the validator's message.
 */

const range = /^must be (>=|<=) (-?[0-9.]+)$/;
const limit = /^must NOT have (more|fewer) than ([0-9]+) ([a-z]+)$/;

/** `1 character`, `2 characters`. */
function withCount(count: string, things: string): string {
  return count === '1' ? `1 ${things.replace(/ies$/, 'y').replace(/s$/, '')}` : `${count} ${things}`;
}

/** The reason for a limit or an unknown field; undefined for any other message of the validator. */
export function validationMessage(message: string): string | undefined {
  if (message === 'must NOT have additional properties') return 'is not a field of this object; remove it';
  const [, comparison, number] = range.exec(message) ?? [];
  if (comparison !== undefined) return `must be ${comparison === '>=' ? 'at least' : 'at most'} ${number}`;
  const [, bound, count = '', things = ''] = limit.exec(message) ?? [];
  if (bound === undefined) return undefined;
  if (bound === 'more') return `must have at most ${withCount(count, things)}`;
  return count === '1' && things === 'characters'
    ? 'must not be empty'
    : `must have at least ${withCount(count, things)}`;
}

const ENCODED = 'must be base64url without padding, as in a compact JWE';
const WITHOUT_CONTROLS =
  'must not contain control characters, line breaks or characters that change the text direction';
const words: ReadonlyMap<string, string> = new Map([
  ['after', 'must be the next_cursor of the previous page, or absent'],
  ['amount', 'must be a decimal number above 0, such as 100.00, with at most the decimals of the currency'],
  ['bin', 'must be the first 6 to 9 digits of a card number'],
  ['card_exp_month', 'must be two digits, 01 to 12'],
  ['card_exp_year', 'must be two digits, or four that begin with 20'],
  ['card_number', 'must be the 12 to 19 digits of the card number, with at most one space or dash between two digits'],
  ['card_security_code', 'must be 3 digits, or 4 for AMEX'],
  ['card_token', 'must be a card_token as the service returned it, or a ctkn_... from POST /card/tokenize'],
  ['consent', "must be true; tokenizing a card requires the customer's consent"],
  ['created', 'must be a UTC time such as 2026-03-14T09:26:53Z'],
  ['created.from', 'must be a UTC time such as 2026-03-14T09:26:53Z'],
  ['created.to', 'must be a UTC time such as 2026-03-14T09:26:53Z'],
  ['currency', 'must be the three letters of a currency (ISO 4217), such as INR'],
  ['encryptedKey', ENCODED],
  ['encryptedPayload', ENCODED],
  ['header', ENCODED],
  ['id', 'must be 1 to 128 letters, digits and the characters _ . : -'],
  ['idempotency-key', 'must be 1 to 255 printable ASCII characters'],
  ['iv', ENCODED],
  ['merchant_id', 'must be a merchant id: 1 to 32 lowercase letters, digits and _'],
  ['metadata.expiryInMins', 'must be a whole number of minutes, 1 to 99999'],
  ['mobile_country_code', 'must be 1 to 4 digits, such as 91'],
  ['mobile_number', 'must be 4 to 15 digits'],
  ['name_on_card', WITHOUT_CONTROLS],
  ['nickname', WITHOUT_CONTROLS],
  ['object_reference_id', 'must be letters, digits and the characters _ . @ + -'],
  ['order_id', 'must be 1 to 64 letters, digits, _ and -'],
  ['payment_page_client_id', 'must be a client id: 1 to 64 letters, digits and the characters _ . -'],
  ['tag', ENCODED],
  ['tavv', 'must be the cryptogram of the token: 20 bytes in base64'],
  ['token.card_last_four', 'must be the last four digits of the card'],
  ['token.eci', 'must be one or two digits, such as 05'],
  ['unique_request_id', 'must not contain control characters'],
  ['version', 'must be a date such as 2023-06-30'],
  ['x-merchantid', 'must be a merchant id: 1 to 32 lowercase letters, digits and _'],
]);

/** The reason for a parameter that does not match its pattern or choices; undefined when the table has none. */
export function patternMessage(name: string): string | undefined {
  const plain = name.replace(/^order\./, '');
  // Node lower-cases header names.
  return words.get(plain) ?? words.get(plain.toLowerCase());
}
