/** What the search finds: guides and their parts, operations, events, error codes, schemas. Pure. */
import { errorAnchor } from '../http/wire.ts';
import { allOperations, type Catalogue, callName, type ShownOperation } from './catalogue.ts';
import { refName } from './contract.ts';
import type { Guide } from './guides.ts';
import { headingsOf } from './markdown.ts';
import { listedErrors } from './plain-views.ts';
import type { Findable } from './search.ts';

export function findablesOf(catalogue: Catalogue, guides: readonly Guide[]): readonly Findable[] {
  const fieldsOf = ({ body, contract }: ShownOperation) => {
    const ref = body?.media.schema?.$ref;
    const schema = ref === undefined ? body?.media.schema : contract.components.schemas[refName(ref)];
    return Object.keys(schema?.properties ?? {}).join(' ');
  };
  return [
    ...guides.flatMap(({ name, title, text }) => [
      { title, place: 'Guide', words: text, path: `guides/${name}` },
      ...headingsOf(text).map((heading) => ({
        title: heading.title,
        place: title,
        words: '',
        path: `guides/${name}#${heading.anchor}`,
      })),
    ]),
    ...allOperations(catalogue).map((operation) => ({
      title: operation.summary,
      place: callName(operation),
      words: `${operation.id} ${callName(operation)} ${operation.description} ${fieldsOf(operation)}`,
      path: `operations/${operation.id}`,
    })),
    ...catalogue.events.map(({ path, summary }) => ({
      title: path,
      place: 'Webhook',
      words: summary,
      path: `events/${path}`,
    })),
    ...listedErrors().map((code) => ({
      title: code,
      place: 'Error code',
      words: '',
      path: `errors#${errorAnchor(code)}`,
    })),
    ...[...catalogue.schemas].map(([name, { schema }]) => ({
      title: name,
      place: 'Schema',
      words: Object.keys(schema.properties ?? {}).join(' '),
      path: `schemas/${name}`,
    })),
  ];
}
