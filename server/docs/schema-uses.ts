/** Which pages use a schema. Pure. */
import { allOperations, type Catalogue, callName, namedIn, type ShownOperation } from './catalogue.ts';
import type { PagePath } from './links.ts';

/** Where each schema is used: by the operations and events whose bodies name it, and by the schemas that do. */
export function schemaUses(catalogue: Catalogue): ReadonlyMap<string, ReadonlyMap<PagePath, string>> {
  const uses = new Map<string, Map<PagePath, string>>();
  const note = (names: readonly string[], path: PagePath, title: string) => {
    for (const name of names) uses.set(name, (uses.get(name) ?? new Map<PagePath, string>()).set(path, title));
  };
  const named = ({ body, answers }: ShownOperation) =>
    [
      body?.media,
      ...answers.filter(([status]) => status.startsWith('2')).flatMap(([, { content = {} }]) => Object.values(content)),
    ].flatMap((media) => (media?.schema === undefined ? [] : namedIn(media.schema)));
  for (const operation of allOperations(catalogue))
    note(named(operation), `operations/${operation.id}`, callName(operation));
  for (const event of catalogue.events) note(named(event), `events/${event.path}`, event.path);
  for (const [name, { schema }] of catalogue.schemas) note(namedIn(schema), `schemas/${name}`, name);
  return uses;
}
