/**
 * The picture that goes with a result, in the page itself. The words beside it say the same, so screen readers skip it.
 */
import { type Html, html } from '../../http/html.ts';

/** `neutral` ends well or badly for nobody: a cancellation, or a link that is over. */
export type Tone = 'success' | 'failure' | 'neutral' | 'waiting';

export type PictureName = 'check' | 'alert' | 'cross' | 'clock' | 'return' | 'bank' | 'card' | 'link' | 'spinner';

const shapes: Readonly<Record<PictureName, Html>> = {
  check: html`<path d="m15 24.5 6.5 6.5L34 18"/>`,
  alert: html`<path d="M24 13.5v13M24 33.5v.1"/>`,
  cross: html`<path d="m17 17 14 14M31 17 17 31"/>`,
  clock: html`<path d="M24 14v10.5l6.5 4"/>`,
  return: html`<path d="M19 15.5 13.5 21l5.5 5.5M14 21h14a6 6 0 0 1 0 12h-5"/>`,
  bank: html`<path d="m13.5 20.5 10.5-6 10.5 6zM17 24.5v6M24 24.5v6M31 24.5v6M13.5 34h21"/>`,
  card: html`<path d="M13 17.5h22v14H13zM13 22h22M17 27.5h4"/>`,
  link: html`<path d="m21 18 2-2a6 6 0 0 1 9 9l-2 2M27 30l-2 2a6 6 0 0 1-9-9l2-2M16 16l16 16"/>`,
  spinner: html`<path d="M24 2a22 22 0 0 1 22 22"/>`,
};

export function statusPicture(name: PictureName, tone: Tone): Html {
  return html`<svg class="status ${tone}" viewBox="0 0 48 48" width="56" height="56" aria-hidden="true"><circle cx="24" cy="24" r="22"/>${shapes[name]}</svg>`;
}
