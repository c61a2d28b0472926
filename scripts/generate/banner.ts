/** The first line of every generated file. */
export const bannerText = 'Generated from the contract in openapi/ by `npm run generate`. Do not edit.';
export const bannerLine = `// ${bannerText}`;

/** The note in the first line of a bundle. */
export const ownCopy =
  "This is the project's own copy, with extensions that its checks read; the published one, with code samples, is that of the reference: /docs, or `npm run docs`.";

/** Prints a bundle with the banner as an extension in its first line. */
export function jsonWithBanner(document: object, note = ''): string {
  const body = JSON.stringify(document, null, 2);
  return `{ "x-generated": ${JSON.stringify(`${bannerText} ${note}`.trim())},\n${body.slice(body.indexOf('\n') + 1)}\n`;
}
