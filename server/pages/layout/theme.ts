/**
 * What all pages share: where their style sheet and scripts are, the service's own address, and whether this is the sandbox.
 */
import type { Environment } from '../../platform/config.ts';
import { waitingScript } from '../scripts/waiting-script.ts';
import { cardFormScript } from './page-scripts.ts';
import { stylePath } from './style-sheet.ts';

/** The script that a page may have beside its markup. */
export type PageScript = 'card-form' | 'waiting';

export interface PageLook {
  readonly environment: Environment;
  /** The address under which customers reach the service, without a slash at its end. */
  readonly publicBaseUrl: string;
  /** The style sheet's address. */
  readonly styleUrl: string;
  /** The addresses of the scripts. */
  readonly scriptUrls: Readonly<Record<PageScript, string>>;
}

export interface PageLookParts {
  readonly environment: Environment;
  readonly publicBaseUrl: string;
  /** The address of the static assets, without a slash at its end; the public one where there is no other. */
  readonly staticBaseUrl: string;
}

export function createPageLook({ environment, publicBaseUrl, staticBaseUrl }: PageLookParts): PageLook {
  const styleUrl = `${staticBaseUrl}${stylePath}`;
  const scriptUrls = {
    'card-form': `${staticBaseUrl}${cardFormScript.path}`,
    waiting: `${staticBaseUrl}${waitingScript.path}`,
  };
  return { environment, publicBaseUrl, styleUrl, scriptUrls };
}
