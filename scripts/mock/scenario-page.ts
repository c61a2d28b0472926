/** The page that lists the scenarios. Pure. */
import { docsStyle } from '../../server/docs/style-sheet.ts';
import { type Html, html, nothing } from '../../server/http/html.ts';
import { QUERY_NAMES } from './call.ts';
import type { MockedOperation } from './operations.ts';
import { pageStates } from './pages/hosted-pages.ts';

export const styleAddress = '/mock.css';

/** The reference's style with collapsible operations. */
export const mockStyle = `${docsStyle}
main summary .call { display: inline; margin-right: 0.75rem; }
main th, main td:first-child { overflow-wrap: normal; }
`;

function row(status: string, name: Html, words: string): Html {
  return html`<tr><td>${status}</td><td>${name}</td><td>${words}</td></tr>\n`;
}

/** The states of a page as links. States do not depend on path parameters. */
function stateRows(operation: MockedOperation): readonly Html[] {
  if (operation.method !== 'get') return [];
  const path = operation.path.replace('{merchant_id}', 'demo').replace(/\{[^}]+\}/g, 'any');
  return pageStates(operation).map(({ name, summary }) =>
    row('200', html`<a href="${path}?${QUERY_NAMES.example}=${name}"><code>${name}</code></a>`, summary),
  );
}

function scenarioRows({ path, method, scenarios, responses }: MockedOperation): readonly Html[] {
  const states = new Set(method === 'get' ? pageStates({ path }).map(({ name }) => `200 ${name}`) : []);
  const unique = new Map(scenarios.map((each) => [`${each.status} ${each.name}`, each]));
  const bare = Object.keys(responses).filter((code) => !scenarios.some(({ status }) => status === code));
  return [
    ...[...unique].flatMap(([key, { name, status, summary }]) =>
      states.has(key) ? [] : [row(status, html`<code>${name}</code>`, summary)],
    ),
    ...bare.map((code) => row(code, html`<code>code=${code}</code>`, 'without a body')),
  ];
}

function operationView(operation: MockedOperation): Html {
  const { id, method, path, summary } = operation;
  const states = stateRows(operation);
  const rows = [...states, ...scenarioRows(operation)];
  return html`<details id="${id}"${states.length > 0 ? html` open` : nothing}>
<summary><span class="call"><span class="method ${method}">${method.toUpperCase()}</span> ${path}</span>${summary} (${rows.length})</summary>
<table><thead><tr><th scope="col">Status</th><th scope="col">Scenario</th><th scope="col">What it is</th></tr></thead>
<tbody>${rows}</tbody></table></details>
`;
}

/** All operations with their scenarios, hosted pages first. */
export function scenarioPage(operations: readonly MockedOperation[]): string {
  const isOpened = (operation: MockedOperation) => Number(stateRows(operation).length > 0);
  const sorted = [...operations].sort((one, other) => isOpened(other) - isOpened(one));
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
<p>Choose one by a header, <code>prefer: example=NAME</code> or <code>prefer: code=STATUS</code>, or in the address: <code>?${QUERY_NAMES.example}=NAME</code>, <code>?${QUERY_NAMES.code}=STATUS</code>. Without it, a request that the contract does not allow is refused, and any other gets the first success.</p>
${sorted.map(operationView)}</main>
</body>
</html>
`}`;
}
