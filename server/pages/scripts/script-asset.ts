/**
 * A script of the pages and the address under which it is served: the address changes with the text, so that a browser may
 * keep it for ever. Pure.
 */
import { createHash } from 'node:crypto';

export interface ScriptAsset {
  /** Below the address of the static assets. */
  readonly path: string;
  readonly content: string;
}

export function scriptAsset(content: string): ScriptAsset {
  const version = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { path: `/pages/${version}.js`, content };
}

/** Text that JavaScript reads as this value, wherever it stands. */
export function scriptLiteral(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
