/**
 * What all pages share: where their style sheet is, the service's own address, and whether this is the sandbox.
 */
import type { Environment } from '../config.ts';
import { stylePath } from './style-sheet.ts';

export interface PageLook {
  readonly environment: Environment;
  /** The address under which customers reach the service, without a slash at its end. */
  readonly publicBaseUrl: string;
  /** The style sheet's address. */
  readonly styleUrl: string;
}

export interface PageLookParts {
  readonly environment: Environment;
  readonly publicBaseUrl: string;
  /** The address of the static assets, without a slash at its end; the public one where there is no other. */
  readonly staticBaseUrl: string;
}

export function createPageLook({ environment, publicBaseUrl, staticBaseUrl }: PageLookParts): PageLook {
  return { environment, publicBaseUrl, styleUrl: `${staticBaseUrl}${stylePath}` };
}
