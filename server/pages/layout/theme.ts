/**
 * What all pages share: environment, public address, and the style sheet and scripts with their addresses. Asset addresses
 * hold a hash of the content, so browsers may cache them for a year.
 */

import type { RequestHandler } from 'express';
import type { Environment } from '../../platform/config.ts';
import { type Language, textsOf } from '../texts/texts.ts';
import { cardFormScripts } from './card-form-script.ts';
import { iconPicture, networkPictures } from './marks.ts';
import { redirectScript, waitingScript } from './page-scripts.ts';
import { brandOfPath, styleContent, stylePath } from './style-sheet.ts';

export type PageScript = 'card-form' | 'redirect' | 'waiting';

export interface PageTheme {
  readonly environment: Environment;
  /** Without a trailing slash. */
  readonly publicBaseUrl: string;
  /** The address of the static assets, without a trailing slash; by default the public one. */
  readonly staticBaseUrl: string;
}

/** The address of the style sheet in the merchant's color, `#rrggbb`; null: the service's own. */
export function styleUrlOf({ staticBaseUrl }: Pick<PageTheme, 'staticBaseUrl'>, brandColor: string | null): string {
  return `${staticBaseUrl}${stylePath(brandColor)}`;
}

export function scriptUrlOf({ staticBaseUrl }: PageTheme, script: PageScript, language: Language): string {
  const scripts = { 'card-form': cardFormScripts[language], redirect: redirectScript, waiting: waitingScript };
  return `${staticBaseUrl}${scripts[script].path}`;
}

export function iconUrlOf({ staticBaseUrl }: PageTheme): string {
  return `${staticBaseUrl}${iconPicture.path}`;
}

export interface PageAsset {
  readonly mediaType: string;
  readonly content: string;
}

const cardScripts = Object.values(textsOf).map(({ language }) => cardFormScripts[language]);
const files: ReadonlyMap<string, PageAsset> = new Map(
  [
    ...[...cardScripts, redirectScript, waitingScript].map((file) => ({ ...file, mediaType: 'text/javascript' })),
    ...[iconPicture, ...networkPictures].map((file) => ({ ...file, mediaType: 'image/svg+xml' })),
  ].map(({ path, mediaType, content }) => [path, { mediaType, content }]),
);

/** The style sheet, script or picture at a path; undefined for other paths. */
export function pageAssetAt(path: string): PageAsset | undefined {
  const file = files.get(path);
  if (file !== undefined) return file;
  const brandColor = brandOfPath(path);
  return brandColor === undefined ? undefined : { mediaType: 'text/css', content: styleContent(brandColor) };
}

/** Serves the assets and passes other requests on. */
export function pageAssets(): RequestHandler {
  return (req, res, next) => {
    const asset = req.method === 'GET' || req.method === 'HEAD' ? pageAssetAt(req.path) : undefined;
    if (asset === undefined) {
      next();
      return;
    }
    res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.type(asset.mediaType).send(asset.content);
  };
}
