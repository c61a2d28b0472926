/**
 * What a text may say: as it stands, and with the escapes of JSON, HTML and addresses undone, one or two of them in whatever order. Base64 in
 * its two alphabets counts as the same. Pure; a text without escapes costs next to nothing.
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
export function alike(view: string): string {
  return view.replace(/[+-]/g, ' ').replaceAll('_', '/');
}

/** What a text may say: as it stands, with one or two ways to write undone. */
export function plainViews(text: string): string[] {
  const views = new Set([text]);
  for (let round = 0; round < 2; round += 1)
    for (const view of [...views]) for (const undo of UNDO) views.add(undo(view).replace(BYTES, read));
  return [...new Set([...views].map(alike))];
}

/** What a text may end with that is cut off within an escape, or within a character. */
const RESIDUE =
  /(?:%[0-9a-f]?|\\(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?|&(?:#x?[0-9a-f]{0,7}|[a-z0-9]{0,8})|[\xc2-\xf4][\x80-\xbf]{0,2}|\ufffd)+$/i;

const LONGEST_RESIDUE = 32;

/** A text without what it is cut off in, should that be an escape. */
export function withoutResidue(text: string): string {
  return text.slice(0, -LONGEST_RESIDUE) + text.slice(-LONGEST_RESIDUE).replace(RESIDUE, '');
}
