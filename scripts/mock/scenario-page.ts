/** The page that lists what the mock can answer. Pure. */
import { docsStyle } from '../../server/docs/style-sheet.ts';
import { type Html, html, nothing } from '../../server/pages/layout/html.ts';
import type { MockedOperation, Scenario } from './mocked-operations.ts';
import { pageStates } from './pages/hosted-pages.ts';
import { QUERY_NAMES } from './preference.ts';

export const styleAddress = '/mock.css';

/** The reference's style, with operations that fold to one line. */
export const mockStyle = `${docsStyle}
main summary .call { display: inline; margin-right: 0.75rem; }
main th, main td:first-child { overflow-wrap: normal; }
`;

/** A path with something in the place of its parameters: a page's state does not depend on them. */
function openPath({ path }: MockedOperation): string {
  return path.replace('{merchant_id}', 'demo').replace(/\{[^}]+\}/g, 'any');
}

function row(status: string, name: Html, words: string): Html {
  return html`<tr><td>${status}</td><td>${name}</td><td>${words}</td></tr>\n`;
}

/** The rows of a page: a link to each state, which a browser can follow. */
function stateRows(operation: MockedOperation): readonly Html[] {
  if (operation.method !== 'GET') return [];
  return pageStates(operation).map(({ name, summary }) =>
    row('200', html`<a href="${openPath(operation)}?${QUERY_NAMES.example}=${name}"><code>${name}</code></a>`, summary),
  );
}

function scenarioRows(operation: MockedOperation): readonly Html[] {
  const { scenarios, requests } = operation;
  const named = new Set(pageStates(operation).map(({ name }) => name));
  const isListed = ({ name, status }: Scenario) => !(operation.method === 'GET' && status === '200' && named.has(name));
  const unique = [...new Map(scenarios.filter(isListed).map((each) => [`${each.status} ${each.name}`, each])).values()];
  return unique.map(({ name, status, summary }) =>
    row(status, html`<code>${name}</code>`, requests.has(name) ? `${summary} (also by sending its request)` : summary),
  );
}

function bareRows({ statuses, scenarios }: MockedOperation): readonly Html[] {
  return statuses
    .filter((status) => !scenarios.some((scenario) => scenario.status === status))
    .map((status) => row(status, html`<code>code=${status}</code>`, 'without a body'));
}

function operationView(operation: MockedOperation): Html {
  const { id, method, path, summary, kind } = operation;
  const rows = [...stateRows(operation), ...scenarioRows(operation), ...bareRows(operation)];
  const isPage = kind === 'page' && method === 'GET';
  return html`<details id="${id}"${isPage ? html` open` : nothing}>
<summary><span class="call"><span class="method ${method.toLowerCase()}">${method}</span> ${path}</span>${summary} (${rows.length})</summary>
<table><thead><tr><th scope="col">Status</th><th scope="col">Scenario</th><th scope="col">What it is</th></tr></thead>
<tbody>${rows}</tbody></table></details>
`;
}

/** The pages that a browser can open come first. */
function inOrder(operations: readonly MockedOperation[]): readonly MockedOperation[] {
  const isOpened = (operation: MockedOperation) => Number(stateRows(operation).length > 0);
  return [...operations].sort((one, other) => isOpened(other) - isOpened(one));
}

/** All operations with their scenarios. */
export function scenarioPage(operations: readonly MockedOperation[]): string {
  const scenarios = operations.reduce((sum, each) => sum + each.scenarios.length, 0);
  const states = operations.reduce((sum, each) => sum + (each.method === 'GET' ? pageStates(each).length : 0), 0);
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
<p>${operations.length} operations, ${scenarios} scenarios, ${states} states of the hosted pages. Choose one by a header, <code>prefer: example=NAME</code> or <code>prefer: code=STATUS</code>, or in the address: <code>?${QUERY_NAMES.example}=NAME</code>, <code>?${QUERY_NAMES.code}=STATUS</code>. Without it, a request that is exactly an example of the contract gets that example's answer, a wrong one its refusal, and any other the first success.</p>
${inOrder(operations).map(operationView)}</main>
</body>
</html>
`}`;
}
