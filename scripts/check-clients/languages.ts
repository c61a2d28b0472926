/** The languages whose stock clients are tried. */
import { go } from './go.ts';
import { java } from './java.ts';
import type { ClientLanguage } from './language.ts';
import { python } from './python.ts';

export const languages: readonly ClientLanguage[] = [python, java, go];
