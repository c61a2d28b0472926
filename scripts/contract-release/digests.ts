/** Which content each version of a document was released with (openapi/released/digests.yaml): a release never changes. Pure. */
import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal digits, by the document's file and its version. */
export type Digests = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A document as a whole. */
export interface Bundle {
  readonly file: string;
  readonly version: string;
  readonly text: string;
}

export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The digest that this version of the document was released with; undefined when it never was. */
function digestOfRelease(digests: Digests, { file, version }: Bundle): string | undefined {
  return digests[file]?.[version];
}

/** What is wrong with the bundles of the last release: each must be what was released, and of the last version that was. */
export function changedReleases(digests: Digests, released: readonly Bundle[]): readonly string[] {
  return released.flatMap((bundle) => {
    const { file, version, text } = bundle;
    const known = digestOfRelease(digests, bundle);
    if (known === undefined)
      return [
        `released/${file} calls itself ${version}, which digests.yaml has no release of: put back what was released`,
      ];
    const last = Object.keys(digests[file] ?? {}).at(-1);
    if (last !== version) return [`released/${file} is ${version}, and the last release is ${last}: put that back`];
    return known === digestOf(text) ? [] : [`released/${file} is not what was released as ${version}: put that back`];
  });
}

/** Why the present bundles cannot be released: a version is released once. */
export function versionsToRaise(digests: Digests, present: readonly Bundle[]): readonly string[] {
  return present
    .filter((bundle) => {
      const known = digestOfRelease(digests, bundle);
      return known !== undefined && known !== digestOf(bundle.text);
    })
    .map(({ file, version }) => `${file} is not what was released as ${version}: raise its info.version`);
}

/** The digests with those of the present bundles; the last release of a document stands last. */
export function withReleases(digests: Digests, present: readonly Bundle[]): Digests {
  const added = present.map(({ file, version, text }): [string, Readonly<Record<string, string>>] => {
    const { [version]: _, ...others } = digests[file] ?? {};
    return [file, { ...others, [version]: digestOf(text) }];
  });
  return { ...digests, ...Object.fromEntries(added) };
}
