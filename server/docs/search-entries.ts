/** The search entries: operations, events, guides and their headings, error codes, schemas. Pure. */
import { errorCatalogue } from '../http/errors/error-catalogue.ts';
import { errorAnchor } from '../http/errors/wire.ts';
import { allOperations, type Catalogue, callName, type ShownOperation } from './catalogue.ts';
import { listedIn, type Schema, schemaOf } from './contract.ts';
import type { Guide } from './guides.ts';
import { headingsOf } from './markdown.ts';
import { listedErrors } from './plain-views.ts';
import type { SearchEntry } from './search.ts';

/** The names and summaries of an operation's parameters, fields, headers and examples. */
function namesIn({ parameters, body, answers, contract }: ShownOperation): string {
  const media = [
    ...(body === null ? [] : [body.media]),
    ...answers.flatMap(([, { content = {} }]) => Object.values(content)),
  ];
  return [
    ...parameters.map(({ name = '' }) => name),
    ...Object.keys(schemaOf(contract, body?.media.schema ?? {}).properties ?? {}),
    ...answers.flatMap(([, { headers = {} }]) => Object.keys(headers)),
    ...media.flatMap(({ examples = {} }) =>
      Object.entries(examples).flatMap(([name, { summary = '' }]) => [name, summary]),
    ),
  ].join(' ');
}

/** The values that a schema or one of its fields lists. */
function valuesOf(schema: Schema): string {
  return [schema, ...Object.values(schema.properties ?? {})].flatMap((part) => listedIn(part) ?? []).join(' ');
}

/** The list pages; the menu has them among the guides. */
const LIST_PAGES: readonly SearchEntry[] = [
  { title: 'Error codes', place: 'Guide', words: 'all errors list error_code', path: 'errors', weight: 2 },
  {
    title: 'API changes',
    place: 'Guide',
    words: 'changelog history release releases notes breaking news new version contract',
    path: 'changes',
    weight: 2,
  },
];

/** All entries. Entries of the same rank are shown in this order. */
export function searchEntriesOf(catalogue: Catalogue, guides: readonly Guide[]): readonly SearchEntry[] {
  return [
    ...LIST_PAGES,
    ...allOperations(catalogue).map((operation) => ({
      title: operation.summary,
      place: callName(operation),
      words: `${operation.id} ${callName(operation)} ${operation.description} ${namesIn(operation)}`,
      path: `operations/${operation.id}`,
      weight: operation.api === 'merchant' ? (2 as const) : (1 as const),
    })),
    {
      title: 'Conventions',
      place: 'Overview',
      words: catalogue.contracts.merchant.info.description,
      path: '#conventions',
      weight: 2 as const,
    },
    ...catalogue.events.map((event) => ({
      title: event.path,
      place: 'Webhook',
      words: `${event.summary} ${namesIn(event)}`,
      path: `events/${event.path}`,
      weight: 0 as const,
    })),
    ...guides.map(({ name, title, text }) => ({
      title,
      place: 'Guide',
      words: text,
      path: `guides/${name}`,
      weight: 2 as const,
    })),
    ...guides.flatMap(({ name, title, text }) =>
      headingsOf(text).map((heading) => ({
        title: heading.title,
        place: title,
        words: '',
        path: `guides/${name}#${heading.anchor}`,
        weight: 1 as const,
      })),
    ),
    ...listedErrors().map((code) => ({
      title: code,
      place: 'Error code',
      words: errorCatalogue[code].message,
      path: `errors#${errorAnchor(code)}`,
      weight: 0 as const,
    })),
    ...[...catalogue.schemas].map(([name, { schema }]) => ({
      title: name,
      place: 'Schema',
      words: `${Object.keys(schema.properties ?? {}).join(' ')} ${valuesOf(schema)}`,
      path: `schemas/${name}`,
      weight: 0 as const,
    })),
  ];
}
