/**
 * An endpoint's answer as it may be kept: some endpoints answer with all that they were sent, credentials included. Pure. It runs for every
 * attempt, mostly for an answer that repeats nothing: a secret is put into its forms only where the answer holds their beginnings. The
 * decoded variants of an answer are what it may say once the escapes of JSON, HTML and addresses are undone, one or two of them in
 * whatever order; base64 in its two alphabets counts as the same. A text without escapes costs next to nothing.
 */

/** A character in bytes of UTF-8, each read as a character of its own. */
const BYTES = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g;

/** The characters that HTML has names for, as some writers use them: those of ASCII, and those of Latin 1 in their order. */
const NAMES =
  'amp & lt < gt > quot " apos \' sol / bsol \\ equals = excl ! num # dollar $ percnt % lpar ( rpar ) ast * plus + comma , period . ' +
  'colon : semi ; quest ? commat @ lsqb [ rsqb ] Hat ^ lowbar _ grave ` lcub { vert | rcub }';
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil ' +
  'sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute ' +
  'Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc ' +
  'atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide ' +
  'oslash ugrave uacute ucirc uuml yacute thorn yuml';
const NAMED = new Map<string, string>([
  ...[...NAMES.matchAll(/(\S+) (\S)/g)].map(([, name = '', character = '']): [string, string] => [name, character]),
  ...LATIN.split(' ').map((name, index): [string, string] => [name, String.fromCharCode(0xa0 + index)]),
]);

function character(code: number, written: string): string {
  return code > 0x10ffff ? written : String.fromCodePoint(code);
}

/** The character, where the bytes are one. */
function read(bytes: string): string {
  const text = Buffer.from(bytes, 'latin1').toString('utf8');
  return text.includes('\ufffd') ? bytes : text;
}

/** What undoes the escapes of one way to write: an address, JSON and its like, HTML. */
const UNDO: readonly ((text: string) => string)[] = [
  (text) => text.replace(/%([0-9a-f]{2})/gi, (written, hex: string) => character(Number.parseInt(hex, 16), written)),
  (text) =>
    text.replace(/\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|([^ux]))/gi, (written, unit = '', byte = '', other = '') =>
      other === '' ? character(Number.parseInt(`${unit}${byte}`, 16), written) : `${other}`,
    ),
  (text) =>
    text
      .replace(/&#x([0-9a-f]{1,6});/gi, (written, hex: string) => character(Number.parseInt(hex, 16), written))
      .replace(/&#([0-9]{1,7});/g, (written, code: string) => character(Number(code), written))
      .replace(/&([a-z][a-z0-9]{1,7});/gi, (written, name: string) => NAMED.get(name) ?? written),
];

/** A text in which a space in a form, and the last two characters of base64, count as those that stand for them. */
function normalized(view: string): string {
  return view.replace(/[+-]/g, ' ').replaceAll('_', '/');
}

/** What a text may say: as it stands, with one or two ways to write undone. */
function decodedVariants(text: string): string[] {
  const views = new Set([text]);
  for (let round = 0; round < 2; round += 1)
    for (const view of [...views]) for (const undo of UNDO) views.add(undo(view).replace(BYTES, read));
  return [...new Set([...views].map(normalized))];
}

/** What a text may end with that is cut off within an escape, or within a character. */
const RESIDUE =
  /(?:%[0-9a-f]?|\\(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?|&(?:#x?[0-9a-f]{0,7}|[a-z0-9]{0,8})|[\xc2-\xf4][\x80-\xbf]{0,2}|\ufffd)+$/i;

const RESIDUE_LIMIT = 32;

/** A text without what it is cut off in, should that be an escape. */
function withoutResidue(text: string): string {
  return text.slice(0, -RESIDUE_LIMIT) + text.slice(-RESIDUE_LIMIT).replace(RESIDUE, '');
}

const MASK = '***';
/** A shorter one would be found in any answer. */
const MIN_LENGTH = 4;

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
    const start = [...secret.slice(0, 2 * MIN_LENGTH)].slice(0, MIN_LENGTH).join('');
    for (const formOf of FORMS) {
      const beginning = formOf(start).slice(0, MIN_LENGTH);
      if (beginning.length < MIN_LENGTH) continue;
      // What is not there now can only come with a mask that another secret leaves.
      if (answer.includes(beginning) || beginning.includes('*')) found.add(formOf(secret));
    }
  }
  return [...found].sort((a, b) => b.length - a.length);
}

/** Without the beginning of a secret that the kept part of the answer was cut off in. */
function withoutCut(text: string, form: string): string {
  const length = cutLength(text, form);
  return length < MIN_LENGTH ? text : text.slice(0, -length) + MASK;
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
function contains(view: string, secret: string): boolean {
  if (!view.includes(secret.slice(0, MIN_LENGTH))) return false;
  return view.includes(secret) || cutLength(view, secret) >= MIN_LENGTH;
}

/** Whether an answer, however it is escaped, still says one of the secrets. */
function isReadableIn(answer: string, secrets: readonly string[]): boolean {
  // What stands between two masks was never one text.
  const parts = answer.split(MASK).filter(({ length }) => length >= MIN_LENGTH);
  const views = [...new Set(parts.flatMap(decodedVariants).flatMap((view) => [view, withoutResidue(view)]))];
  return secrets.some((secret) => {
    // Without what base64 is filled up with: some writers leave that out.
    const forms = [secret, secret.replace(/=+$/, '')].map(normalized).filter(({ length }) => length >= MIN_LENGTH);
    return forms.some((form) => views.some((view) => contains(view, form)));
  });
}

/** The answer with each of the secrets hidden; nothing of it where one is escaped in a way that is not told apart here. */
export function maskedAnswer(answer: string, secrets: readonly string[]): string {
  if (answer.length < MIN_LENGTH) return answer;
  const forms = formsWithin(answer, secrets);
  const masked = forms.reduce((text, form) => text.replaceAll(form, MASK), answer);
  const kept = forms.reduce(withoutCut, masked);
  return isReadableIn(kept, secrets) ? MASK : kept;
}
