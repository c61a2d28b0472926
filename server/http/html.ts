/**
 * Markup that is safe by construction: every text put into an `html` template is escaped, and only another template's
 * markup goes in as it is. There is no way round it, so no page can show what a caller sent as anything but text.
 */

/** A piece of markup. Only the `html` tag makes one. */
export class Html {
  readonly #markup: string;

  private constructor(markup: string) {
    this.#markup = markup;
  }

  /** What the `html` tag calls. */
  static of(literals: readonly string[], values: readonly HtmlValue[]): Html {
    const pieces = literals.map((literal, index) => {
      const value = values[index];
      return value === undefined ? literal : literal + markupOf(value);
    });
    return new Html(pieces.join(''));
  }

  toString(): string {
    return this.#markup;
  }
}

/** What may stand in a template: text, which is escaped, and markup. */
export type HtmlValue = string | number | Html | readonly Html[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"'`]/g, (character) => entities[character] ?? '');
}

function markupOf(value: HtmlValue): string {
  if (value instanceof Html) return value.toString();
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return value.join('');
}

/** Makes markup. Attribute values must stand in double quotes. */
export function html(literals: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return Html.of(literals, values);
}

/** No markup: for what is shown only sometimes. */
export const nothing = html``;
