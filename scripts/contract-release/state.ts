/** The contract now, its last release, and what stands between them: what `check:breaking` prints and `release:contract` refuses for. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Accepted, type ComparedDocument, findingsOf } from '../contract-changes/acceptance.ts';
import { parseJson, toObject } from '../generate/json.ts';
import { bundleFiles, documentNames, type Layout } from '../generate/layout.ts';
import { changesSince, infoOf, releasedDocuments, releasedFile } from '../generate/release-notes.ts';
import { type Bundle, changedReleases, type Digests } from './digests.ts';

export type ContractFolders = Pick<Layout, 'openapi' | 'generated'>;

export interface ContractState {
  readonly present: readonly Bundle[];
  readonly digests: Digests;
  /** The documents beside those of the last release; none before the first one. */
  readonly compared: readonly ComparedDocument[];
  /** What may not be, one line for each. */
  readonly findings: readonly string[];
}

export const acceptedFile = ({ openapi }: Pick<ContractFolders, 'openapi'>): string =>
  join(openapi, 'released', 'accepted.yaml');
export const digestsFile = ({ openapi }: Pick<ContractFolders, 'openapi'>): string =>
  join(openapi, 'released', 'digests.yaml');

async function bundleAt(path: string, file: string): Promise<Bundle> {
  const text = await readFile(path, 'utf8');
  return { file, text, version: infoOf(toObject(parseJson(text), file)).version };
}

/** Reads both. */
export async function contractState(places: ContractFolders): Promise<ContractState> {
  const { openapi, generated } = places;
  const present = await Promise.all(
    documentNames.map((name) => bundleAt(join(generated, bundleFiles[name]), bundleFiles[name])),
  );
  const digests: Digests = parse(await readFile(digestsFile(places), 'utf8').catch(() => '')) ?? {};
  const released = await releasedDocuments(openapi);
  if (released === undefined) return { present, digests, compared: [], findings: [] };
  const [merchant, admin] = present.map(({ file, text }) => toObject(parseJson(text), file));
  const changes = changesSince(released, { merchant: merchant ?? {}, admin: admin ?? {} });
  const kept = await Promise.all(documentNames.map((name) => bundleAt(releasedFile(openapi, name), bundleFiles[name])));
  const compared = documentNames.map((name, index) => ({
    file: bundleFiles[name],
    from: kept[index]?.version ?? '',
    to: present[index]?.version ?? '',
    changes: changes[name],
  }));
  const accepted: readonly Accepted[] = parse(await readFile(acceptedFile(places), 'utf8')) ?? [];
  return {
    present,
    digests,
    compared,
    findings: [...changedReleases(digests, kept), ...findingsOf(compared, accepted)],
  };
}
