/** The pages of an operation and of an event. Pure. */
import { ErrorCode } from '../../generated/values.ts';
import { type Html, html, nothing } from '../http/html.ts';
import { isRecord } from '../platform/is-record.ts';
import type { ShownOperation } from './catalogue.ts';
import { type Answer, headerOf, type Media, type Parameter } from './contract.ts';
import { fieldsView, parametersView, typeView, type ViewParts } from './fields-view.ts';
import type { View } from './frame.ts';
import { codeBlock, inline, introOf, prose } from './markdown.ts';
import { errorRow } from './plain-views.ts';
import { samplesOf } from './published.ts';
import { tryView } from './try-view.ts';

export interface OperationViewParts extends ViewParts {
  readonly baseUrl: string;
  /** The address of the list of errors. */
  readonly errors: string;
  /** The address of the service, where readers may call it from the page: in the sandbox. */
  readonly tryAt: string | undefined;
}

/** The security schemes in words. */
const schemeWords: Readonly<Record<string, string>> = {
  none: 'none',
  basicAuth: 'API key (HTTP Basic, with an empty password)',
  clientAuthToken: 'client auth token (`x-client-auth-token`)',
  clientAuthTokenQuery: 'client auth token in the query (`client_auth_token`)',
  encryptedBody: 'signature in the encrypted body',
  gatewaySignature: 'gateway signature (`x-gateway-signature`)',
  bearerAuth: 'bearer token',
  operatorKey: 'operator key (bearer)',
  settingsToken: 'settings access token (bearer)',
  settingsCookie: 'settings session cookie (`__Host-svc_settings`, with `x-csrf-token`)',
};

/** The languages of the samples. One choice, which the style sheet applies to the whole page. */
const languages = (tryLink: Html) =>
  html`<fieldset class="languages"><legend>Language of the samples</legend>${['curl', 'TypeScript', 'Python'].map(
    (label, index) =>
      html`<input type="radio" name="language" id="language-${label}" value="${label}"${index === 0 ? html` checked` : nothing}><label for="language-${label}">${label}</label>`,
  )}${tryLink}</fieldset>\n`;

function exampleView(value: unknown): Html {
  return codeBlock(typeof value === 'string' ? value : JSON.stringify(value, null, 2));
}

const folded = (title: Html | string, inner: Html): Html =>
  html`<details><summary>${title}</summary>\n${inner}</details>\n`;

const part = (id: string, title: string, inner: Html): Html =>
  inner === nothing ? nothing : html`<h2 id="${id}">${title}</h2>\n${inner}`;

const detailsView = (rest: string, { markdown }: ViewParts): Html =>
  part('details', 'Details', rest === '' ? nothing : prose(rest, markdown));

/** The examples of media, without those of the named scenarios. */
function examplesIn(content: Answer['content'], except: ReadonlySet<string>): readonly Html[] {
  return Object.values(content ?? {}).flatMap(({ examples = {} }) =>
    Object.entries(examples)
      .filter(([name]) => !except.has(name))
      .map(([name, { summary = name, value }]) => folded(html`${summary} <code>${name}</code>`, exampleView(value))),
  );
}

/** The request of one scenario in all languages, and its response. */
function scenarioView(operation: ShownOperation, scenario: string | undefined, baseUrl: string): Html {
  const samples = samplesOf(operation, scenario, baseUrl).map(
    ({ label, source }) => html`<div class="sample ${label}">${codeBlock(source, label)}</div>\n`,
  );
  const answers = operation.answers.flatMap(([status, { content = {} }]) =>
    Object.values(content).flatMap(({ examples = {} }) => {
      const [first] = Object.keys(examples);
      const example = examples[scenario ?? (status.startsWith('2') ? (first ?? '') : '')];
      return example === undefined
        ? []
        : [
            html`<p class="muted">Response: ${status}</p>\n<div class="answer" role="group" aria-label="Response ${status}" tabindex="0">${exampleView(example.value)}</div>\n`,
          ];
    }),
  );
  return html`${samples}${answers}`;
}

function mediaView([mediaType, { schema = {} }]: readonly [string, Media], parts: ViewParts): Html {
  return html`<p><code>${mediaType}</code>: ${typeView(schema, parts)}</p>\n`;
}

function headersView(answer: Answer, parts: ViewParts): Html {
  const headers = Object.entries(answer.headers ?? {}).map(([name, header]): Parameter => {
    const { required: _, ...described } = headerOf(parts.contract, header);
    return { ...described, name };
  });
  const names = headers.map(({ name = '' }) => name).join(', ');
  return headers.length === 0 ? nothing : folded(`Response headers: ${names}`, parametersView(headers, parts));
}

function answerView([status, answer]: readonly [string, Answer], shown: ReadonlySet<string>, parts: ViewParts): Html {
  const content = Object.entries(answer.content ?? {});
  return html`<section id="answer-${status}"><h3>${status}</h3>
${prose(answer.description ?? '', parts.markdown)}${content.map((each) => mediaView(each, parts))}${examplesIn(answer.content, shown)}${headersView(answer, parts)}</section>\n`;
}

/** A text of an example's body; empty without it. */
function textAt(body: unknown, name: string): string {
  return isRecord(body) ? String(body[name] ?? '') : '';
}

/** The errors of one status: each code with its fix, and examples. */
function errorsOf(
  [status, answer]: readonly [string, Answer],
  shown: ReadonlySet<string>,
  parts: OperationViewParts,
): Html {
  const values = Object.values(answer.content ?? {}).flatMap(({ examples = {} }) => Object.values(examples));
  const messages = (code: ErrorCode) =>
    values.flatMap(({ value }) => (textAt(value, 'error_code') === code ? [textAt(value, 'error_message')] : []));
  const codes = Object.values(ErrorCode).filter((code) => messages(code).length > 0);
  const examples = examplesIn(answer.content, shown);
  return html`<section id="answer-${status}"><h3>${status}</h3>
${prose(answer.description ?? '', parts.markdown)}<dl class="pairs">${codes.map((code) => errorRow(code, messages(code), parts.errors))}</dl>
${examples.length === 0 ? nothing : folded('Examples', html`${examples}`)}</section>\n`;
}

function parametersIn(place: string, title: string, operation: ShownOperation, parts: ViewParts): Html {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  return part(place, title, parametersView(parameters, parts));
}

function bodyView({ body }: ShownOperation, parts: ViewParts): Html {
  if (body === null) return nothing;
  const { schema = {} } = body.media;
  const fields = schema.items === undefined ? fieldsView(schema, parts) : nothing;
  const words = html`<p><code>${body.mediaType}</code>: ${typeView(schema, parts)}. ${inline(body.description ?? '', parts.markdown)}</p>`;
  return part('body', 'Request body', html`${words}\n${fields}`);
}

/** An operation: its parameters, body, code samples, responses and errors. */
export function operationView(operation: ShownOperation, parts: OperationViewParts): View {
  const { id, method, path, summary, description, schemes, answers } = operation;
  const scenarios = Object.entries(operation.body?.media.examples ?? {});
  const shown = new Set(scenarios.map(([name]) => name));
  const [first, ...others] = scenarios;
  const who = schemes.map((scheme) => schemeWords[scheme] ?? scheme).join('; or ');
  const { intro, rest } = introOf(description);
  const more = others.map(([name, { summary: title = name }]) =>
    folded(html`${title} <code>${name}</code>`, scenarioView(operation, name, parts.baseUrl)),
  );
  const form = tryView(operation, first?.[0], parts.tryAt);
  const isError = ([status]: readonly [string, Answer]) => Number(status) >= 400;
  return {
    lead: html`<h1>${summary}</h1>
<p class="call"><span class="method ${method}">${method}</span> ${path}</p>
${prose(intro, parts.markdown)}<p class="muted">Authentication: ${inline(who, parts.markdown)}. Client method: <code>${id}</code>.</p>`,
    side: html`<section class="side code" aria-label="Samples" tabindex="0">${languages(form === nothing ? nothing : html`<a class="to-try" href="#try" hidden>Try it</a>`)}<p class="muted" id="samples">${first?.[1].summary ?? summary}</p>
${scenarioView(operation, first?.[0], parts.baseUrl)}${form}</section>\n`,
    text: html`${parametersIn('path', 'Path parameters', operation, parts)}${parametersIn('query', 'Query parameters', operation, parts)}${bodyView(operation, parts)}${parametersIn('header', 'Headers', operation, parts)}${detailsView(rest, parts)}${part('answers', 'Responses', html`${answers.filter((each) => !isError(each)).map((answer) => answerView(answer, shown, parts))}`)}${part('errors', 'Errors', html`${answers.filter(isError).map((answer) => errorsOf(answer, shown, parts))}`)}${more.length === 0 ? nothing : part('scenarios', 'More examples', html`${more}`)}`,
  };
}

/** An event: what the service sends, and which responses it accepts. */
export function eventView(name: string, event: ShownOperation, parts: ViewParts): View {
  const schema = event.body?.media.schema ?? {};
  const [first, ...others] = Object.entries(event.body?.media.examples ?? {});
  const { intro, rest } = introOf(event.description);
  const more = others.map(([scenario, { summary = scenario, value }]) => folded(summary, exampleView(value)));
  return {
    lead: html`<h1><code>${name}</code></h1>\n${prose(intro, parts.markdown)}`,
    side: html`<section class="side code" aria-label="Example" tabindex="0"><p class="muted">${first?.[1].summary ?? ''}</p>\n${exampleView(first?.[1].value)}</section>\n`,
    text: html`${part('body', 'Body', html`<p><code>application/json</code>: ${typeView(schema, parts)}</p>\n${fieldsView(schema, parts)}`)}${parametersIn('header', 'Headers', event, parts)}${detailsView(rest, parts)}${more.length === 0 ? nothing : part('examples', 'More examples', html`${more}`)}<h2 id="answers">Your response</h2>
${event.answers.map((answer) => answerView(answer, new Set(), parts))}`,
  };
}
