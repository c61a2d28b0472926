/** The release notes of the contract: the changes since the last release (openapi/released/). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Change } from '../contract-changes/change.ts';
import { contractChanges } from '../contract-changes/contract-changes.ts';
import { releaseNotes } from '../contract-changes/release-notes.ts';
import { type JsonObject, parseJson, toObject, toText } from './json.ts';
import { bundleFiles, type DocumentName, documentNames } from './layout.ts';

export type Documents = Readonly<Record<DocumentName, JsonObject>>;

/** The file of a released bundle. */
export function releasedFile(openapi: string, name: DocumentName): string {
  return join(openapi, 'released', bundleFiles[name]);
}

/** The bundles of the last release. Undefined before the first one. */
export async function releasedDocuments(openapi: string): Promise<Documents | undefined> {
  const texts = await Promise.all(
    documentNames.map((name) => readFile(releasedFile(openapi, name), 'utf8').catch(() => undefined)),
  );
  const [merchant, admin] = texts.map((text) =>
    text === undefined ? undefined : toObject(parseJson(text), 'release'),
  );
  return merchant === undefined || admin === undefined ? undefined : { merchant, admin };
}

/** The changes by document. */
export function changesSince(
  released: Documents,
  present: Documents,
): Readonly<Record<DocumentName, readonly Change[]>> {
  return {
    merchant: contractChanges(released.merchant, present.merchant),
    admin: contractChanges(released.admin, present.admin),
  };
}

/** The title and version of a document. */
export function infoOf(document: JsonObject): { readonly title: string; readonly version: string } {
  const info = toObject(document.info, 'info');
  return { title: toText(info.title, 'title'), version: toText(info.version, 'version') };
}

/** The release notes of the documents. */
export function notesOf(released: Documents | undefined, present: Documents): string {
  if (released === undefined) return '# API changes\n\nNothing is released yet.\n';
  const changes = changesSince(released, present);
  const [from, to] = [infoOf(released.merchant).version, infoOf(present.merchant).version];
  return releaseNotes(
    { from, to },
    documentNames.map((name) => ({ title: infoOf(present[name]).title, changes: changes[name] })),
  );
}
