/**
 * The style sheet of all pages. Its address holds a hash of the content, so browsers may cache it for a year.
 */
import { createHash } from 'node:crypto';
import { networkPictures } from './marks.ts';

const styleSheet = `
:root {
  color-scheme: light dark;
  --background: #eef1f6;
  --surface: #ffffff;
  --text: #16202e;
  --muted: #55617a;
  --border: #d7dde8;
  --input-border: #76829a;
  --accent: #1d4fd7;
  --button: #1d4fd7;
  --button-text: #ffffff;
  --button-hover: #163fae;
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
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding: 1rem 0 6rem; }
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
  main { padding: 2rem 1rem 1rem; }
  .panel { padding: 2rem; }
}
.panel > :last-child { margin-bottom: 0; }
.shop { display: flex; align-items: center; gap: 0.75rem; margin: 0 0 1rem; color: var(--muted); overflow-wrap: anywhere; }
.shop img { max-width: 8rem; max-height: 2.5rem; width: auto; height: auto; }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.25; text-wrap: balance; overflow-wrap: anywhere; }
h2 { margin: 0 0 0.5rem; font-size: 1rem; }
p { margin: 0 0 1rem; overflow-wrap: anywhere; }
.muted { color: var(--muted); }
.amount { font-size: 2rem; font-weight: 650; line-height: 1.2; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.4rem 1rem; margin: 1rem 0; padding: 1rem 0 0; border-top: 1px solid var(--border); }
dt { color: var(--muted); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
form { margin: 1.25rem 0 0; }
label { display: block; margin: 0 0 0.25rem; font-weight: 600; }
.label-note { font-weight: 400; font-size: 0.875rem; color: var(--muted); }
.hint { display: block; margin: 0 0 0.25rem; font-size: 0.875rem; font-weight: 400; color: var(--muted); }
.field-error { display: block; margin: 0 0 0.25rem; font-size: 0.875rem; font-weight: 500; color: var(--error); }
.field .hint, .field .field-error { min-height: 1.125rem; margin: 0.125rem 0 0.5rem; font-size: 0.8125rem; line-height: 1.125rem; }
.field .hint:empty { display: none; }
.number .hint:empty { display: block; }
.field .input { position: relative; }
.field.name { margin: 0 0 0.75rem; }
.card-fields { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; }
.card-fields .number, .card-fields .name { grid-column: 1 / -1; }
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
input::placeholder { color: var(--muted); opacity: 1; }
input.one-time-code { font-size: 1.5rem; letter-spacing: 0.3em; }
.number input { padding-right: 4rem; }
.mark { flex: none; width: 2.375rem; height: 1.5rem; border-radius: 0.25rem; background: center / contain no-repeat; }
.number .mark { position: absolute; top: 0.75rem; right: 0.75rem; }
.mark[data-network]:not([data-network=""]) { outline: 1px solid var(--border); }
${networkPictures.map(({ network, path }) => `.mark[data-network="${network}"] { background-image: url("${path.replace('/pages/', '')}"); }`).join('\n')}
.checkbox { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 0.75rem; align-items: start; margin: 0 0 1rem; }
.checkbox label { margin: 0; font-weight: 400; }
.checkbox .field-error { grid-column: 1 / -1; }
.choices { margin: 0 0 1rem; padding: 0; border: 0; min-width: 0; }
.choices legend { padding: 0; margin: 0 0 0.5rem; font-weight: 600; }
.choices { position: relative; isolation: isolate; display: grid; grid-template-columns: auto 1fr; }
.choices legend, .choices > .field-error, .fields { grid-column: 1 / -1; }
.choices .card-radio { align-self: center; margin: 0 0.75rem 0 1rem; grid-column: 1; }
.choice { position: relative; display: grid; grid-template-columns: auto 1fr; gap: 0 0.75rem; align-items: center; margin: 0; padding: 0.625rem 1rem 0.625rem 0; grid-column: 2; font-weight: 400; cursor: pointer; overflow-wrap: anywhere; }
.choice::before { content: ""; position: absolute; inset: 0 0 -1px -3.125rem; z-index: -2; border: 1px solid var(--border); }
.choices .card-radio:checked + .choice::before { z-index: -1; border-color: var(--accent); background: var(--note-background); }
.choices .card-radio:disabled + .choice { color: var(--muted); cursor: default; }
.choice .mark { grid-row: 1 / span 3; }
.choice .card-name, .choice .hint { grid-column: 2; margin: 0; }
.choice .hint { font-size: 0.8125rem; }
.choice .card-name:only-child { grid-column: 1 / -1; }
.card-name { font-weight: 600; font-variant-numeric: tabular-nums; }
.nickname { font-weight: 400; color: var(--muted); }
.unavailable { font-weight: 600; }
.choices .fields { margin: 1rem 0 0; }
.digits { white-space: nowrap; }
.choice .brand, .cards .brand { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
#card-new:not(:checked) ~ .fields .new-only { display: none; }
.by-token:checked ~ .fields .code { display: none; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.points, .methods { margin: 0 0 1rem; padding: 0 0 0 1.25rem; }
.actions { display: grid; gap: 0.75rem; }
.secured { display: flex; gap: 0.5rem; align-items: center; justify-content: center; margin: 0.75rem 0 0; font-size: 0.875rem; color: var(--muted); }
.lock { flex: none; }
.checkout { max-width: 30rem; }
.summary { margin: 0 0 0.75rem; }
.summary h1 ~ p { margin: 0.25rem 0 0; }
.panel > .errors:first-child, .panel > .note:first-child { margin-top: 0; }
@media (max-width: 39.99rem) {
  .choices .card-radio { margin: 0 0.625rem 0 0.75rem; }
  .choice { padding-right: 0.75rem; gap: 0 0.625rem; }
  .choice::before { inset: 0 0 -1px -2.75rem; }
  .checkout { padding: 0.75rem; }
  .checkout .panel { padding: 1rem; }
  .checkout .shop { margin: 0 0 0.25rem; }
  .checkout h1.amount { margin: 0; font-size: 1.5rem; }
  .summary h1 ~ p { display: inline; margin: 0 0.5rem 0 0; font-size: 0.875rem; color: var(--muted); }
  .checkout form { margin: 0; }
  .card-fields > :not(.number, .name) :is(.hint, .field-error) { min-height: 2.25rem; }
  .pay { position: sticky; bottom: 0; margin: 0 -1rem; padding: 0.75rem 1rem; background: var(--surface); }
}
@media (min-width: 56rem), (min-width: 40rem) and (max-height: 30rem) {
  .checkout { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 2.5rem; align-items: start; max-width: 60rem; }
  .checkout .summary { position: sticky; top: 2rem; padding: 1.5rem 0 0; }
  .checkout .panel > form { margin: 0; }
}
button, .button {
  display: block;
  width: 100%;
  min-height: 3rem;
  padding: 0.7rem 1rem;
  border: 1px solid var(--accent);
  border-radius: 0.5rem;
  background: var(--button);
  color: var(--button-text);
  font: inherit;
  font-weight: 650;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
button:hover, .button:hover { background: var(--button-hover); }
button[aria-disabled="true"] { opacity: 0.75; cursor: progress; }
button.secondary, .button.secondary { margin-top: 0.75rem; background: transparent; color: var(--accent); }
button.secondary:hover, .button.secondary:hover { background: var(--note-background); }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.note, .errors { margin: 1rem 0; padding: 0.75rem 1rem; border-left: 4px solid var(--note-border); border-radius: 0.25rem; background: var(--note-background); }
.note p:last-child, .errors p:last-child { margin: 0; }
.errors { border-color: var(--error); background: var(--error-background); }
.errors ul { margin: 0 0 0.75rem; padding: 0 0 0 1.25rem; }
.errors ul:last-child { margin: 0; }
.errors a { color: var(--error); }
.description { margin: 0; }
code { font: 0.95em ui-monospace, "SF Mono", "Liberation Mono", monospace; }
@media (min-width: 40rem) and (max-height: 30rem) {
  .checkout { grid-template-columns: 11rem minmax(0, 1fr); gap: 1.5rem; max-width: none; padding: 0.5rem 1rem; }
  .checkout .summary { top: 0; padding: 0.5rem 0 0; }
  .checkout h1.amount { font-size: 1.375rem; }
  .checkout .panel { padding: 0.75rem 1rem; }
  .card-fields { grid-template-columns: 4fr 3fr; }
  .card-fields .number, .card-fields .name { grid-column: auto; }
  .field .hint, .field .field-error { margin-bottom: 0.25rem; font-size: 0.75rem; }
  .errors { padding: 0.375rem 0.75rem; font-size: 0.875rem; }
  .errors:not([hidden]), .errors ul { display: flex; flex-wrap: wrap; gap: 0 2rem; margin: 0.5rem 0; }
  .errors h2, .errors ul { margin: 0; font-size: inherit; }
  .checkout input[type="text"] { min-height: 2.5rem; }
  .number .mark { top: 0.5rem; }
  .choice { grid-template-columns: auto minmax(0, 1fr) auto; padding: 0.25rem 0.75rem 0.25rem 0; line-height: 1.3; }
  .choice .mark { grid-row: auto; }
  .choice .card-name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .choice .hint { grid-column: 3; font-size: 0.75rem; }
  .choices .fields { margin: 0.5rem 0 0; }
  .field.name { margin: 0 0 0.375rem; }
  .sandbox-banner { padding: 0.25rem 1rem; }
  .pay { position: sticky; bottom: 0; margin: 0 -1rem; padding: 0.375rem 1rem; background: var(--surface); }
  .pay button { min-height: 2.75rem; padding: 0.375rem 1rem; }
  .secured { margin: 0.25rem 0 0; }
  main { padding-top: 0.5rem; }
  main.wide { max-width: 52rem; }
  .wide h1 { margin: 0 0 0.25rem; font-size: 1.25rem; }
  .panel { padding: 1rem 2rem; }
  .columns { display: grid; grid-template-columns: 1fr 1fr; gap: 0 2rem; }
  .shop, .columns p { margin-bottom: 0.25rem; }
  .columns dl { gap: 0.1rem 1rem; margin: 0; padding: 0; border: 0; }
  .columns form { margin-top: 0.75rem; }
  .columns .checkbox, .actions { margin-bottom: 0.5rem; }
  .actions { gap: 0.5rem; }
}
@media (forced-colors: active) { .errors, .note { border: 1px solid; } }

/* Results, waiting, bank page and stored cards. */
.outcome .message { text-align: center; text-wrap: balance; }
.outcome .message > :last-child { margin-bottom: 0; }
.outcome .shop { justify-content: center; margin: 0 0 1.25rem; }
.outcome .shop + h1 { margin-top: 0; }
.status { display: block; margin: 0 auto 1rem; fill: none; stroke: currentColor; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; color: var(--muted); }
.status circle { stroke: none; fill: var(--border); }
.status.neutral { color: var(--text); stroke-width: 2.5; }
.status.success, .status.failure { color: var(--surface); }
.status.success circle { fill: var(--success); }
.status.failure circle { fill: var(--error); }
.status.waiting { color: var(--accent); stroke-width: 4; padding: 2px; animation: turn 1s linear infinite; overflow: visible; }
.status.waiting circle { fill: none; stroke: var(--border); }
@keyframes turn { to { transform: rotate(1turn); } }
@media (prefers-reduced-motion: reduce) { .status.waiting { animation-duration: 8s; } }
.money { font-weight: 650; }
.steps { display: grid; grid-auto-columns: minmax(0, 1fr); grid-auto-flow: column; margin: 1.25rem 0 0; padding: 0; list-style: none; font-size: 0.875rem; line-height: 1.3; text-align: center; color: var(--muted); }
.steps li { position: relative; padding: 1.5rem 0.25rem 0; }
.steps li::before { content: ""; position: absolute; z-index: 1; top: 0; left: calc(50% - 0.5rem); width: 1rem; height: 1rem; border: 2px solid var(--input-border); border-radius: 50%; background: var(--surface); }
.steps li + li::after { content: ""; position: absolute; top: 0.4375rem; right: 50%; width: 100%; height: 2px; background: var(--border); }
.steps .done::before { border-color: var(--accent); background: var(--accent); }
.steps [aria-current] { font-weight: 650; color: var(--text); }
.steps [aria-current]::before { border-color: var(--accent); }
.steps [aria-current]::after { background: var(--accent); }
.outcome dl { margin-top: 1.25rem; }
.outcome dd:first-of-type, .bank dd:first-of-type { font-weight: 650; }
.outcome:has(.message:last-child) { max-width: 30rem; }
.outcome .next > :last-child, .outcome .next form { margin-bottom: 0; }
.outcome .panel > .button { margin-top: 1.25rem; }
.bank .issuer { display: flex; gap: 0.75rem; align-items: center; margin: 0 0 1.25rem; padding: 0 0 1rem; border-bottom: 1px solid var(--border); font-weight: 650; overflow-wrap: anywhere; }
.bank .status { flex: none; margin: 0; width: 2.5rem; height: 2.5rem; }
.bank dl { margin: 0 0 1rem; padding: 0; border: 0; }
.bank form { margin: 0; }
.bank .field, .cards .field { margin: 0 0 1rem; }
.bank .note { margin: 0 0 1rem; }
.bank .one-time-code { text-align: center; }
.bank .actions button { margin: 0; }
.cards { margin: 0 0 1rem; padding: 0; list-style: none; }
.cards > li { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; padding: 1rem; border: 1px solid var(--border); border-radius: 0.5rem; }
.cards > li + li { margin-top: 0.75rem; }
.cards .card { flex: 1 1 14rem; min-width: 0; }
.cards p { margin: 0; }
.cards .hint { margin: 0; }
.cards form p { margin: 0 0 1rem; }
.cards .token { width: fit-content; margin: 0.5rem 0 0; padding: 0.125rem 0.625rem; border-radius: 1rem; background: var(--note-background); color: var(--muted); font-size: 0.875rem; }
.cards .token.active { color: var(--success); font-weight: 600; }
.card-actions { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.card-actions:has([open]) { flex-basis: 100%; }
/* The buttons keep their places when a form opens below them. */
@supports selector(::details-content) {
  .card-actions, .card-actions details { display: contents; }
  .card-actions ::details-content { flex-basis: 100%; order: 1; }
  .card-actions :not([open])::details-content { display: none; }
}
summary { list-style: none; min-height: 2.5rem; padding: 0.4rem 0.875rem; border: 1px solid var(--border); border-radius: 0.5rem; color: var(--text); font-weight: 600; cursor: pointer; }
summary::-webkit-details-marker { display: none; }
summary:hover, details[open] > summary { border-color: var(--accent); background: var(--note-background); }
.card-actions form { margin: 0.25rem 0 0; padding: 1rem; border-radius: 0.5rem; background: var(--background); }
button.danger { border-color: var(--error); background: var(--error); color: var(--surface); }
button.danger:hover { filter: brightness(0.9); }
.empty { margin: 1rem 0; text-align: center; text-wrap: balance; }
.empty p { margin: 0 0 0.25rem; }
@media (min-width: 40rem) and (max-height: 30rem) {
  .outcome { max-width: 52rem; }
  .outcome .panel { display: grid; grid-template-columns: 1fr 1fr; gap: 0 2rem; align-items: center; padding: 1.5rem 2rem; }
  .outcome .message:last-child, .outcome .message:has(+ .button), .outcome .message + .button { grid-column: 1 / -1; }
  .outcome .message + .button { justify-self: center; max-width: 24rem; }
  .steps { margin: 0; }
  .outcome .shop { margin-bottom: 0.75rem; }
  .outcome .status { margin-bottom: 0.5rem; }
  .outcome p { margin-bottom: 0.5rem; }
  .outcome dl:first-child { margin-top: 0; padding-top: 0; border-top: 0; }
  .bank .issuer { margin-bottom: 0.75rem; padding-bottom: 0.5rem; }
  .bank .status { width: 1.75rem; height: 1.75rem; }
  .bank .actions { grid-template-columns: 2fr 1fr; }
}
@media (min-width: 40rem) { .wide { max-width: 34rem; } .several { max-width: 44rem; } .start { max-width: 56rem; } }
.ways { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem; align-items: start; margin: 1.5rem 0 0; }
.ways dl { margin-bottom: 0; font-size: 0.9375rem; }
.ways ul { margin: 0; list-style: none; }
.ways li + li { margin-top: 1rem; padding-top: 1rem; border-top: 1px solid var(--border); }
.ways li > a { font-weight: 650; }
.ways li p { margin: 0.125rem 0 0; font-size: 0.9375rem; color: var(--muted); }
@media (max-height: 30rem) {
  .empty { margin: 0; }
  .empty .status, .ways p { margin-bottom: 0.5rem; }
  .ways { margin-top: 0.5rem; }
  .ways dl { gap: 0.125rem 1rem; margin-top: 0; padding-top: 0.5rem; }
  .ways form { margin-top: 0.5rem; }
}
@media print {
  :root { --background: #ffffff; --surface: #ffffff; --text: #000000; --muted: #404040; --border: #808080; --success: #0f6b3a; --error: #b3160e; }
  .outcome .button, .outcome form { display: none; }
  .outcome .panel { border: 0; }
  .status { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`.trimStart();

const version = createHash('sha256').update(styleSheet).digest('hex').slice(0, 16);

/** Where the style sheet is, below the address of the static assets. `brandColor`: `#rrggbb`, or null for the service's own. */
export function stylePath(brandColor: string | null): string {
  return `/pages/${version}${brandColor === null ? '' : `-${brandColor.slice(1)}`}.css`;
}

/** The color in a path of the style sheet; undefined for other paths. */
export function brandOfPath(path: string): string | null | undefined {
  const color = /-([0-9a-f]{6})\.css$/.exec(path)?.[1];
  const brandColor = color === undefined ? null : `#${color}`;
  return path === stylePath(brandColor) ? brandColor : undefined;
}

/** A color between two, `#rrggbb` each: the given share of the first. */
function mixed(color: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [one, two] = [color, other].map((text) => Number.parseInt(text.slice(start, start + 2), 16));
    return Math.round((one ?? 0) * share + (two ?? 0) * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/**
 * The style sheet in the merchant's color. White is readable on the color (payment-page-rule.ts), so the color is readable on the
 * white panel; on the dark one its light tint is.
 */
export function styleContent(brandColor: string | null): string {
  if (brandColor === null) return styleSheet;
  const button = `--button: ${brandColor}; --button-text: #ffffff; --button-hover: ${mixed(brandColor, '#000000', 0.8)};`;
  return `${styleSheet}:root { --accent: ${brandColor}; ${button} }
@media (prefers-color-scheme: dark) { :root { --accent: ${mixed(brandColor, '#ffffff', 0.4)}; } }
`;
}
