/**
 * G9: what an answer and its example must have in common: status, media type, and at every depth the keys, how many items
 * a list has, and the values of the fields that are the point of the example.
 */
import { isJsonArray, isJsonObject, type Json, type JsonObject, membersOf } from '../../scripts/generate/json.ts';
import type { AnyAnswer } from './drive.ts';
import type { Scenario } from './scenarios.ts';
import { tellingFields } from './telling-fields.ts';

type Found = readonly string[];

/** What of an answer is not as the contract shows it; empty when it is. */
export function differences({ status, mediaType, example, given }: Scenario, answer: AnyAnswer): readonly string[] {
  if (answer.status !== status) return [`status ${answer.status || answer.kind} and not ${status}${saidBy(answer)}`];
  if (answer.contentType !== mediaType) return [`media type ${answer.contentType} and not ${mediaType}`];
  if (mediaType === 'text/html') return headingDifference(example, answer.body);
  if (mediaType === null || !/[/+]json$/.test(mediaType)) return [];
  return bodyDifferences(example, jsonOf(answer.body), new Set(given.open), '');
}

/** Of a page the contract shows a sketch: its heading is that of the page. */
function headingDifference(example: Json | undefined, body: unknown): readonly string[] {
  const [wanted, got] = [headingOf(example), headingOf(body)];
  return wanted === got ? [] : [`heading "${got}" and not "${wanted}"`];
}

function headingOf(page: unknown): string {
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(typeof page === 'string' ? page : '')?.[1] ?? '';
  return heading.replace(/<[^>]*>/g, '').trim();
}

function saidBy({ body }: AnyAnswer): string {
  return typeof body === 'object' && body !== null && 'error_message' in body
    ? `: ${JSON.stringify(body).slice(0, 600)}`
    : '';
}

function jsonOf(value: unknown): Json {
  const json: Json = JSON.parse(JSON.stringify(value ?? null));
  return json;
}

function bodyDifferences(
  wanted: Json | undefined,
  got: Json | undefined,
  open: ReadonlySet<string>,
  at: string,
): Found {
  if (isJsonArray(wanted) && isJsonArray(got)) return listDifferences(wanted, got, open, at);
  if (isJsonObject(wanted) && isJsonObject(got)) return memberDifferences(wanted, got, open, at);
  const [shown, given] = [kindOf(wanted), kindOf(got)];
  if (shown !== given) return [`${at || 'the body'} is ${given} and not ${shown}`];
  const isTold = tellingFields.has(nameOf(at)) && wanted !== got;
  return isTold ? [`${at} is ${JSON.stringify(got)} and not ${JSON.stringify(wanted)}`] : [];
}

/** Of the shapes that a list shows none may go without an item: each is compared with the item at its place. */
function listDifferences(wanted: readonly Json[], got: readonly Json[], open: ReadonlySet<string>, at: string): Found {
  if (wanted.length !== got.length) return [`${at || 'the body'} has ${got.length} items and not ${wanted.length}`];
  return wanted.flatMap((item, index) => bodyDifferences(item, got[index], open, `${at}[]`));
}

function memberDifferences(wanted: JsonObject, got: JsonObject, open: ReadonlySet<string>, at: string): Found {
  // An empty object in an example is a map, which may hold anything.
  if (Object.keys(wanted).length === 0) return [];
  const names = new Set([...Object.keys(wanted), ...Object.keys(got)]);
  const members = new Map(membersOf(got));
  const shown = new Map(membersOf(wanted));
  return [...names].flatMap((name) => {
    const path = at === '' ? name : `${at}.${name}`;
    if (open.has(path)) return [];
    if (!members.has(name)) return [`${path} is missing`];
    if (!shown.has(name)) return [`${path} is not in the example`];
    return bodyDifferences(shown.get(name), members.get(name), open, path);
  });
}

/** The last name of a path; a list's items are called as the list is. */
function nameOf(at: string): string {
  return (at.split('.').at(-1) ?? '').replaceAll('[]', '');
}

function kindOf(value: Json | undefined): string {
  if (value === undefined || value === null) return 'null';
  return isJsonArray(value) ? 'a list' : isJsonObject(value) ? 'an object' : 'a value';
}
