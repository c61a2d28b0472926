/** The pages of an operation and of an event. Pure. */
import { type Html, html, nothing } from '../http/html.ts';
import type { ShownOperation } from './catalogue.ts';
import { type Answer, headerOf, type Media, type Parameter } from './contract.ts';
import { fieldsView, parametersView, sentence, typeView, type ViewParts } from './fields-view.ts';
import { codeBlock, prose } from './markdown.ts';
import { samplesOf } from './published.ts';

export interface OperationViewParts extends ViewParts {
  readonly baseUrl: string;
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

function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

function samplesView(operation: ShownOperation, scenario: string | undefined, { baseUrl }: OperationViewParts): Html {
  return html`${samplesOf(operation, scenario, baseUrl).map(
    ({ label, source }, index) =>
      html`<details${index === 0 ? html` open` : nothing}><summary>${label}</summary>\n${codeBlock(source)}</details>\n`,
  )}`;
}

/** The response examples of one scenario. */
function answersOfScenario({ answers }: ShownOperation, scenario: string): Html {
  const views = answers.flatMap(([status, { content = {} }]) =>
    Object.values(content).flatMap(({ examples = {} }) => {
      const example = examples[scenario];
      return example === undefined ? [] : [html`<p>Response: ${status}</p>\n${codeBlock(valueText(example.value))}`];
    }),
  );
  return html`${views}`;
}

function scenariosView(operation: ShownOperation, parts: OperationViewParts): Html {
  const scenarios = Object.entries(operation.body?.media.examples ?? {});
  if (scenarios.length === 0)
    return html`<h2 id="samples">Code samples</h2>\n${samplesView(operation, undefined, parts)}`;
  const [first, ...others] = scenarios;
  if (first === undefined) return nothing;
  const more = others.map(
    ([name, { summary = name }]) =>
      html`<details><summary>${summary} (<code>${name}</code>)</summary>\n${samplesView(operation, name, parts)}${answersOfScenario(operation, name)}</details>\n`,
  );
  return html`<h2 id="samples">Code samples</h2>
<p>${first[1].summary ?? first[0]} (<code>${first[0]}</code>)</p>
${samplesView(operation, first[0], parts)}${answersOfScenario(operation, first[0])}${
  more.length === 0 ? nothing : html`<h2 id="scenarios">More examples</h2>\n${more}`
}`;
}

function mediaView([mediaType, { schema = {} }]: readonly [string, Media], parts: ViewParts): Html {
  return html`<p><code>${mediaType}</code>: ${typeView(schema, parts)}</p>\n`;
}

function headersView(answer: Answer, parts: ViewParts): Html {
  const headers = Object.entries(answer.headers ?? {}).map(([name, header]): Parameter => {
    const { required: _, ...described } = headerOf(parts.contract, header);
    return { ...described, name };
  });
  return headers.length === 0
    ? nothing
    : html`<details><summary>Response headers: ${headers.map(({ name = '' }) => name).join(', ')}</summary>\n${parametersView(headers, parts)}</details>\n`;
}

function answerView([status, answer]: readonly [string, Answer], asked: ReadonlySet<string>, parts: ViewParts): Html {
  const content = Object.entries(answer.content ?? {});
  const examples = content.flatMap(([, { examples: named = {} }]) =>
    Object.entries(named)
      .filter(([name]) => !asked.has(name))
      .map(
        ([name, { summary = name, value }]) =>
          html`<details><summary>${summary} (<code>${name}</code>)</summary>\n${codeBlock(valueText(value))}</details>\n`,
      ),
  );
  return html`<section id="answer-${status}"><h3>${status}</h3>
${prose(answer.description ?? '', parts.markdown)}${content.map((each) => mediaView(each, parts))}${examples}${headersView(answer, parts)}</section>\n`;
}

function partOf(place: string, title: string, operation: ShownOperation, parts: ViewParts): Html {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  if (parameters.length === 0) return nothing;
  return html`<h2 id="${place}">${title}</h2>\n${parametersView(parameters, parts)}`;
}

function bodyView({ body }: ShownOperation, parts: ViewParts): Html {
  if (body === null) return nothing;
  const { schema = {} } = body.media;
  const fields = schema.items === undefined ? fieldsView(schema, parts) : nothing;
  return html`<h2 id="body">Request body</h2>
<p><code>${body.mediaType}</code>: ${typeView(schema, parts)}. ${sentence(body.description ?? '', parts)}</p>
${fields}`;
}

/** An operation: its parameters, body, code samples and responses. */
export function operationView(operation: ShownOperation, parts: OperationViewParts): Html {
  const { method, path, summary, description, schemes } = operation;
  const asked = new Set(Object.keys(operation.body?.media.examples ?? {}));
  const who = schemes.map((scheme) => schemeWords[scheme] ?? scheme).join('; or ');
  return html`<h1>${summary}</h1>
<p class="call"><span class="method ${method}">${method}</span> <span>${path}</span></p>
${prose(description, parts.markdown)}<p class="muted">Authentication: ${sentence(who, parts)}. Client method: <code>${operation.id}</code>.</p>
${partOf('path', 'Path parameters', operation, parts)}${partOf('query', 'Query parameters', operation, parts)}${partOf('header', 'Headers', operation, parts)}${bodyView(operation, parts)}${scenariosView(operation, parts)}<h2 id="answers">Responses</h2>
${operation.answers.map((answer) => answerView(answer, asked, parts))}`;
}

/** An event: what the service sends, and which responses it accepts. */
export function eventView(name: string, event: ShownOperation, parts: ViewParts): Html {
  const schema = event.body?.media.schema ?? {};
  const examples = Object.entries(event.body?.media.examples ?? {});
  return html`<h1><code>${name}</code></h1>
<p class="muted">${event.summary}</p>
${prose(event.description, parts.markdown)}<h2 id="body">Body</h2>
<p><code>application/json</code>: ${typeView(schema, parts)}</p>
${fieldsView(schema, parts)}${partOf('header', 'Headers', event, parts)}<h2 id="examples">Examples</h2>
${examples.map(
  ([scenario, { summary = scenario, value }], index) =>
    html`<details${index === 0 ? html` open` : nothing}><summary>${summary} (<code>${scenario}</code>)</summary>\n${codeBlock(valueText(value))}</details>\n`,
)}<h2 id="answers">Your response</h2>
${event.answers.map((answer) => answerView(answer, new Set(), parts))}`;
}
