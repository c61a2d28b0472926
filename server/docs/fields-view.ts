/**
 * The fields of a schema as a definition list: name, type, whether the field is required, description, limits. Pure.
 */
import { type Html, html, nothing } from '../http/html.ts';
import { type Contract, listedIn, type Parameter, refName, type Schema, schemaOf } from './contract.ts';
import { inline, type MarkdownParts, prose } from './markdown.ts';

export interface ViewParts {
  readonly contract: Contract;
  readonly markdown: MarkdownParts;
  readonly schemaLink: (name: string) => string;
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

const isShown = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** The limits of a value, in words. */
function boundsOf(schema: Schema): readonly string[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, default: fallback } = schema;
  return [
    minLength === undefined ? '' : `at least ${minLength} characters`,
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    minimum === undefined ? '' : `at least ${minimum}`,
    maximum === undefined ? '' : `at most ${maximum}`,
    minItems === undefined ? '' : `at least ${minItems} items`,
    maxItems === undefined ? '' : `at most ${maxItems} items`,
    fallback === undefined || !isShown(fallback) ? '' : `default ${JSON.stringify(fallback)}`,
  ].filter((text) => text !== '');
}

function choicesView(schema: Schema): Html {
  const choices = listedIn(schema);
  if (choices === undefined) return nothing;
  const views = choices.map((choice) => html`<code>${String(choice)}</code>`);
  return html`<p class="bounds">One of: ${joined(views, ', ')}${schema.enum === undefined ? '; other values may be added' : ''}</p>`;
}

function patternView({ pattern }: Schema): Html {
  return pattern === undefined ? nothing : html`<p class="bounds">Pattern: <code>${pattern}</code></p>`;
}

/** The description, choices and limits of one value. */
export function valueView(schema: Schema, parts: ViewParts): Html {
  const bounds = boundsOf(schema);
  return html`${prose(schema.description ?? '', parts.markdown)}${choicesView(schema)}${patternView(schema)}${
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
<dd>${valueView({ ...resolved, description: shown }, parts)}${nested}</dd>\n`;
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

/** A sentence with its code and links. */
export function sentence(text: string, parts: ViewParts): Html {
  return inline(text, parts.markdown);
}
