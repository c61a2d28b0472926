/**
 * One text field of a form: its label, its hint, what is wrong with it, and how these belong together for those who
 * don't see them.
 */
import { type Html, html, nothing } from '../../http/html.ts';

export interface Field {
  /** The name on the wire. */
  readonly name: string;
  /** What the field's id on the page has behind the name, where a page has several of that name. */
  readonly idSuffix: string;
  readonly label: string;
  readonly hint: string;
  /** What the browser may fill in: a token of HTML's autocomplete. */
  readonly autocomplete: string;
  readonly inputMode: 'numeric' | 'text';
  readonly maxLength: number;
  readonly presence: 'required' | 'optional';
  /** What was entered before; never of a card number or a code. */
  readonly value: string;
  /** What is wrong with what was entered; empty when nothing is. */
  readonly error: string;
  readonly size: 'plain' | 'code';
  /** What stands below the field. */
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
