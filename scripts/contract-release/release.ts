/** The contract, its last release and the findings between them: `check:breaking` prints them, and `release:contract` refuses because of them. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { type Accepted, type ComparedDocument, findingsOf } from '../contract-changes/acceptance.ts';
import { parseJson, toObject } from '../generate/json.ts';
import { bundleFiles, documentNames, type Layout } from '../generate/layout.ts';
import { changesSince, infoOf, releasedDocuments, releasedFile } from '../generate/release-notes.ts';

/** SHA-256 in hexadecimal digits, by the document's file and its version. */
export type Digests = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Bundle {
  readonly file: string;
  readonly version: string;
  readonly text: string;
}

export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The digest of the released version. Undefined before its release. */
function digestOfRelease(digests: Digests, { file, version }: Bundle): string | undefined {
  return digests[file]?.[version];
}

/** Findings about the released bundles: each must be the unchanged latest release. */
export function changedReleases(digests: Digests, released: readonly Bundle[]): readonly string[] {
  return released.flatMap((bundle) => {
    const { file, version, text } = bundle;
    const known = digestOfRelease(digests, bundle);
    if (known === undefined)
      return [`released/${file} has version ${version}, which digests.yaml does not list. Restore the released file.`];
    const last = Object.keys(digests[file] ?? {}).at(-1);
    if (last !== version)
      return [`released/${file} has version ${version}, but the last release is ${last}. Restore that release.`];
    return known === digestOf(text)
      ? []
      : [`released/${file} differs from the release ${version}. Restore the released file.`];
  });
}

/** Findings about the current bundles: a version is released once. */
export function versionsToRaise(digests: Digests, present: readonly Bundle[]): readonly string[] {
  return present
    .filter((bundle) => {
      const known = digestOfRelease(digests, bundle);
      return known !== undefined && known !== digestOf(bundle.text);
    })
    .map(({ file, version }) => `${file} differs from the release ${version}. Raise its info.version.`);
}

/** Adds the digests of the current bundles as the latest releases. */
export function withReleases(digests: Digests, present: readonly Bundle[]): Digests {
  const added = present.map(({ file, version, text }): [string, Readonly<Record<string, string>>] => {
    const { [version]: _, ...others } = digests[file] ?? {};
    return [file, { ...others, [version]: digestOf(text) }];
  });
  return { ...digests, ...Object.fromEntries(added) };
}

export type ContractFolders = Pick<Layout, 'openapi' | 'generated'>;

export interface ContractState {
  readonly present: readonly Bundle[];
  readonly digests: Digests;
  /** The documents compared with the last release. Empty before the first one. */
  readonly compared: readonly ComparedDocument[];
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
  const releasedBundles = await Promise.all(
    documentNames.map((name) => bundleAt(releasedFile(openapi, name), bundleFiles[name])),
  );
  const compared = documentNames.map((name, index) => ({
    file: bundleFiles[name],
    from: releasedBundles[index]?.version ?? '',
    to: present[index]?.version ?? '',
    changes: changes[name],
  }));
  const accepted: readonly Accepted[] = parse(await readFile(acceptedFile(places), 'utf8')) ?? [];
  return {
    present,
    digests,
    compared,
    findings: [...changedReleases(digests, releasedBundles), ...findingsOf(compared, accepted)],
  };
}

const NOTHING_ACCEPTED = `# Intended changes since the release that break clients or open an operation to more callers, each with its reason. A breaking change
# also needs a new info.version.
#   - change: 'POST /orders: response 415 removed'
#     reason: why clients benefit, and how they were informed
[]
`;
const ABOUT_DIGESTS =
  '# The SHA-256 of the bundle of each released version, the latest last. Written by `npm run release:contract`.\n';

/** Releases the current bundles. Returns the reasons when it cannot. */
export async function releaseContract(places: ContractFolders): Promise<readonly string[]> {
  const { present, digests, findings } = await contractState(places);
  const refusals = [...findings, ...versionsToRaise(digests, present)];
  if (refusals.length > 0) return refusals;
  const folder = join(places.openapi, 'released');
  await mkdir(folder, { recursive: true });
  for (const { file, text } of present) await writeFile(join(folder, file), text);
  await writeFile(acceptedFile(places), NOTHING_ACCEPTED);
  await writeFile(digestsFile(places), ABOUT_DIGESTS + stringify(withReleases(digests, present)));
  return [];
}
