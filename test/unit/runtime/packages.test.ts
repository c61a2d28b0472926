/** The installed packages: one pinned version of each, and runtime packages separate from those of the tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
  readonly resolved?: string;
}
type Packages = Record<string, Locked>;
interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { hasAll }: { hasAll: (wanted: Packages, installed: Packages, which: 'runtime' | 'all') => boolean } =
  await import(join(root, 'scripts/bootstrap/install-packages.mjs'));

const project: Manifest = read('package.json');
const workspaces: Manifest[] = (project.workspaces ?? []).map((folder) => read(join(folder, 'package.json')));
const lock: Packages = read('package-lock.json').packages;
/** npm's record of an installation of the runtime packages. */
const running = Object.fromEntries(
  Object.entries(lock).filter(([path, { dev, link }]) => /^node_modules\//.test(path) && !dev && !link),
);

it('pins one version of each package, the same in the project and in its workspaces', () => {
  const pins = [project, ...workspaces].flatMap(({ name, dependencies = {}, devDependencies = {} }) =>
    Object.entries({ ...dependencies, ...devDependencies }).map(([dependency, version]) => ({
      name,
      dependency,
      version,
    })),
  );
  const first = new Map(pins.toReversed().map(({ dependency, version }) => [dependency, version]));
  const apart = pins.filter(({ dependency, version }) => version !== first.get(dependency));
  expect(apart).toEqual([]);
  expect(pins.filter(({ version }) => !/^(npm:[^@]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('installs for running, which leaves out the workspaces, also what the workspaces need at run time', () => {
  for (const { dependencies = {} } of workspaces) expect(project.dependencies).toMatchObject(dependencies);
});

it('locks no address of a registry, and no second copy of a package in a workspace', () => {
  const addresses = Object.values(lock).filter(({ resolved, link }) => resolved !== undefined && !link);
  expect(addresses).toEqual([]);
  expect(Object.keys(lock).filter((path) => /^(?!node_modules\/).*node_modules\//.test(path))).toEqual([]);
});

it('installs nothing again when the packages are there, in whatever version the workspaces are', () => {
  expect(hasAll(lock, running, 'runtime')).toBe(true);
  expect(hasAll(lock, running, 'all')).toBe(false);
  const newer = { ...lock, 'generated/client': { version: '99.0.0' } };
  expect(hasAll(lock, newer, 'all')).toBe(true);
  const { 'node_modules/express': express, ...without } = running;
  expect(hasAll(lock, without, 'runtime')).toBe(false);
  expect(hasAll(lock, { ...without, 'node_modules/express': { ...express, version: '5.0.0' } }, 'runtime')).toBe(false);
});
