/** The environment variables of rendered resources. Kubernetes keeps the last of those with one name, without an error. */
import { itemsOf, type Json, type JsonObject, membersOf, toObject, toText } from '../generate/json.ts';

/** The values of each variable of a container of the resource, in their order; null for one that is not a text. */
function containersOf(resource: JsonObject): readonly ReadonlyMap<string, readonly Json[]>[] {
  const [, spec] = membersOf(resource.spec).find(([name]) => name === 'template') ?? [];
  const [, pod] = membersOf(spec).find(([name]) => name === 'spec') ?? [];
  const [, containers] = membersOf(pod).find(([name]) => name === 'containers') ?? [];
  return itemsOf(containers).map((container) => {
    const values = new Map<string, Json[]>();
    for (const each of itemsOf(toObject(container, 'container').env)) {
      const { name, value = null } = toObject(each, 'variable');
      const key = toText(name, 'name');
      values.set(key, [...(values.get(key) ?? []), value]);
    }
    return values;
  });
}

/** A fault for each variable that a container has several times, and for each that does not have the expected value. */
export function variableFaults(resource: JsonObject, expected: Readonly<Record<string, string>> = {}): string[] {
  return containersOf(resource).flatMap((values) => [
    ...[...values].flatMap(([name, { length }]) => (length > 1 ? [`${name} is there ${length} times`] : [])),
    ...Object.entries(expected).flatMap(([name, value]) =>
      values.get(name)?.at(-1) === value ? [] : [`${name} is ${values.get(name)?.at(-1)}, not ${value}`],
    ),
  ]);
}
