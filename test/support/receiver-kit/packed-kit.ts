/** The receiver kit as a merchant packs it, by the first commands of its README. Builds a copy: nothing is left in the tree. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const kit = join(root, 'receiver-kit');

/** What `npm ci` has brought is taken as it is, without asking the registry. */
export const offlineNpm = { npm_config_prefer_offline: 'true' };

export interface PackedKit {
  /** A directory of its own, removed by `remove`. */
  readonly place: string;
  /** The copy that was built, in `place`. */
  readonly source: string;
  readonly tarball: string;
  /** The files in the tarball, sorted. */
  readonly files: readonly string[];
  npm(folder: string, ...args: string[]): Promise<{ readonly stdout: string }>;
  remove(): Promise<void>;
}

/** The first commands of a README: how the package is made, and installed. */
export function packCommandsOf(readme: string): { readonly make: string; readonly install: string } {
  const [, scope = '', pack = '', install = ''] = /^```sh\n(.*)\n(.*)\n(.*)\n```/m.exec(readme) ?? [];
  return { make: `${scope}\n${pack}`, install };
}

export async function packKit(): Promise<PackedKit> {
  const place = await mkdtemp(join(tmpdir(), 'receiver-kit-'));
  const source = join(place, 'receiver-kit');
  const leftOut = [join(kit, 'dist'), join(kit, 'node_modules')];
  await cp(kit, source, { recursive: true, filter: (path) => !leftOut.includes(path) });
  // In a folder above, as in the tree.
  await symlink(join(root, 'node_modules'), join(place, 'node_modules'));
  const own = join(place, 'packed');
  await mkdir(own);
  const { make } = packCommandsOf(await readFile(join(kit, 'README.md'), 'utf8'));
  const env = { ...process.env, ...offlineNpm };
  await run('/bin/sh', ['-ec', make], { cwd: place, env: { ...env, MY_PROJECT: own } });
  const [made = ''] = (await readdir(own)).filter((name) => name.endsWith('.tgz'));
  const tarball = join(own, made);
  const { stdout } = await run('tar', ['-tzf', tarball]);
  const files = stdout.trim().split('\n');
  return {
    place,
    source,
    tarball,
    files: files.map((path) => path.replace(/^package\//, '')).sort(),
    npm: (folder, ...args) => run('npm', [...args, '--loglevel=error'], { cwd: folder, env }),
    remove: () => rm(place, { recursive: true, force: true }),
  };
}
