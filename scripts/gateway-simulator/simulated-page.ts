/**
 * The frame of the pages that a simulated gateway shows to the customer. They work without scripts.
 */
import { type Html, html } from '../../server/http/html.ts';
import type { SimulatedReply } from './gateway.ts';

const style = html`<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f3f4f7; color: #1b1d28; }
  main { box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); padding: 2rem; background: #fff; border-radius: .75rem;
    border: 1px solid #d9dbe3; }
  h1 { margin: 0 0 .25rem; font-size: 1.25rem; }
  .simulated { display: inline-block; margin: 0 0 1rem; padding: .1rem .6rem; border-radius: 1rem; background: #fff1c9; color: #4d3800;
    font-size: .875rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1.25rem 0; }
  dt { color: #5a5e70; } dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
  form { display: grid; gap: .75rem; }
  button, a.button { font: inherit; padding: .7rem 1rem; border-radius: .5rem; border: 1px solid #4f46c8; cursor: pointer;
    text-align: center; text-decoration: none; }
  a.button { display: block; }
  .complete { background: #4f46c8; color: #fff; } .fail { background: #fff; color: #3d35a8; }
  button:focus-visible, a:focus-visible { outline: 3px solid #1b1d28; outline-offset: 2px; }
  @media (prefers-color-scheme: dark) {
    body { background: #14151c; color: #eef0f6; } main { background: #1e2029; border-color: #3a3d4b; } dt { color: #b1b5c6; }
    .fail { background: #1e2029; color: #c6c2ff; border-color: #8d86f0; }
    button:focus-visible, a:focus-visible { outline-color: #eef0f6; }
  }
</style>`;

/** A page with this heading. */
export function simulatedPage(status: number, title: string, content: Html): SimulatedReply {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${style}
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'cache-control': 'no-store',
  };
  return { status, headers, body: page.toString() };
}
