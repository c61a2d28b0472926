/** The spelling of generated names. */

function words(text: string): readonly string[] {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
}

/** `ORDER_SUCCEEDED` and `Payment pages` become `OrderSucceeded` and `PaymentPages`. */
export function pascalCase(text: string): string {
  return words(text)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('');
}

/** `Payment pages` becomes `paymentPages`. */
export function camelCase(text: string): string {
  const pascal = pascalCase(text);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** A text as a TypeScript string literal in single quotes. */
export function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}

/** A text as a property key: bare where TypeScript allows it, else quoted. */
export function propertyKey(text: string): string {
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(text) ? text : quote(text);
}

/**
 * Markdown as the lines of a doc comment, each to follow `*`. Keeps only the text of links, whose targets are pages of the reference.
 */
export function docLines(paragraphs: readonly string[]): readonly string[] {
  return paragraphs
    .filter((text) => text.trim() !== '')
    .flatMap((text) => ['', ...text.trim().split('\n')])
    .slice(1)
    .map((line) =>
      line
        .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        .replaceAll('*/', '* /')
        .trimEnd(),
    )
    .map((line) => (line === '' ? '' : ` ${line}`));
}
