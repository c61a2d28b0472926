/** Reduces a document to the components in use. */
import { type Json, type JsonObject, membersOf, refsIn, toObject } from './json.ts';

/** The components that `roots` refer to, directly and indirectly, in their order. */
export function reachableComponents(components: JsonObject, roots: readonly Json[]): JsonObject {
  const found = new Set<string>();
  const open = roots.flatMap(refsIn);
  for (let ref = open.pop(); ref !== undefined; ref = open.pop()) {
    if (found.has(ref)) continue;
    found.add(ref);
    const [, , kind, name] = ref.split('/');
    if (kind === undefined || name === undefined) throw new Error(`${ref} is not a reference to a component`);
    const target = toObject(components[kind], kind)[name];
    if (target === undefined) throw new Error(`${ref} has no target`);
    open.push(...refsIn(target));
  }
  const kept = Object.entries(components).map(([kind, members]): [string, JsonObject] => [
    kind,
    Object.fromEntries(membersOf(members).filter(([name]) => found.has(`#/components/${kind}/${name}`))),
  ]);
  return Object.fromEntries(kept.filter(([, members]) => Object.keys(members).length > 0));
}
