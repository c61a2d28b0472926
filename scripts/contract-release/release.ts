/** Makes the present bundles the released ones, which later versions are held against; or says why they cannot be. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { versionsToRaise, withReleases } from './digests.ts';
import { acceptedFile, type ContractFolders, contractState, digestsFile } from './state.ts';

const NOTHING_ACCEPTED = `# Changes since the release that break or open something and are meant, each with its reason; what breaks takes a new info.version, too:
#   - change: 'POST /orders: the answer 415 is gone'
#     reason: why clients are better off, and how they were told
[]
`;
const ABOUT_DIGESTS =
  '# What each version was released as: the SHA-256 of its bundle, the last release last. Written by `npm run release:contract`.\n';

/** The reasons why nothing was released; none when it was. */
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
