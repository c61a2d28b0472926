/** The page that lists the scenarios. Pure. */
import { readBrowserFiles } from '../../server/docs/guides.ts';
import { type Html, html, nothing } from '../../server/http/html.ts';
import { QUERY_NAMES } from './call.ts';
import type { MockedOperation } from './operations.ts';
import { pageStates } from './pages/hosted-pages.ts';

export const styleAddress = '/mock.css';

/** The reference's style with collapsible operations. */
export const mockStyle = `${(await readBrowserFiles()).style}
main summary .call { display: inline; margin-right: 0.75rem; }
main th, main td:first-child { overflow-wrap: normal; }
`;

function row(status: string, name: Html, words: string): Html {
  return html`<tr><td>${status}</td><td>${name}</td><td>${words}</td></tr>\n`;
}

/** The states of the page at a path as links. States do not depend on path parameters. The contract has the missing summaries. */
function stateRows({ method, path }: MockedOperation, operations: readonly MockedOperation[]): readonly Html[] {
  if (method !== 'get') return [];
  const address = path.replace('{merchant_id}', 'demo').replace(/\{[^}]+\}/g, 'any');
  const examples = operations.filter((each) => each.path === path).flatMap(({ scenarios }) => scenarios);
  return pageStates({ path }).map(({ name, summary }) => {
    const link = html`<a href="${address}?${QUERY_NAMES.example}=${name}"><code>${name}</code></a>`;
    return row('200', link, summary || (examples.find((example) => example.name === name)?.summary ?? ''));
  });
}

function scenarioRows({ path, method, scenarios, responses }: MockedOperation): readonly Html[] {
  const states = new Set(method === 'get' ? pageStates({ path }).map(({ name }) => `200 ${name}`) : []);
  const unique = new Map(scenarios.map((each) => [`${each.status} ${each.name}`, each]));
  const listed = [...unique].filter(([key]) => !states.has(key)).map(([, each]) => each);
  const bare = Object.keys(responses).filter((code) => !scenarios.some(({ status }) => status === code));
  return [
    ...listed.map(({ name, status, summary }) => row(status, html`<code>${name}</code>`, summary)),
    ...bare.map((code) => row(code, html`<code>code=${code}</code>`, 'without a body')),
  ];
}

function operationView(operation: MockedOperation, states: readonly Html[]): Html {
  const { id, method, path, summary } = operation;
  const rows = [...states, ...scenarioRows(operation)];
  return html`<details id="${id}"${states.length > 0 ? html` open` : nothing}>
<summary><span class="call"><span class="method ${method}">${method.toUpperCase()}</span> ${path}</span>${summary} (${rows.length})</summary>
<table><thead><tr><th scope="col">Status</th><th scope="col">Scenario</th><th scope="col">Description</th></tr></thead>
<tbody>${rows}</tbody></table></details>
`;
}

/** All operations with their scenarios, hosted pages first. */
export function scenarioPage(operations: readonly MockedOperation[]): string {
  const views = operations.map((operation) => ({ operation, states: stateRows(operation, operations) }));
  const pagesFirst = [...views].sort((one, other) => other.states.length - one.states.length);
  return `${html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Scenarios of the mock</title>
<link rel="stylesheet" href="${styleAddress}">
</head>
<body>
<main>
<h1>Scenarios of the mock</h1>
<p>Select a scenario with a header, <code>prefer: example=NAME</code> or <code>prefer: code=STATUS</code>, or in the URL: <code>?${QUERY_NAMES.example}=NAME</code>, <code>?${QUERY_NAMES.code}=STATUS</code>. Without one, the mock validates the request and returns the first successful response.</p>
${pagesFirst.map(({ operation, states }) => operationView(operation, states))}</main>
</body>
</html>
`}`;
}
