/** The table of the receiver kit's README that exists as data in its code, and how it is put between its markers. Pure. */
import { receiverErrors } from '../../receiver-kit/src/errors.ts';

const MARKED = /(<!-- errors:.*?-->\n).*?(<!-- \/errors -->)/s;

/** @throws when the README has no place for it. */
export function withKitTables(text: string): string {
  if (!MARKED.test(text)) throw new Error("the receiver kit's README has no marker for its errors");
  const rows = Object.entries(receiverErrors).map(
    ([code, { status, meaning }]) => `| ${code} | ${status ?? '–'} | ${meaning} |`,
  );
  const table = ['| Code | Answer | Meaning |', '|---|---|---|', ...rows].join('\n');
  return text.replace(MARKED, (_whole, begin: string, end: string) => `${begin}${table}\n${end}`);
}
