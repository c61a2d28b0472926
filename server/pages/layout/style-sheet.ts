/**
 * The pages' one style sheet, and the address under which it is served: the address changes with the text, so that a
 * browser may keep it for ever. No page has a style of its own.
 */
import { createHash } from 'node:crypto';

export const styleSheet = `
:root {
  color-scheme: light dark;
  --ground: #eef1f6;
  --sheet: #ffffff;
  --ink: #16202e;
  --soft: #55617a;
  --line: #d7dde8;
  --edge: #76829a;
  --act: #1d4fd7;
  --act-ink: #ffffff;
  --act-over: #163fae;
  --bad: #b3160e;
  --bad-ground: #fdf0ef;
  --good: #0f6b3a;
  --note-ground: #eef3ff;
  --note-line: #1d4fd7;
  --try-ground: #fff4d6;
  --try-ink: #5f4200;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0f141c;
    --sheet: #1a212c;
    --ink: #eaeff7;
    --soft: #a9b4c7;
    --line: #323c4b;
    --edge: #8391a8;
    --act: #8db2ff;
    --act-ink: #0b1526;
    --act-over: #b3ccff;
    --bad: #ffaaa3;
    --bad-ground: #3a1d1b;
    --good: #7fdba6;
    --note-ground: #1b2a45;
    --note-line: #8db2ff;
    --try-ground: #3a2f12;
    --try-ink: #ffe2a0;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0;
  min-height: 100vh;
  background: var(--ground);
  color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
}
.try {
  margin: 0;
  padding: 0.5rem 1rem;
  background: var(--try-ground);
  color: var(--try-ink);
  font-size: 0.875rem;
  text-align: center;
}
main { width: 100%; max-width: 30rem; margin: 0 auto; padding: 1rem; }
.sheet {
  background: var(--sheet);
  border: 1px solid var(--line);
  border-radius: 0.75rem;
  padding: 1.25rem;
}
@media (min-width: 40rem) {
  main { padding: 3rem 1rem 1rem; }
  .sheet { padding: 2rem; }
}
.sheet > :last-child { margin-bottom: 0; }
.shop { display: flex; align-items: center; gap: 0.75rem; margin: 0 0 1rem; color: var(--soft); overflow-wrap: anywhere; }
.shop img { max-width: 8rem; max-height: 2.5rem; width: auto; height: auto; }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 0 0 0.5rem; font-size: 1rem; }
p { margin: 0 0 1rem; overflow-wrap: anywhere; }
.soft { color: var(--soft); }
.amount { font-size: 2rem; font-weight: 650; line-height: 1.2; font-variant-numeric: tabular-nums; }
.good, .bad { display: flex; gap: 0.6rem; align-items: center; }
.good::before, .bad::before {
  flex: none;
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border-radius: 50%;
  color: var(--sheet);
  font-size: 1.125rem;
  line-height: 1;
}
.good::before { content: "\\2713" / ""; background: var(--good); }
.bad::before { content: "!" / ""; background: var(--bad); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.4rem 1rem; margin: 1rem 0; padding: 1rem 0 0; border-top: 1px solid var(--line); }
dt { color: var(--soft); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
form { margin: 1.25rem 0 0; }
.field { position: relative; margin: 0 0 1rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; align-items: end; }
label { display: block; margin: 0 0 0.25rem; font-weight: 600; }
.hint { display: block; margin: 0 0 0.25rem; font-size: 0.875rem; font-weight: 400; color: var(--soft); }
.wrong { display: block; margin: 0 0 0.25rem; font-size: 0.875rem; font-weight: 600; color: var(--bad); }
input {
  display: block;
  width: 100%;
  min-height: 3rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--edge);
  border-radius: 0.5rem;
  background: var(--sheet);
  color: var(--ink);
  font: inherit;
  font-variant-numeric: tabular-nums;
}
input[type="radio"], input[type="checkbox"] { flex: none; width: 1.375rem; height: 1.375rem; min-height: 0; margin: 0; accent-color: var(--act); }
input[aria-invalid="true"] { border: 2px solid var(--bad); }
input.code { font-size: 1.5rem; letter-spacing: 0.3em; }
.network { position: absolute; top: 0; right: 0; font-size: 0.875rem; font-weight: 650; color: var(--soft); }
.tick { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 0.75rem; align-items: start; margin: 0 0 1rem; }
.tick label { margin: 0; font-weight: 400; }
.tick .wrong { grid-column: 1 / -1; }
.choices { margin: 0 0 1rem; padding: 0; border: 0; min-width: 0; }
.choices legend { padding: 0; margin: 0 0 0.5rem; font-weight: 600; }
.choices { position: relative; isolation: isolate; display: grid; grid-template-columns: auto 1fr; }
.choices legend, .choices > .wrong, .new-card { grid-column: 1 / -1; }
.choices .pick { align-self: center; margin: 0 0.75rem 0 1rem; grid-column: 1; }
.choice { position: relative; margin: 0; padding: 0.75rem 1rem 0.75rem 0; grid-column: 2; font-weight: 400; cursor: pointer; overflow-wrap: anywhere; }
.choice::before { content: ""; position: absolute; inset: 0 0 -1px -3.125rem; z-index: -2; border: 1px solid var(--line); }
.choices .pick:checked + .choice::before { z-index: -1; border-color: var(--act); background: var(--note-ground); }
.choices .pick:disabled + .choice { color: var(--soft); cursor: default; }
.choice .hint { margin: 0; }
.card-name { font-weight: 600; font-variant-numeric: tabular-nums; }
.nick { font-weight: 400; color: var(--soft); }
.off { font-weight: 600; }
.new-card { margin: 1rem 0 0; }
.digits { white-space: nowrap; }
.cards { margin: 0 0 1rem; padding: 0; list-style: none; }
.cards > li { padding: 1rem 1rem 0.25rem; border: 1px solid var(--line); border-radius: 0.5rem; }
.cards > li + li { margin-top: 0.75rem; }
.cards > li > p { margin: 0 0 0.5rem; }
.cards .card-name { display: block; }
summary { display: list-item; min-height: 2.75rem; padding: 0.6rem 0; color: var(--act); font-weight: 600; cursor: pointer; }
details form { margin: 0.25rem 0 0.75rem; }
#pick-new:not(:checked) ~ .new-card { display: none; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.points, .methods { margin: 0 0 1rem; padding: 0 0 0 1.25rem; }
.answers { display: grid; gap: 0.75rem; }
@media (min-width: 40rem) {
  .roomy { max-width: 52rem; padding-top: 1rem; }
  .halves { display: grid; grid-template-columns: 1fr 1fr; gap: 0 2rem; }
  .halves dl { margin-top: 0; padding-top: 0; border-top: 0; }
}
button, .button {
  display: block;
  width: 100%;
  min-height: 3rem;
  padding: 0.7rem 1rem;
  border: 1px solid var(--act);
  border-radius: 0.5rem;
  background: var(--act);
  color: var(--act-ink);
  font: inherit;
  font-weight: 650;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
button:hover, .button:hover { background: var(--act-over); border-color: var(--act-over); }
button.second, .button.second { margin-top: 0.75rem; background: transparent; color: var(--act); }
button.second:hover, .button.second:hover { border-color: var(--act-over); color: var(--act-over); }
a { color: var(--act); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
.note, .errors { margin: 1rem 0; padding: 0.75rem 1rem; border-left: 4px solid var(--note-line); border-radius: 0.25rem; background: var(--note-ground); }
.note p:last-child, .errors p:last-child { margin: 0; }
.errors { border-color: var(--bad); background: var(--bad-ground); }
.errors ul { margin: 0 0 0.75rem; padding: 0 0 0 1.25rem; }
.errors ul:last-child { margin: 0; }
.errors a { color: var(--bad); }
.about { margin: 0; }
footer { max-width: 30rem; margin: 0 auto; padding: 0 1rem 2rem; color: var(--soft); font-size: 0.875rem; text-align: center; }
code { font: 0.95em ui-monospace, "SF Mono", "Liberation Mono", monospace; }
@media (min-width: 40rem) and (max-height: 30rem) {
  main, .roomy { padding-top: 0.5rem; }
  .sheet { padding: 1rem 2rem; }
  .shop, .halves p { margin-bottom: 0.25rem; }
  .halves dl { gap: 0.1rem 1rem; margin-bottom: 0; }
  .halves form { margin-top: 0.75rem; }
  .halves .tick, .answers { margin-bottom: 0.5rem; }
  .answers { gap: 0.5rem; }
}
@media (forced-colors: active) { .errors, .note { border: 1px solid; } }
`.trimStart();

const version = createHash('sha256').update(styleSheet).digest('hex').slice(0, 16);

/** Where the style sheet is, below the address of the static assets. */
export const stylePath = `/pages/${version}.css`;
