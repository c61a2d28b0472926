/**
 * An endpoint's answer as it may be kept: some endpoints answer with all that they were sent, credentials included. Pure. It runs for every
 * attempt, mostly for an answer that repeats nothing: a secret is put into its forms only where the answer holds their beginnings.
 */
import { alike, plainViews, withoutResidue } from './plain-view.ts';

const MASK = '***';
/** A shorter one would be found in any answer. */
const SHORTEST = 4;

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/**
 * How a text may stand in an answer: as it is, in JSON (some writers escape the slash), in an address. Each writes character by
 * character, so that the form of a beginning is the beginning of the form.
 */
const FORMS: readonly ((text: string) => string)[] = [
  (text) => text,
  inJson,
  (text) => inJson(text).replaceAll('/', '\\/'),
  encodeURIComponent,
];

/** The forms of the secrets that may be in the answer, whole or cut off at its end. The longest first: one may hold another. */
function formsWithin(answer: string, secrets: readonly string[]): string[] {
  const found = new Set<string>();
  for (const secret of secrets) {
    // Whole characters, which may be two units each.
    const start = [...secret.slice(0, 2 * SHORTEST)].slice(0, SHORTEST).join('');
    for (const formOf of FORMS) {
      const beginning = formOf(start).slice(0, SHORTEST);
      if (beginning.length < SHORTEST) continue;
      // What is not there now can only come with a mask that another secret leaves.
      if (answer.includes(beginning) || beginning.includes('*')) found.add(formOf(secret));
    }
  }
  return [...found].sort((a, b) => b.length - a.length);
}

/** Without the beginning of a secret that the kept part of the answer was cut off in. */
function withoutCut(text: string, form: string): string {
  const length = cutLength(text, form);
  return length < SHORTEST ? text : text.slice(0, -length) + MASK;
}

/** How many characters of a form, but not all of them, the text ends with. In one pass (Knuth, Morris and Pratt): both may be made to match often. */
function cutLength(text: string, form: string): number {
  // Of each beginning of the form: how much of it is a beginning and an end of it at a time.
  const borders = new Uint32Array(form.length);
  const extended = (matched: number, unit: number): number => {
    let length = matched;
    while (length > 0 && form.charCodeAt(length) !== unit) length = borders[length - 1] ?? 0;
    return form.charCodeAt(length) === unit ? length + 1 : 0;
  };
  let matched = 0;
  for (let at = 1; at < form.length; at += 1) {
    matched = extended(matched, form.charCodeAt(at));
    borders[at] = matched;
  }
  matched = 0;
  for (let at = Math.max(0, text.length - form.length + 1); at < text.length; at += 1) {
    matched = extended(matched, text.charCodeAt(at));
  }
  return matched;
}

/** Whether a text says a secret, or ends with the beginning of one. */
function says(view: string, secret: string): boolean {
  if (!view.includes(secret.slice(0, SHORTEST))) return false;
  return view.includes(secret) || cutLength(view, secret) >= SHORTEST;
}

/** Whether an answer, however it is escaped, still says one of the secrets. */
function isReadableIn(answer: string, secrets: readonly string[]): boolean {
  // What stands between two masks was never one text.
  const parts = answer.split(MASK).filter(({ length }) => length >= SHORTEST);
  const views = [...new Set(parts.flatMap(plainViews).flatMap((view) => [view, withoutResidue(view)]))];
  return secrets.some((secret) => {
    // Without what base64 is filled up with: some writers leave that out.
    const said = [secret, secret.replace(/=+$/, '')].map(alike).filter(({ length }) => length >= SHORTEST);
    return said.some((form) => views.some((view) => says(view, form)));
  });
}

/** The answer with each of the secrets hidden; nothing of it where one is escaped in a way that is not told apart here. */
export function maskedAnswer(answer: string, secrets: readonly string[]): string {
  if (answer.length < SHORTEST) return answer;
  const forms = formsWithin(answer, secrets);
  const masked = forms.reduce((text, form) => text.replaceAll(form, MASK), answer);
  const kept = forms.reduce(withoutCut, masked);
  return isReadableIn(kept, secrets) ? MASK : kept;
}
