/** G9: what an answer and its example must have in common: status, media type, and the keys, at every depth. */
import { isJsonArray, isJsonObject, type Json, membersOf } from '../../scripts/generate/json.ts';
import type { AnyAnswer } from './drive.ts';
import type { Scenario } from './scenarios.ts';

/** What of an answer is not as the contract shows it; empty when it is. */
export function differences({ status, mediaType, example, given }: Scenario, answer: AnyAnswer): readonly string[] {
  if (answer.status !== status) return [`status ${answer.status || answer.kind} and not ${status}${saidBy(answer)}`];
  if (answer.contentType !== mediaType) return [`media type ${answer.contentType} and not ${mediaType}`];
  if (mediaType === 'text/html') return headingDifference(example, answer.body);
  if (mediaType === null || !/[/+]json$/.test(mediaType)) return [];
  return [...keyDifferences(example, jsonOf(answer.body), new Set(given.open), ''), ...codeDifference(example, answer)];
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

/** A refusal is the one that the example shows, not another of the same status. */
function codeDifference(example: Json | undefined, { body }: AnyAnswer): readonly string[] {
  const wanted = codeOf(example);
  const code = codeOf(jsonOf(body));
  return wanted === code ? [] : [`error_code ${code} and not ${wanted}`];
}

function codeOf(body: Json | undefined): string | undefined {
  return isJsonObject(body) && typeof body.error_code === 'string' ? body.error_code : undefined;
}

function keyDifferences(
  wanted: Json | undefined,
  got: Json | undefined,
  open: ReadonlySet<string>,
  at: string,
): readonly string[] {
  if (isJsonArray(wanted) && isJsonArray(got)) {
    // One shape or several: each that the example shows is compared with the item at its place.
    return wanted.slice(0, got.length).flatMap((item, index) => keyDifferences(item, got[index], open, `${at}[]`));
  }
  if (!isJsonObject(wanted) || !isJsonObject(got)) {
    const kinds = [kindOf(wanted), kindOf(got)];
    return kinds.includes('null') || kinds[0] === kinds[1]
      ? []
      : [`${at || 'the body'} is ${kinds[1]} and not ${kinds[0]}`];
  }
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
    return keyDifferences(shown.get(name), members.get(name), open, path);
  });
}

function kindOf(value: Json | undefined): string {
  if (value === undefined || value === null) return 'null';
  return isJsonArray(value) ? 'a list' : isJsonObject(value) ? 'an object' : 'a value';
}
