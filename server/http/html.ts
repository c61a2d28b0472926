/**
 * Escaping HTML templates: the `html` tag escapes every value that is not itself the result of a template. It has no bypass, so a
 * page can show input only as text.
 */

/** A piece of markup. Only the `html` tag creates one. */
export class Html {
  readonly #markup: string;

  private constructor(markup: string) {
    this.#markup = markup;
  }

  /** Called by the `html` tag. */
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

/** A value in a template: text, which is escaped, or markup. */
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

/** Template tag that returns markup. Attribute values must be in double quotes. */
export function html(literals: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return Html.of(literals, values);
}

/** Empty markup, for optional parts. */
export const nothing = html``;

/** A JavaScript literal that is safe in any script or markup. */
export function scriptLiteral(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
