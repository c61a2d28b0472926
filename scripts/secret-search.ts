/**
 * Searches texts and bytes for secrets in every likely form: plain, in groups of digits, escaped for a URL, JSON or HTML, in base64
 * at any alignment, in hexadecimal.
 */

export interface Secret {
  /** For the report, which never holds the secret itself. */
  readonly what: string;
  readonly text: string;
}

export interface Place {
  readonly where: string;
  /** Bytes are given as latin1 text. */
  readonly text: string;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Shorter ones turn up by chance inside ids and hashes: they count where they stand alone. */
const SHORTEST_ANYWHERE = 6;
/** How many milliseconds something took, the place of an event in its sequence, and the last such place may be any number. */
const BEFORE_A_COUNT = '(?:Ms|_ms|"ms|"last|[sS]equence)":[0-9.]*';

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Without the characters that depend on what stands before and after it. */
function base64Forms(text: string): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(text, 'utf8')]);
    const whole = bytes.toString('base64').replaceAll('=', '');
    const form = whole.slice(offset === 0 ? 0 : offset + 1, bytes.length % 3 === 0 ? undefined : -1);
    return [form, form.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/** What may stand between the digits of a card number. */
const SEPARATORS = /[ +.-]|%20/g;

interface Searched {
  readonly text: string;
  readonly lowerCase: string;
  readonly withoutSeparators: string;
}

/** Finds by substring: thousands of texts are searched for hundreds of secrets, which takes minutes by regular expressions. */
function finderOf({ text }: Secret): (searched: Searched) => boolean {
  if (text.length < SHORTEST_ANYWHERE) {
    const alone = new RegExp(`(?<![0-9A-Za-z]|[0-9]\\.|${BEFORE_A_COUNT})${literal(text)}(?![0-9A-Za-z])`);
    return (searched) => alone.test(searched.text);
  }
  const escaped = [...text].map((character) => entities[character] ?? character).join('');
  const forms = [
    text,
    Buffer.from(text, 'utf8').toString('latin1'),
    encodeURIComponent(text),
    JSON.stringify(text).slice(1, -1),
    escaped,
    Buffer.from(text, 'utf8').toString('hex'),
    ...base64Forms(text),
  ];
  const sought = [...new Set(forms.map((form) => form.toLowerCase()))];
  const isNumber = /^[0-9]+$/.test(text);
  return ({ lowerCase, withoutSeparators }) =>
    sought.some((form) => lowerCase.includes(form)) || (isNumber && withoutSeparators.includes(text));
}

/** Says which secret stands where; empty when none does. */
export function findSecrets(secrets: readonly Secret[], places: readonly Place[]): string[] {
  const finders = secrets.map((secret) => ({ what: secret.what, isIn: finderOf(secret) }));
  const found = new Set<string>();
  for (const { where, text } of places) {
    const lowerCase = text.toLowerCase();
    const searched = { text, lowerCase, withoutSeparators: lowerCase.replace(SEPARATORS, '') };
    for (const { what, isIn } of finders) if (isIn(searched)) found.add(`${what} in ${where}`);
  }
  return [...found];
}

/** Digits that stand alone, not in an id or a time, as the number of any card would. */
const LONE_DIGITS = /(?<![0-9A-Za-z.])[3-6][0-9]{12,18}(?![0-9A-Za-z])/g;

/** Whether the last digit checks the others. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return sum % 10 === 0;
}

/** Where something stands that could be the number of a card, known or not. Shows no more of it than a receipt does. */
export function findCardLike(places: readonly Place[]): string[] {
  const found = places.flatMap(({ where, text }) =>
    [...text.matchAll(LONE_DIGITS)]
      .filter(([digits]) => passesLuhn(digits))
      .map(([digits]) => `a number that ends in ${digits.slice(-4)} in ${where}`),
  );
  return [...new Set(found)];
}

/** An id with its prefix, or the token of a form; not a plain number. */
const GENERATED_ID = /[a-z]+_(?=[0-9]*[a-f])[0-9a-f]{16,}|(?=[0-9_-]*[A-Za-z])[A-Za-z0-9_-]{40,}/g;

/** A text without generated ids and tokens: one page in a thousand has four given digits in them by chance. */
export function withoutGeneratedIds(text: string): string {
  return text.replace(GENERATED_ID, '');
}
