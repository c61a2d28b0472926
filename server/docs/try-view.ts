/** The form that calls an operation from its page, in the sandbox. The script shows and sends it; the key stays in its field. Pure. */
import { type Html, html, nothing } from '../http/html.ts';
import { exampleCall, isForm, isJson, queryText } from './call.ts';
import type { ShownOperation } from './catalogue.ts';

const DEMO_MERCHANT = 'demo';

const field = (place: string, name: string, value: unknown): Html =>
  html`<label>${name} <input data-in="${place}" name="${name}" value="${String(value)}" autocomplete="off" spellcheck="false"></label>\n`;

/** The form, filled with the example's values; nothing for operations that take no API key. */
export function tryView(operation: ShownOperation, scenario: string | undefined, service: string | undefined): Html {
  const { method, path, schemes, body, parameters } = operation;
  if (service === undefined || !schemes.includes('basicAuth')) return nothing;
  const call = exampleCall(operation, scenario);
  const headers = call.headers
    .filter(([name]) => name === 'x-merchantid')
    .map(([name]) => field('header', name, DEMO_MERCHANT));
  const filters = parameters.some((parameter) => parameter.in === 'query');
  const fields = Array.isArray(call.body) ? call.body : [];
  const merchant = ([name, value]: readonly [string, unknown]) =>
    [name, name === 'merchant_id' ? DEMO_MERCHANT : value] as const;
  const mine = fields.map(merchant);
  const text = isForm(call)
    ? mine.map(([name, value]) => `${name}=${String(value)}`).join('\n')
    : JSON.stringify(Object.fromEntries(mine), null, 2);
  const hint = isJson(call) ? 'Body (JSON)' : 'Body (a field a line)';
  return html`<form id="try" class="try" data-service="${service}" data-method="${method.toUpperCase()}" data-path="${path}" data-type="${body?.mediaType ?? ''}" hidden>
<h2>Try it</h2>
<label>API key <input id="try-key" type="password" autocomplete="off" required></label>
<button type="button" id="try-demo" class="plain" hidden>Use the demo key</button>
${headers}${call.path.map(([name, value]) => field('path', name, value))}${filters ? field('query', 'query', queryText(call)) : nothing}${
  body === null
    ? nothing
    : html`<label>${hint} <textarea id="try-body" rows="${Math.min(12, text.split('\n').length + 1)}" spellcheck="false">${text}</textarea></label>\n`
}<button>Send to the sandbox</button>
<p id="try-status" role="status"></p>
<pre id="try-answer" tabindex="0" aria-label="Response" hidden></pre>
</form>\n`;
}
