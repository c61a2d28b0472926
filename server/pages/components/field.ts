/**
 * A labelled text field, linked with its hint or error for screen readers. The line below the field holds the hint, and in its place
 * the error, so that nothing moves when an error appears.
 */
import { type Html, html, nothing } from '../../http/html.ts';

export interface Field {
  readonly name: string;
  /** Appended to the name to form the id, where a page has several fields of that name. */
  readonly idSuffix: string;
  readonly label: string;
  /** Beside the label, for example `optional`. */
  readonly labelNote: string;
  readonly hint: string;
  readonly placeholder: string;
  /** A token of HTML's `autocomplete`. */
  readonly autocomplete: string;
  readonly inputMode: 'numeric' | 'text';
  readonly maxLength: number;
  readonly presence: 'required' | 'optional';
  /** The value to show again; never a card number or code. */
  readonly value: string;
  /** Empty without an error. */
  readonly error: string;
  readonly size: 'plain' | 'code';
  /** The class of the field's place in the form. */
  readonly place: string;
  /** Markup over the end of the input. */
  readonly inside: Html;
}

export const fieldDefaults = {
  idSuffix: '',
  labelNote: '',
  hint: '',
  placeholder: '',
  inputMode: 'text',
  presence: 'required',
  value: '',
  error: '',
  size: 'plain',
  place: '',
  inside: nothing,
} as const;

export function renderField(field: Field): Html {
  const { name, labelNote, error } = field;
  const id = `${name}${field.idSuffix}`;
  const note = error === '' ? field.hint : error;
  return html`<div class="field${field.place === '' ? '' : ` ${field.place}`}">
<label for="${id}">${field.label}${labelNote === '' ? nothing : html` <span class="label-note">${labelNote}</span>`}</label>
<div class="input"><input id="${id}" name="${name}" type="text" autocomplete="${field.autocomplete}" inputmode="${field.inputMode}" maxlength="${field.maxLength}" spellcheck="false" autocapitalize="off"${
    field.size === 'code' ? html` class="one-time-code"` : nothing
  }${field.placeholder === '' ? nothing : html` placeholder="${field.placeholder}"`}${
    field.value === '' ? nothing : html` value="${field.value}"`
  } aria-describedby="${id}-note"${error === '' ? nothing : html` aria-invalid="true"`}${
    field.presence === 'required' ? html` required` : nothing
  }>${field.inside}</div>
<p class="${error === '' ? 'hint' : 'field-error'}" id="${id}-note" data-hint="${field.hint}" aria-live="polite">${note}</p>
</div>`;
}
