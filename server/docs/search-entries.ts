/** The search entries: operations, events, guides and their headings, error codes, schemas. Pure. */
import { errorCatalogue } from '../http/errors/error-catalogue.ts';
import { errorAnchor } from '../http/errors/wire.ts';
import { allOperations, type Catalogue, callName, type ShownOperation } from './catalogue.ts';
import { answerOf, listedIn, refName, type Schema } from './contract.ts';
import type { Guide } from './guides.ts';
import { headingsOf } from './markdown.ts';
import { listedErrors } from './plain-views.ts';
import type { SearchEntry } from './search.ts';

/** The names of an operation's parameters and of its responses' headers. */
function parameterNames({ parameters, answers, contract }: ShownOperation): string {
  const answered = answers.flatMap(([, answer]) => Object.keys(answerOf(contract, answer).headers ?? {}));
  return [...parameters.map(({ name }) => name ?? ''), ...answered].join(' ');
}

/** The names and summaries of an operation's examples. */
function exampleNames({ body, answers, contract }: ShownOperation): string {
  const answered = answers.flatMap(([, answer]) => Object.values(answerOf(contract, answer).content ?? {}));
  const media = [...(body === null ? [] : [body.media]), ...answered];
  return media
    .flatMap(({ examples = {} }) => Object.entries(examples).map(([name, { summary = '' }]) => `${name} ${summary}`))
    .join(' ');
}

/** The values that a schema or one of its fields lists. */
function valuesOf(schema: Schema): string {
  return [schema, ...Object.values(schema.properties ?? {})].flatMap((part) => listedIn(part) ?? []).join(' ');
}

/** The list pages; the menu has them among the guides. */
const LIST_PAGES: readonly SearchEntry[] = [
  { title: 'Error codes', place: 'Guide', words: 'all errors list error_code', path: 'errors', kind: 'how-to' },
  {
    title: 'API changes',
    place: 'Guide',
    words: 'changelog history release releases notes breaking news new version contract',
    path: 'changes',
    kind: 'how-to',
  },
];

/** All entries. Entries of the same rank are shown in this order. */
export function searchEntriesOf(catalogue: Catalogue, guides: readonly Guide[]): readonly SearchEntry[] {
  const fieldsOf = ({ body, contract }: ShownOperation) => {
    const ref = body?.media.schema?.$ref;
    const schema = ref === undefined ? body?.media.schema : contract.components.schemas[refName(ref)];
    return Object.keys(schema?.properties ?? {}).join(' ');
  };
  return [
    ...LIST_PAGES,
    ...allOperations(catalogue).map((operation) => ({
      title: operation.summary,
      place: callName(operation),
      words: `${operation.id} ${callName(operation)} ${operation.description} ${fieldsOf(operation)} ${parameterNames(operation)} ${exampleNames(operation)}`,
      path: `operations/${operation.id}`,
      kind: 'how-to' as const,
    })),
    {
      title: 'Conventions',
      place: 'Overview',
      words: catalogue.contracts.merchant.info.description,
      path: '#conventions',
      kind: 'how-to' as const,
    },
    ...catalogue.events.map((event) => ({
      title: event.path,
      place: 'Webhook',
      words: `${event.summary} ${parameterNames(event)}`,
      path: `events/${event.path}`,
      kind: 'part' as const,
    })),
    ...guides.map(({ name, title, text }) => ({
      title,
      place: 'Guide',
      words: text,
      path: `guides/${name}`,
      kind: 'how-to' as const,
    })),
    ...guides.flatMap(({ name, title, text }) =>
      headingsOf(text).map((heading) => ({
        title: heading.title,
        place: title,
        words: '',
        path: `guides/${name}#${heading.anchor}`,
        kind: 'how-to' as const,
      })),
    ),
    ...listedErrors().map((code) => ({
      title: code,
      place: 'Error code',
      words: errorCatalogue[code].message,
      path: `errors#${errorAnchor(code)}`,
      kind: 'part' as const,
    })),
    ...[...catalogue.schemas].map(([name, { schema }]) => ({
      title: name,
      place: 'Schema',
      words: `${Object.keys(schema.properties ?? {}).join(' ')} ${valuesOf(schema)}`,
      path: `schemas/${name}`,
      kind: 'part' as const,
    })),
  ];
}
