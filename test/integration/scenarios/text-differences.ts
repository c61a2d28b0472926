/** What of an answer that is text, and not JSON, is not as its example shows it: the columns of a table, the metrics of a page of them. */
import { cellsOf } from '../../support/parse-csv.ts';

type Found = readonly string[];

/** The same columns in the same order, in every row; and rows where the example has some. */
export function tableDifferences(example: string, body: string): Found {
  const [[wanted = [], ...shown], [got = [], ...given]] = [cellsOf(example), cellsOf(body)];
  const columns = wanted.join() === got.join() ? [] : [`the columns are ${got.join()} and not ${wanted.join()}`];
  const rows = shown.length > 0 === given.length > 0 ? [] : [`${given.length} rows and not ${shown.length}`];
  const odd = [...shown, ...given].filter((row) => row.length !== wanted.length);
  return [...columns, ...rows, ...odd.map((row) => `a row has ${row.length} cells and not ${wanted.length}`)];
}

/** A sample without its values: the metric, and the names of its labels. */
function sampleOf(line: string): string {
  return line.replace(/="(?:[^"\\]|\\.)*"/g, '').replace(/ [^ ]+$/, '');
}

const nameIn = (sample: string): string => sample.replace(/\{.*/, '');

/** Every metric of the example is there, with what it says of it and the labels of its samples, if it has any yet; there may be more. */
export function metricDifferences(example: string, body: string): Found {
  const linesOf = (text: string) => text.split('\n').map((line) => (line.startsWith('#') ? line : sampleOf(line)));
  const given = new Set(linesOf(body));
  const counted = new Set([...given].map(nameIn));
  const declared = new Set([...given].flatMap((line) => /^# TYPE (\w+)/.exec(line)?.[1] ?? []));
  const isFresh = (line: string): boolean => !counted.has(nameIn(line)) && declared.has(nameIn(line));
  return linesOf(example).flatMap((line) => (given.has(line) || isFresh(line) ? [] : [`"${line}" is missing`]));
}
