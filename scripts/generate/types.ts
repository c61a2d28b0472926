/** Step 4: the shapes of a bundle as TypeScript types, by openapi-typescript. */
import openapiTS, { astToString } from 'openapi-typescript';
import { bannerLine } from './banner.ts';
import type { JsonObject } from './json.ts';

/**
 * The `.d.ts` text of a document. Everything is readonly; a property with a default stays optional, as its sender
 * may leave it out.
 */
export async function typesOf(document: JsonObject): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(document), {
    alphabetize: false,
    defaultNonNullable: false,
    immutable: true,
    silent: true,
  });
  return `${bannerLine}\n${astToString(nodes)}`;
}
