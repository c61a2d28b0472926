/**
 * The style sheet of all pages. Its address holds a hash of the content, so browsers may cache it for a year.
 */
import { createHash } from 'node:crypto';

export const styleSheet = `
:root {
  color-scheme: light dark;
  --background: #eef1f6;
  --surface: #ffffff;
  --text: #16202e;
  --muted: #55617a;
  --border: #d7dde8;
  --input-border: #76829a;
  --accent: #1d4fd7;
  --accent-text: #ffffff;
  --accent-hover: #163fae;
  --error: #b3160e;
  --error-background: #fdf0ef;
  --success: #0f6b3a;
  --note-background: #eef3ff;
  --note-border: #1d4fd7;
  --sandbox-background: #fff4d6;
  --sandbox-text: #5f4200;
}
@media (prefers-color-scheme: dark) {
  :root {
    --background: #0f141c;
    --surface: #1a212c;
    --text: #eaeff7;
    --muted: #a9b4c7;
    --border: #323c4b;
    --input-border: #8391a8;
    --accent: #8db2ff;
    --accent-text: #0b1526;
    --accent-hover: #b3ccff;
    --error: #ffaaa3;
    --error-background: #3a1d1b;
    --success: #7fdba6;
    --note-background: #1b2a45;
    --note-border: #8db2ff;
    --sandbox-background: #3a2f12;
    --sandbox-text: #ffe2a0;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0;
  min-height: 100vh;
  background: var(--background);
  color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
}
.sandbox-banner {
  margin: 0;
  padding: 0.5rem 1rem;
  background: var(--sandbox-background);
  color: var(--sandbox-text);
  font-size: 0.875rem;
  text-align: center;
}
main { width: 100%; max-width: 30rem; margin: 0 auto; padding: 1rem; }
.panel {
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: 0.75rem;
  padding: 1.25rem;
}
@media (min-width: 40rem) {
  main { padding: 3rem 1rem 1rem; }
  .panel { padding: 2rem; }
}
.panel > :last-child { margin-bottom: 0; }
.shop { display: flex; align-items: center; gap: 0.75rem; margin: 0 0 1rem; color: var(--muted); overflow-wrap: anywhere; }
.shop img { max-width: 8rem; max-height: 2.5rem; width: auto; height: auto; }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 0 0 0.5rem; font-size: 1rem; }
p { margin: 0 0 1rem; overflow-wrap: anywhere; }
.muted { color: var(--muted); }
.amount { font-size: 2rem; font-weight: 650; line-height: 1.2; font-variant-numeric: tabular-nums; }
.success, .failure { display: flex; gap: 0.6rem; align-items: center; }
.success::before, .failure::before {
  flex: none;
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border-radius: 50%;
  color: var(--surface);
  font-size: 1.125rem;
  line-height: 1;
}
.success::before { content: "\\2713" / ""; background: var(--success); }
.failure::before { content: "!" / ""; background: var(--error); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.4rem 1rem; margin: 1rem 0; padding: 1rem 0 0; border-top: 1px solid var(--border); }
dt { color: var(--muted); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
form { margin: 1.25rem 0 0; }
.field { position: relative; margin: 0 0 1rem; }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; align-items: end; }
label { display: block; margin: 0 0 0.25rem; font-weight: 600; }
.hint { display: block; margin: 0 0 0.25rem; font-size: 0.875rem; font-weight: 400; color: var(--muted); }
.field-error { display: block; margin: 0 0 0.25rem; font-size: 0.875rem; font-weight: 600; color: var(--error); }
input {
  display: block;
  width: 100%;
  min-height: 3rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--input-border);
  border-radius: 0.5rem;
  background: var(--surface);
  color: var(--text);
  font: inherit;
  font-variant-numeric: tabular-nums;
}
input[type="radio"], input[type="checkbox"] { flex: none; width: 1.375rem; height: 1.375rem; min-height: 0; margin: 0; accent-color: var(--accent); }
input[aria-invalid="true"] { border: 2px solid var(--error); }
input.one-time-code { font-size: 1.5rem; letter-spacing: 0.3em; }
.network { position: absolute; top: 0; right: 0; font-size: 0.875rem; font-weight: 650; color: var(--muted); }
.checkbox { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 0.75rem; align-items: start; margin: 0 0 1rem; }
.checkbox label { margin: 0; font-weight: 400; }
.checkbox .field-error { grid-column: 1 / -1; }
.choices { margin: 0 0 1rem; padding: 0; border: 0; min-width: 0; }
.choices legend { padding: 0; margin: 0 0 0.5rem; font-weight: 600; }
.choices { position: relative; isolation: isolate; display: grid; grid-template-columns: auto 1fr; }
.choices legend, .choices > .field-error, .new-card { grid-column: 1 / -1; }
.choices .card-radio { align-self: center; margin: 0 0.75rem 0 1rem; grid-column: 1; }
.choice { position: relative; margin: 0; padding: 0.75rem 1rem 0.75rem 0; grid-column: 2; font-weight: 400; cursor: pointer; overflow-wrap: anywhere; }
.choice::before { content: ""; position: absolute; inset: 0 0 -1px -3.125rem; z-index: -2; border: 1px solid var(--border); }
.choices .card-radio:checked + .choice::before { z-index: -1; border-color: var(--accent); background: var(--note-background); }
.choices .card-radio:disabled + .choice { color: var(--muted); cursor: default; }
.choice .hint { margin: 0; }
.card-name { font-weight: 600; font-variant-numeric: tabular-nums; }
.nickname { font-weight: 400; color: var(--muted); }
.unavailable { font-weight: 600; }
.new-card { margin: 1rem 0 0; }
.digits { white-space: nowrap; }
.cards { margin: 0 0 1rem; padding: 0; list-style: none; }
.cards > li { padding: 1rem 1rem 0.25rem; border: 1px solid var(--border); border-radius: 0.5rem; }
.cards > li + li { margin-top: 0.75rem; }
.cards > li > p { margin: 0 0 0.5rem; }
.cards .card-name { display: block; }
summary { display: list-item; min-height: 2.75rem; padding: 0.6rem 0; color: var(--accent); font-weight: 600; cursor: pointer; }
details form { margin: 0.25rem 0 0.75rem; }
#card-new:not(:checked) ~ .new-card { display: none; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.points, .methods { margin: 0 0 1rem; padding: 0 0 0 1.25rem; }
.actions { display: grid; gap: 0.75rem; }
@media (min-width: 40rem) {
  .wide { max-width: 52rem; padding-top: 1rem; }
  .columns { display: grid; grid-template-columns: 1fr 1fr; gap: 0 2rem; }
  .columns dl { margin-top: 0; padding-top: 0; border-top: 0; }
}
button, .button {
  display: block;
  width: 100%;
  min-height: 3rem;
  padding: 0.7rem 1rem;
  border: 1px solid var(--accent);
  border-radius: 0.5rem;
  background: var(--accent);
  color: var(--accent-text);
  font: inherit;
  font-weight: 650;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
button:hover, .button:hover { background: var(--accent-hover); border-color: var(--accent-hover); }
button.secondary, .button.secondary { margin-top: 0.75rem; background: transparent; color: var(--accent); }
button.secondary:hover, .button.secondary:hover { border-color: var(--accent-hover); color: var(--accent-hover); }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.note, .errors { margin: 1rem 0; padding: 0.75rem 1rem; border-left: 4px solid var(--note-border); border-radius: 0.25rem; background: var(--note-background); }
.note p:last-child, .errors p:last-child { margin: 0; }
.errors { border-color: var(--error); background: var(--error-background); }
.errors ul { margin: 0 0 0.75rem; padding: 0 0 0 1.25rem; }
.errors ul:last-child { margin: 0; }
.errors a { color: var(--error); }
.description { margin: 0; }
footer { max-width: 30rem; margin: 0 auto; padding: 0 1rem 2rem; color: var(--muted); font-size: 0.875rem; text-align: center; }
code { font: 0.95em ui-monospace, "SF Mono", "Liberation Mono", monospace; }
@media (min-width: 40rem) and (max-height: 30rem) {
  main, .wide { padding-top: 0.5rem; }
  .panel { padding: 1rem 2rem; }
  .shop, .columns p { margin-bottom: 0.25rem; }
  .columns dl { gap: 0.1rem 1rem; margin-bottom: 0; }
  .columns form { margin-top: 0.75rem; }
  .columns .checkbox, .actions { margin-bottom: 0.5rem; }
  .actions { gap: 0.5rem; }
}
@media (forced-colors: active) { .errors, .note { border: 1px solid; } }
`.trimStart();

const version = createHash('sha256').update(styleSheet).digest('hex').slice(0, 16);

/** Where the style sheet is, below the address of the static assets. */
export const stylePath = `/pages/${version}.css`;
