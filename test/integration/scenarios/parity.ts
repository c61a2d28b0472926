/**
 * G9: what an answer and its example must have in common: status, media type, and at every depth the keys, how many items
 * a list has, and the values, as the comparison takes them: values.ts.
 */
import { isJsonArray, isJsonObject, type Json, type JsonObject, membersOf } from '../../../scripts/generate/json.ts';
import type { AnyAnswer } from './drive.ts';
import type { Scenario } from './scenarios.ts';
import { metricDifferences, tableDifferences } from './text-differences.ts';
import { type Comparison, scalarOf } from './values.ts';

type Found = readonly string[];

interface Looking {
  readonly open: ReadonlySet<string>;
  readonly comparison: Comparison;
}

/** What of an answer is not as the contract shows it; empty when it is. */
export function differences(
  { status, mediaType, example, given }: Scenario,
  answer: AnyAnswer,
  comparison: Comparison,
): readonly string[] {
  if (answer.status !== status) return [`status ${answer.status || answer.kind} and not ${status}${saidBy(answer)}`];
  if (answer.contentType !== mediaType) return [`media type ${answer.contentType} and not ${mediaType}`];
  if (mediaType === null) return [];
  if (!/[/+]json$/.test(mediaType)) return textDifferences(mediaType, example, answer.body);
  return jsonDifferences(example, answer.body, comparison, given.open);
}

/** What of a JSON body is not as its example has it; the fields that are open are not compared. */
export function jsonDifferences(
  example: Json | undefined,
  body: unknown,
  comparison: Comparison,
  open: readonly string[] = [],
): readonly string[] {
  return bodyDifferences(example, jsonOf(body, comparison), { open: new Set(open), comparison }, '');
}

function textDifferences(mediaType: string, example: Json | undefined, body: unknown): readonly string[] {
  const [wanted, got] = [textOf(example), textOf(body)];
  switch (mediaType) {
    case 'text/html':
      return headingDifference(wanted, got);
    case 'text/csv':
      return tableDifferences(wanted, got);
    case 'text/plain':
      return metricDifferences(wanted, got);
    case 'text/event-stream':
      return wanted === got ? [] : [`the stream is ${JSON.stringify(got)} and not ${JSON.stringify(wanted)}`];
    default:
      return [`nothing compares ${mediaType} with its example: test/integration/scenarios/text-differences.ts`];
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Of a page the contract shows a sketch: its heading is that of the page. */
function headingDifference(example: string, body: string): readonly string[] {
  const [wanted, got] = [headingOf(example), headingOf(body)];
  return wanted === got ? [] : [`heading "${got}" and not "${wanted}"`];
}

function headingOf(page: string): string {
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(page)?.[1] ?? '';
  return heading.replace(/<[^>]*>/g, '').trim();
}

function saidBy({ body }: AnyAnswer): string {
  return typeof body === 'object' && body !== null && 'error_message' in body
    ? `: ${JSON.stringify(body).slice(0, 600)}`
    : '';
}

function jsonOf(value: unknown, { normalize }: Comparison): Json {
  const json: Json = JSON.parse(normalize(JSON.stringify(value ?? null)));
  return json;
}

function bodyDifferences(wanted: Json | undefined, got: Json | undefined, looking: Looking, at: string): Found {
  if (isJsonArray(wanted) && isJsonArray(got)) return listDifferences(wanted, got, looking, at);
  if (isJsonObject(wanted) && isJsonObject(got)) return memberDifferences(wanted, got, looking, at);
  const [shown, given] = [kindOf(wanted), kindOf(got)];
  if (shown !== given) return [`${at || 'the body'} is ${given} and not ${shown}`];
  const isSame = looking.comparison.isSame(at, scalarOf(wanted), scalarOf(got));
  return isSame ? [] : [`${at} is ${JSON.stringify(got)} and not ${JSON.stringify(wanted)}`];
}

/** Of the shapes that a list shows none may go without an item: each is compared with the item at its place. */
function listDifferences(wanted: readonly Json[], got: readonly Json[], looking: Looking, at: string): Found {
  if (wanted.length !== got.length) return [`${at || 'the body'} has ${got.length} items and not ${wanted.length}`];
  return wanted.flatMap((item, index) => bodyDifferences(item, got[index], looking, `${at}[]`));
}

function memberDifferences(wanted: JsonObject, got: JsonObject, looking: Looking, at: string): Found {
  // An empty object in an example is a map, which may hold anything.
  if (Object.keys(wanted).length === 0) return [];
  const names = new Set([...Object.keys(wanted), ...Object.keys(got)]);
  const members = new Map(membersOf(got));
  const shown = new Map(membersOf(wanted));
  return [...names].flatMap((name) => {
    const path = at === '' ? name : `${at}.${name}`;
    if (looking.open.has(path)) return [];
    if (!members.has(name)) return [`${path} is missing`];
    if (!shown.has(name)) return [`${path} is not in the example`];
    return bodyDifferences(shown.get(name), members.get(name), looking, path);
  });
}

function kindOf(value: Json | undefined): string {
  if (value === undefined || value === null) return 'null';
  return isJsonArray(value) ? 'a list' : isJsonObject(value) ? 'an object' : 'a value';
}
