/**
 * A labelled text field with its hint and error, linked for screen readers.
 */
import { type Html, html, nothing } from '../../http/html.ts';

export interface Field {
  readonly name: string;
  /** Appended to the name to form the id, where a page has several fields of that name. */
  readonly idSuffix: string;
  readonly label: string;
  readonly hint: string;
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
  /** Markup after the input. */
  readonly below: Html;
}

export const fieldDefaults = {
  idSuffix: '',
  hint: '',
  inputMode: 'text',
  presence: 'required',
  value: '',
  error: '',
  size: 'plain',
  below: nothing,
} as const;

export function renderField(field: Field): Html {
  const { name, hint, error } = field;
  const id = `${name}${field.idSuffix}`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [...(hint === '' ? [] : [hintId]), ...(error === '' ? [] : [errorId])].join(' ');
  return html`<div class="field">
<label for="${id}">${field.label}</label>
${hint === '' ? nothing : html`<span class="hint" id="${hintId}">${hint}</span>\n`}${
  error === '' ? nothing : html`<span class="field-error" id="${errorId}">${error}</span>\n`
}<input id="${id}" name="${name}" type="text" autocomplete="${field.autocomplete}" inputmode="${field.inputMode}" maxlength="${field.maxLength}" spellcheck="false" autocapitalize="off"${
    field.size === 'code' ? html` class="one-time-code"` : nothing
  }${field.value === '' ? nothing : html` value="${field.value}"`}${
    describedBy === '' ? nothing : html` aria-describedby="${describedBy}"`
  }${error === '' ? nothing : html` aria-invalid="true"`}${field.presence === 'required' ? html` required` : nothing}>
${field.below}</div>`;
}
