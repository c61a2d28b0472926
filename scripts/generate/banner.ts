/** The first line of every generated file. */
export const bannerText = 'Generated from the contract in openapi/ by `npm run generate`. Do not edit.';
export const bannerLine = `// ${bannerText}`;

/** A bundle as text. JSON has no comments, so the first line says it as an extension. */
export function jsonWithBanner(document: object): string {
  const body = JSON.stringify(document, null, 2);
  return `{ "x-generated": ${JSON.stringify(bannerText)},\n${body.slice(body.indexOf('\n') + 1)}\n`;
}
