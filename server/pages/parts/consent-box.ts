/**
 * The box to tick for consent. It is never ticked beforehand, not even after an answer that was incomplete.
 */
import { type Html, html, nothing } from '../../http/html.ts';

export interface ConsentBoxParts {
  readonly label: string;
  /** What is wrong with the answer; empty when nothing is. */
  readonly wrong: string;
  /** As in field.ts. */
  readonly idSuffix: string;
}

export function consentBox({ label, wrong, idSuffix }: ConsentBoxParts): Html {
  const id = `consent${idSuffix}`;
  return html`<div class="tick">
${wrong === '' ? nothing : html`<span class="wrong" id="${id}-wrong">${wrong}</span>\n`}<input type="checkbox" id="${id}" name="consent" value="yes"${
    wrong === '' ? nothing : html` aria-describedby="${id}-wrong" aria-invalid="true"`
  }>
<label for="${id}">${label}</label>
</div>`;
}
