/**
 * The box to tick for consent. It is never ticked beforehand, not even after an answer that was incomplete.
 */
import { type Html, html, nothing } from './html.ts';

/** `wrong`: what is wrong with the answer, or empty. */
export function consentBox(label: string, wrong: string): Html {
  return html`<div class="tick">
${wrong === '' ? nothing : html`<span class="wrong" id="consent-wrong">${wrong}</span>\n`}<input type="checkbox" id="consent" name="consent" value="yes"${
    wrong === '' ? nothing : html` aria-describedby="consent-wrong" aria-invalid="true"`
  }>
<label for="consent">${label}</label>
</div>`;
}
