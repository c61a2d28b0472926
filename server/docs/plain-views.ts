/** The front page, the schema pages and the list of errors. Pure. */
import { ErrorCode } from '../../generated/values.ts';
import { type ErrorEntry, errorCatalogue } from '../http/errors/error-catalogue.ts';
import { errorAnchor } from '../http/errors/wire.ts';
import { type Html, html, nothing } from '../http/html.ts';
import type { Catalogue, ShownOperation, Subject } from './catalogue.ts';
import type { Schema } from './contract.ts';
import { fieldsView, typeView, type ViewParts, valueView } from './fields-view.ts';
import type { Guide } from './guides.ts';
import { type MarkdownParts, prose } from './markdown.ts';

export interface FrontParts {
  readonly catalogue: Catalogue;
  readonly guides: readonly Guide[];
  readonly markdown: MarkdownParts;
  readonly link: (path: string) => string;
}

function operationItem({ id, method, path, summary }: ShownOperation, { link }: FrontParts): Html {
  return html`<li><a href="${link(`operations/${id}`)}">${summary}</a> <code><span class="method ${method}">${method}</span> ${path}</code></li>\n`;
}

function subjectView({ name, description, operations }: Subject, parts: FrontParts): Html {
  return html`<h3>${name}</h3>
${prose(description, parts.markdown)}
<ul class="list">${operations.map((operation) => operationItem(operation, parts))}</ul>\n`;
}

/** The front page. */
export function frontView(parts: FrontParts): Html {
  const { catalogue, guides, link, markdown } = parts;
  const { merchant, admin } = catalogue.contracts;
  const subjects = (api: Subject['api']) =>
    catalogue.subjects.filter((subject) => subject.api === api).map((subject) => subjectView(subject, parts));
  const events = catalogue.events.map(
    ({ path, summary }) => html`<li><a href="${link(`events/${path}`)}"><code>${path}</code></a> ${summary}</li>\n`,
  );
  return html`<h1>${merchant.info.title}</h1>
<p>${merchant.info.summary ?? ''}</p>
<h2 id="guides">Guides</h2>
<ul class="list">${guides.map(({ name, title }) => html`<li><a href="${link(`guides/${name}`)}">${title}</a></li>\n`)}<li><a href="${link('errors')}">Error codes</a></li>
<li><a href="${link('changes')}">API changes</a></li>
</ul>
<h2 id="conventions">Conventions</h2>
${prose(merchant.info.description, markdown)}<h2 id="merchant">Merchant API</h2>
${subjects('merchant')}<h2 id="events">Webhooks</h2>
<ul class="list">${events}</ul>
<h2 id="admin">${admin.info.title}</h2>
${prose(admin.info.description, markdown)}${subjects('admin')}<h2 id="contract">OpenAPI documents</h2>
<p>Download the OpenAPI 3.1 documents: <a href="${link('openapi.json')}">merchant API</a>, <a href="${link('admin.openapi.json')}">settings and operator API</a>. Both include code samples for every operation. To generate a client, use the <a href="${link('client.openapi.json')}">merchant API without webhooks, pages and gateway callbacks</a>.</p>
<p>Schemas: ${[...catalogue.schemas.keys()].map((name) => html`<a href="${link(`schemas/${name}`)}">${name}</a> `)}</p>
`;
}

export interface SchemaUse {
  readonly title: string;
  readonly address: string;
}

/** A schema: its fields, and the pages that use it. */
export function schemaView(name: string, schema: Schema, uses: readonly SchemaUse[], parts: ViewParts): Html {
  const fields = fieldsView(schema, parts);
  const { description: _, ...bare } = schema;
  const shape = schema.properties === undefined ? html`<p class="muted">${typeView(bare, parts)}</p>\n` : nothing;
  const used = uses.map(({ title, address }) => html`<li><a href="${address}">${title}</a></li>\n`);
  return html`<h1>${name}</h1>
${shape}${valueView(schema, parts)}${fields}${
  used.length === 0 ? nothing : html`<h2 id="used">Used in</h2>\n<ul class="list">${used}</ul>\n`
}`;
}

function errorView(code: ErrorCode, entry: ErrorEntry): Html {
  const anchor = errorAnchor(code);
  return html`<section id="${anchor}"><h2><a href="#${anchor}"><code>${code}</code></a></h2>
<p>${entry.message}</p>
<dl class="fields">
<dt>Status</dt><dd>HTTP ${entry.http}, ${entry.status}</dd>
<dt>error_info.code</dt><dd><code>${entry.info}</code></dd>
<dt>Category</dt><dd>${entry.category}</dd>
<dt>Message for the customer</dt><dd>${entry.userMessage}</dd>
</dl></section>\n`;
}

/** The codes in their order on the page: by HTTP status. */
export function listedErrors(): readonly ErrorCode[] {
  return Object.values(ErrorCode).sort((left, right) => errorCatalogue[left].http - errorCatalogue[right].http);
}

/** Every error code with its status and message, from the catalogue that the service responds with. */
export function errorsView(guide: string): Html {
  return html`<h1>Error codes</h1>
<p>Every value of <code>error_code</code>. A response has these texts in <code>error_message</code> and <code>error_info</code>, or more specific ones. To decide when to retry, read <a href="${guide}">the guide to errors</a>.</p>
${listedErrors().map((code) => errorView(code, errorCatalogue[code]))}`;
}
