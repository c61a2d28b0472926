/** The menu of the reference: guides, operations by subject, events, schemas. Pure. */
import type { Catalogue } from './catalogue.ts';
import type { Contracts } from './contract.ts';
import type { MenuPart } from './frame.ts';
import type { Guide } from './guides.ts';

export function menuOf(catalogue: Catalogue, guides: readonly Guide[]): readonly MenuPart[] {
  const subjects = (side: keyof Contracts) =>
    catalogue.subjects
      .filter((subject) => subject.side === side)
      .map(({ name, operations }) => ({
        title: name,
        entries: operations.map(({ id, summary }) => ({ title: summary, path: `operations/${id}` })),
      }));
  const group = (title: string, folder: string, names: readonly string[]) => ({
    title,
    entries: names.map((name) => ({ title: name, path: `${folder}/${name}` })),
  });
  const errors = { title: 'Error codes', path: 'errors' };
  const changes = { title: 'Changes of the contract', path: 'changes' };
  const read = guides.map(({ name, title }) => ({ title, path: `guides/${name}` }));
  const events = catalogue.events.map(({ path }) => path);
  return [
    { heading: 'Guides', entries: [{ title: 'Overview', path: '' }, ...read, errors, changes], groups: [] },
    { heading: 'Merchant API', entries: [], groups: [...subjects('merchant'), group('webhooks', 'events', events)] },
    { heading: 'Settings and operator', entries: [], groups: subjects('admin') },
    { heading: 'Schemas', entries: [], groups: [group('all', 'schemas', [...catalogue.schemas.keys()])] },
  ];
}
