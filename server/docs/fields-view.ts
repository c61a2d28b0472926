/**
 * The fields of a schema as a definition list: name, type, whether the field is required, description, limits. Pure.
 */
import { type Html, html, nothing } from '../http/html.ts';
import { type Contract, listedIn, meaningsIn, type Parameter, refName, type Schema, schemaOf } from './contract.ts';
import { inline, type MarkdownParts, prose } from './markdown.ts';

export interface ViewParts {
  readonly contract: Contract;
  readonly markdown: MarkdownParts;
  readonly schemaLink: (name: string) => string;
  /** Whether a long list of values is open. */
  readonly values: 'folded' | 'open';
}

const named = (name: string, { schemaLink }: ViewParts): Html => html`<a href="${schemaLink(name)}">${name}</a>`;

function joined(pieces: readonly Html[], between: string): Html {
  return html`${pieces.map((piece, index) => (index === 0 ? piece : html`${between}${piece}`))}`;
}

/** The type of a value: a link to another schema, or words. */
export function typeView(schema: Schema, parts: ViewParts): Html {
  const { $ref: ref, items, oneOf, anyOf, allOf, type, format } = schema;
  if (ref !== undefined) return named(refName(ref), parts);
  const members = oneOf ?? anyOf ?? allOf;
  if (members !== undefined && type === undefined) {
    const views = members.map((member) => typeView(member, parts));
    return joined(views, allOf === undefined ? ' or ' : ' and ');
  }
  if (items !== undefined) return html`array of ${typeView(items, parts)}`;
  const types = typeof type === 'string' ? [type] : (type ?? ['any']);
  return html`${types.join(' or ')}${format === undefined ? '' : ` (${format})`}`;
}

/** The limits of a value, in words. */
function boundsOf(schema: Schema): readonly string[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, default: fallback } = schema;
  const bound = (words: string, limit: number | undefined, unit = '') =>
    limit === undefined ? [] : [`${words} ${limit}${unit}${unit !== '' && limit !== 1 ? 's' : ''}`];
  return [
    ...bound('at least', minLength, ' character'),
    ...bound('at most', maxLength, ' character'),
    ...bound('at least', minimum),
    ...bound('at most', maximum),
    ...bound('at least', minItems, ' item'),
    ...bound('at most', maxItems, ' item'),
    ...(fallback === undefined || Object(fallback) === fallback ? [] : [`default ${JSON.stringify(fallback)}`]),
  ];
}

/** More values than this are folded. */
const MANY = 8;

/** The values that a schema lists, each with its meaning. */
function choicesView(schema: Schema, meanings: ReadonlyMap<string, string>, parts: ViewParts): Html {
  const choices = listedIn(schema)?.map(String) ?? [];
  if (choices.length === 0) return nothing;
  const more = schema.enum === undefined ? '; others may be added' : '';
  if (!choices.some((choice) => meanings.has(choice)))
    return html`<p class="bounds">${choices.length === 1 ? 'Always' : 'One of'} ${joined(
      choices.map((choice) => html`<code>${choice}</code>`),
      ', ',
    )}${more}</p>`;
  const rows = choices.map(
    (choice) => html`<dt><code>${choice}</code></dt><dd>${inline(meanings.get(choice) ?? '', parts.markdown)}</dd>`,
  );
  const open = choices.length > MANY && parts.values === 'folded' ? nothing : html` open`;
  return html`<details class="values"${open}><summary>${choices.length} values${more}</summary><dl class="pairs">${rows}</dl></details>`;
}

function patternView({ pattern }: Schema): Html {
  return pattern === undefined ? nothing : html`<p class="bounds">Pattern: <code>${pattern}</code></p>`;
}

/** The description, choices and limits of one value. A description beside a reference to a schema replaces the schema's own. */
export function valueView(schema: Schema, parts: ViewParts, description = schema.description ?? ''): Html {
  const bounds = boundsOf(schema);
  const { text, meanings } = meaningsIn(description);
  const all = new Map([...meaningsIn(schema.description ?? '').meanings, ...meanings]);
  return html`${prose(text, parts.markdown)}${choicesView(schema, all, parts)}${patternView(schema)}${
    bounds.length === 0 ? nothing : html`<p class="bounds">${bounds.join(', ')}</p>`
  }`;
}

interface Entry {
  readonly name: string;
  readonly schema: Schema;
  readonly need: 'required' | 'optional';
  readonly description?: string | undefined;
}

function entryView({ name, schema, need, description }: Entry, parts: ViewParts): Html {
  const resolved = schemaOf(parts.contract, schema);
  const shown = description ?? schema.description ?? resolved.description ?? '';
  const inner = schema.items?.properties === undefined ? schema : schema.items;
  const nested = inner.properties === undefined ? nothing : fieldsView(inner, parts);
  return html`<dt><code>${name}</code> <span class="type">${typeView(schema, parts)}</span>${
    need === 'required' ? html` <span class="need">required</span>` : nothing
  }</dt>
<dd>${valueView(resolved, parts, shown)}${nested}</dd>\n`;
}

/** The schemas that give a schema its fields: itself and the members of its allOf. */
function layersOf(contract: Contract, schema: Schema): readonly Schema[] {
  const own = schemaOf(contract, schema);
  return [own, ...(own.allOf ?? []).flatMap((member) => layersOf(contract, member))];
}

/** The fields of an object; nothing for other values. */
export function fieldsView(schema: Schema, parts: ViewParts): Html {
  const layers = layersOf(parts.contract, schema);
  const required = new Set(layers.flatMap((layer) => layer.required ?? []));
  const entries = layers.flatMap(({ properties = {} }) => Object.entries(properties));
  const rest = layers.map(({ additionalProperties }) => additionalProperties).find((each) => typeof each === 'object');
  if (entries.length === 0 && rest === undefined) return nothing;
  const views = entries.map(([name, field]) =>
    entryView({ name, schema: field, need: required.has(name) ? 'required' : 'optional' }, parts),
  );
  const others =
    typeof rest !== 'object'
      ? nothing
      : html`<dt>any other key <span class="type">${typeView(rest, parts)}</span></dt>\n<dd>${valueView(rest, parts)}</dd>\n`;
  return html`<dl class="fields">${views}${others}</dl>\n`;
}

/** Parameters or headers. */
export function parametersView(parameters: readonly Parameter[], parts: ViewParts): Html {
  if (parameters.length === 0) return nothing;
  const views = parameters.map(({ name = '', schema = {}, required = false, description }) =>
    entryView({ name, schema, need: required ? 'required' : 'optional', description }, parts),
  );
  return html`<dl class="fields">${views}</dl>\n`;
}
