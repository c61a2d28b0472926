/**
 * Masks secrets in an endpoint's response, so that it can be stored: some endpoints echo what they were sent,
 * credentials included. Pure. It runs for every attempt and is cheap for a response that echoes nothing: a secret's
 * forms are computed only where the response contains their beginning.
 * The decoded variants of a response are its possible readings with the escapes of JSON, HTML and URLs undone, one or
 * two levels in any order; both base64 alphabets count as the same.
 */

/** A UTF-8 character whose bytes are each written as one character. */
const BYTES = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g;

/** HTML's named characters: those of ASCII, and those of Latin 1 in code order. */
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

/** Decodes the bytes where they form a character. */
function read(bytes: string): string {
  const text = Buffer.from(bytes, 'latin1').toString('utf8');
  return text.includes('\ufffd') ? bytes : text;
}

/** Decoders: URL escapes, JSON-like escapes, HTML entities. */
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

/** Maps the two ways to write a space in a form, and the last two characters of both base64 alphabets, to one each. */
function normalized(view: string): string {
  return view.replace(/[+-]/g, ' ').replaceAll('_', '/');
}

/** The text as it is, and with one or two levels of escapes undone. */
function decodedVariants(text: string): string[] {
  const views = new Set([text]);
  for (let round = 0; round < 2; round += 1)
    for (const view of [...views]) for (const undo of UNDO) views.add(undo(view).replace(BYTES, read));
  return [...new Set([...views].map(normalized))];
}

/** The remainder of an escape or a character that was cut off at the end of a text. */
const RESIDUE =
  /(?:%[0-9a-f]?|\\(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?|&(?:#x?[0-9a-f]{0,7}|[a-z0-9]{0,8})|[\xc2-\xf4][\x80-\xbf]{0,2}|\ufffd)+$/i;

const RESIDUE_LIMIT = 32;

/** Removes a cut-off escape from the end of a text. */
function withoutResidue(text: string): string {
  return text.slice(0, -RESIDUE_LIMIT) + text.slice(-RESIDUE_LIMIT).replace(RESIDUE, '');
}

const MASK = '***';
/** Shortest text treated as a secret: a shorter one would match in any response. */
const MIN_LENGTH = 4;

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/**
 * Encodings in which a secret may appear: plain, JSON (some writers escape the slash), URL. Each encodes character by
 * character, so that the encoding of a prefix is a prefix of the encoding.
 */
const FORMS: readonly ((text: string) => string)[] = [
  (text) => text,
  inJson,
  (text) => inJson(text).replaceAll('/', '\\/'),
  encodeURIComponent,
];

/**
 * The encoded secrets that may appear in the response, whole or cut off at its end. Longest first: one may contain
 * another.
 */
function formsWithin(answer: string, secrets: readonly string[]): string[] {
  const found = new Set<string>();
  for (const secret of secrets) {
    // Whole characters, which may be two UTF-16 units each.
    const start = [...secret.slice(0, 2 * MIN_LENGTH)].slice(0, MIN_LENGTH).join('');
    for (const formOf of FORMS) {
      const beginning = formOf(start).slice(0, MIN_LENGTH);
      if (beginning.length < MIN_LENGTH) continue;
      // A form that is absent now can only arise next to another secret's mask.
      if (answer.includes(beginning) || beginning.includes('*')) found.add(formOf(secret));
    }
  }
  return [...found].sort((a, b) => b.length - a.length);
}

/** Masks a secret that is cut off at the end of the text. */
function withoutCut(text: string, form: string): string {
  const length = cutLength(text, form);
  return length < MIN_LENGTH ? text : text.slice(0, -length) + MASK;
}

/**
 * Length of the longest proper prefix of `form` that the text ends with. Linear time (Knuth, Morris, Pratt): both may
 * be crafted to match often.
 */
function cutLength(text: string, form: string): number {
  // For each prefix of the form: the length of its longest border.
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

/** Whether a text contains a secret, or ends with the beginning of one. */
function contains(view: string, secret: string): boolean {
  if (!view.includes(secret.slice(0, MIN_LENGTH))) return false;
  return view.includes(secret) || cutLength(view, secret) >= MIN_LENGTH;
}

/** Whether a response still contains a secret in any decoded variant. */
function isReadableIn(answer: string, secrets: readonly string[]): boolean {
  // The parts between masks were not adjacent in the original.
  const parts = answer.split(MASK).filter(({ length }) => length >= MIN_LENGTH);
  const views = [...new Set(parts.flatMap(decodedVariants).flatMap((view) => [view, withoutResidue(view)]))];
  return secrets.some((secret) => {
    // Some writers omit base64 padding.
    const forms = [secret, secret.replace(/=+$/, '')].map(normalized).filter(({ length }) => length >= MIN_LENGTH);
    return forms.some((form) => views.some((view) => contains(view, form)));
  });
}

/** Returns the response with each secret masked, or only the mask when a secret remains in another encoding. */
export function maskedAnswer(answer: string, secrets: readonly string[]): string {
  if (answer.length < MIN_LENGTH) return answer;
  const forms = formsWithin(answer, secrets);
  const masked = forms.reduce((text, form) => text.replaceAll(form, MASK), answer);
  const kept = forms.reduce(withoutCut, masked);
  return isReadableIn(kept, secrets) ? MASK : kept;
}
