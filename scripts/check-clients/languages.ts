/** The languages whose stock clients are tried. */
import { go } from './go.ts';
import { java } from './java.ts';
import type { ClientLanguage } from './language.ts';
import { python } from './python.ts';
import { ruby } from './ruby.ts';
import { rust } from './rust.ts';
import { typescriptFetch } from './typescript-fetch.ts';

export const languages: readonly ClientLanguage[] = [python, java, go, typescriptFetch, rust, ruby];

/** The languages that are asked for by name, or all. Throws naming what there is not. */
export function languagesOf(asked: readonly string[]): readonly ClientLanguage[] {
  const known = languages.map(({ name }) => name);
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No client is tried in ${unknown.join(', ')}: the languages are ${known.join(', ')}.`);
  }
  return languages.filter(({ name }) => asked.length === 0 || asked.includes(name));
}
