/** What the search finds: operations, events, guides and their parts, error codes, schemas. Pure. */
import { errorCatalogue } from '../http/errors/error-catalogue.ts';
import { errorAnchor } from '../http/errors/wire.ts';
import { allOperations, type Catalogue, callName, type ShownOperation } from './catalogue.ts';
import { answerOf, listedIn, refName, type Schema } from './contract.ts';
import type { Guide } from './guides.ts';
import { headingsOf } from './markdown.ts';
import { listedErrors } from './plain-views.ts';
import type { Findable } from './search.ts';

/** The names of what goes with a call: its parameters and headers, and those of its answers. */
function beside({ parameters, answers, contract }: ShownOperation): string {
  const answered = answers.flatMap(([, answer]) => Object.keys(answerOf(contract, answer).headers ?? {}));
  return [...parameters.map(({ name }) => name ?? ''), ...answered].join(' ');
}

/** The names of the examples of a call and of its answers, and what they are of. */
function shownOf({ body, answers, contract }: ShownOperation): string {
  const answered = answers.flatMap(([, answer]) => Object.values(answerOf(contract, answer).content ?? {}));
  const media = [...(body === null ? [] : [body.media]), ...answered];
  return media
    .flatMap(({ examples = {} }) => Object.entries(examples).map(([name, { summary = '' }]) => `${name} ${summary}`))
    .join(' ');
}

/** The values that a schema lists, for itself or for a field. */
function valuesOf(schema: Schema): string {
  return [schema, ...Object.values(schema.properties ?? {})].flatMap((part) => listedIn(part) ?? []).join(' ');
}

/** The pages that are no guide and stand with the guides in the menu. */
const LISTS: readonly Findable[] = [
  { title: 'Error codes', place: 'Guide', words: 'all errors list error_code', path: 'errors', kind: 'how-to' },
  {
    title: 'Changes of the contract',
    place: 'Guide',
    words: 'changelog history release releases notes breaking news new version',
    path: 'changes',
    kind: 'how-to',
  },
];

/** In the order in which they are shown where they are as good: the lists of errors and changes, operations, webhooks, guides, their parts, errors, schemas. */
export function findablesOf(catalogue: Catalogue, guides: readonly Guide[]): readonly Findable[] {
  const fieldsOf = ({ body, contract }: ShownOperation) => {
    const ref = body?.media.schema?.$ref;
    const schema = ref === undefined ? body?.media.schema : contract.components.schemas[refName(ref)];
    return Object.keys(schema?.properties ?? {}).join(' ');
  };
  return [
    ...LISTS,
    ...allOperations(catalogue).map((operation) => ({
      title: operation.summary,
      place: callName(operation),
      words: `${operation.id} ${callName(operation)} ${operation.description} ${fieldsOf(operation)} ${beside(operation)} ${shownOf(operation)}`,
      path: `operations/${operation.id}`,
      kind: 'how-to' as const,
    })),
    {
      title: 'What holds for every call',
      place: 'Conventions',
      words: catalogue.contracts.merchant.info.description,
      path: '#conventions',
      kind: 'how-to' as const,
    },
    ...catalogue.events.map((event) => ({
      title: event.path,
      place: 'Webhook',
      words: `${event.summary} ${beside(event)}`,
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
