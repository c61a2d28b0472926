/** The style sheet of the reference: light and dark theme, any width, print. */

export const docsStyle = `
:root {
  color-scheme: light dark;
  --background: #ffffff; --panel: #f5f7fa; --text: #16202e; --muted: #55617a; --border: #d7dde8; --accent: #1d4fd7;
  --code: #f1f4f9; --highlight: #fff4d6; --get: #0f6b3a; --post: #1d4fd7; --put: #7a4b00; --patch: #7a4b00; --delete: #b3160e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --background: #10151d; --panel: #171e29; --text: #eaeff7; --muted: #a9b4c7; --border: #323c4b; --accent: #8db2ff;
    --code: #1c2532; --highlight: #3a2f12; --get: #7fdba6; --post: #8db2ff; --put: #ffcf7a; --patch: #ffcf7a; --delete: #ffaaa3;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 1rem; }
body { margin: 0; background: var(--background); color: var(--text); font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif; }
a { color: var(--accent); }
a code { color: inherit; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; left: 1rem; top: -4rem; padding: 0.5rem 1rem; background: var(--background); }
.skip:focus { top: 0.5rem; }
header { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; padding: 0.75rem 1rem; border-bottom: 1px solid var(--border); background: var(--panel); }
header .home { font-weight: 650; color: var(--text); text-decoration: none; }
header .to-menu { margin-left: auto; }
header .version { color: var(--muted); font-size: 0.875rem; }
.search { position: relative; flex: 1 1 14rem; max-width: 30rem; }
.search label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.search input { width: 100%; min-height: 2.75rem; padding: 0.4rem 0.75rem; border: 1px solid var(--muted); border-radius: 0.5rem; background: var(--background); color: var(--text); font: inherit; }
.results { position: absolute; z-index: 2; left: 0; right: 0; max-height: 70vh; overflow: auto; margin: 0.25rem 0 0; padding: 0.25rem 0; border: 1px solid var(--border); border-radius: 0.5rem; background: var(--background); list-style: none; }
.results:empty { display: none; }
.results a { display: block; padding: 0.5rem 0.75rem; text-decoration: none; overflow-wrap: anywhere; }
.results a:hover, .results a:focus { background: var(--panel); }
.results small { display: block; color: var(--muted); }
[role="status"] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
[role="status"]:not(:empty):has(+ .results:empty) { z-index: 2; left: 0; right: 0; width: auto; height: auto; clip-path: none; margin: 0.25rem 0 0; padding: 0.75rem; border: 1px solid var(--border); border-radius: 0.5rem; background: var(--background); }
[hidden] { display: none; }
main { max-width: 56rem; min-width: 0; padding: 1.5rem 1rem 4rem; }
nav { padding: 1.5rem 1rem 4rem; border-top: 1px solid var(--border); background: var(--panel); font-size: 0.9375rem; }
nav h2 { margin: 1.25rem 0 0.25rem; font-size: 0.8125rem; text-transform: uppercase; letter-spacing: 0.05em; color: var(--muted); }
nav h2:first-child { margin-top: 0; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav li a, nav summary { display: block; padding: 0.2rem 0; text-decoration: none; color: var(--text); overflow-wrap: anywhere; cursor: pointer; }
nav li a:hover, nav summary:hover { text-decoration: underline; }
nav details ul { padding-left: 0.75rem; border-left: 2px solid var(--border); }
nav [aria-current] { font-weight: 650; color: var(--accent); }
@media (min-width: 62rem) {
  .frame { display: grid; grid-template-columns: 17rem minmax(0, 1fr); align-items: start; }
  nav { grid-column: 1; grid-row: 1; min-height: calc(100vh - 4rem); border-top: 0; border-right: 1px solid var(--border); padding: 1.5rem 1rem; }
  main { grid-column: 2; grid-row: 1; padding: 1.5rem 2.5rem 4rem; }
  header .to-menu { display: none; }
}
h1 { margin: 0 0 0.5rem; font-size: 1.75rem; line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 2.5rem 0 0.5rem; font-size: 1.25rem; line-height: 1.3; overflow-wrap: anywhere; }
h3 { margin: 1.5rem 0 0.5rem; font-size: 1.0625rem; overflow-wrap: anywhere; }
p, ul, ol, dl, pre, table { margin: 0 0 1rem; }
p, li, dd, td, th { overflow-wrap: anywhere; }
code { padding: 0.1em 0.3em; border-radius: 0.25rem; background: var(--code); font: 0.9em/1.5 ui-monospace, "SF Mono", "Liberation Mono", monospace; }
pre { padding: 0.75rem 1rem; border: 1px solid var(--border); border-radius: 0.5rem; background: var(--code); white-space: pre-wrap; overflow-wrap: anywhere; }
pre code { padding: 0; background: none; }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
th, td { padding: 0.4rem 0.5rem; border-bottom: 1px solid var(--border); text-align: left; vertical-align: top; }
.call { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: baseline; margin: 0 0 1rem; font: 1rem/1.5 ui-monospace, "SF Mono", "Liberation Mono", monospace; overflow-wrap: anywhere; }
.method { font-weight: 700; text-transform: uppercase; }
.get { color: var(--get); } .post { color: var(--post); } .put { color: var(--put); } .patch { color: var(--patch); } .delete { color: var(--delete); }
.fields { border-top: 1px solid var(--border); }
.fields dt { margin-top: 0.75rem; }
.fields dd { margin: 0 0 0.75rem 1rem; padding-bottom: 0.75rem; border-bottom: 1px solid var(--border); }
.fields dd p { margin: 0.15rem 0 0; }
.fields dd:last-child { border-bottom: 0; }
.fields .fields { margin: 0.5rem 0 0; padding-left: 0.5rem; border-left: 2px solid var(--border); }
.type, .bounds, .muted { color: var(--muted); font-size: 0.9375rem; }
.need { font-size: 0.8125rem; font-weight: 650; color: var(--delete); }
main details { margin: 0 0 0.75rem; border: 1px solid var(--border); border-radius: 0.5rem; padding: 0 1rem; }
main details > summary { min-height: 2.75rem; padding: 0.6rem 0; font-weight: 600; cursor: pointer; overflow-wrap: anywhere; }
main details details { border-color: transparent; border-left-color: var(--border); border-radius: 0; }
main section:target, main h2:target, main dt:target { background: var(--highlight); box-shadow: 0 0 0 0.4rem var(--highlight); }
.list { padding: 0; list-style: none; }
.list li { padding: 0.35rem 0; border-bottom: 1px solid var(--border); }
@media print { header, nav { display: none; } }
@media (forced-colors: active) { .results, main details { border: 1px solid; } }
`.trimStart();
