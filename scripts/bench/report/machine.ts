/** What the figures were measured with: versions, machine, date. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg, platform, release } from 'node:os';
import { join } from 'node:path';
import { type Pinning, pinningInWords } from '../measure/pinning.ts';

/** Processes that wanted a core in the minute before this process began. */
const LOAD_BEFORE = loadavg()[0] ?? 0;
const PACKAGES = ['express', 'express-openapi-validator', 'mongodb', 'undici', '@stoplight/prism-cli'];

export interface Machine {
  /** The commit that ran. */
  readonly commit: string;
  readonly date: string;
  readonly cpu: string;
  readonly cores: number;
  readonly system: string;
  /** Processes that wanted a core in the minute before the run; near 0 on a quiet machine. */
  readonly loadBefore: number;
  readonly pinning: string;
  /** Of Node.js, mongod and the packages. */
  readonly versions: Readonly<Record<string, string>>;
}

function versionOf(name: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'));
  return version;
}

/** Earlier results, which do not run. A command with several pages has written some of them before it asks. */
const RESULTS = ['*RESULT.md', '*REPORT.md', '*result.json', 'scripts/faults/*.md'].map((name) => `:(exclude)${name}`);

/** The short name of the commit that a folder has checked out, and whether its files differ from it. Throws outside a clone. */
export function commitOf(folder: string): string {
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', '.', ...RESULTS);
  return `${git('rev-parse', '--short', 'HEAD')}${changed === '' ? '' : ' with changes'}`;
}

const hardware = () => ({
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  system: `${platform()} ${release()}`,
});

/** Commit, date, versions and machine of a run that measures no speed, in one line. */
export function runFacts(mongod?: string): string {
  const { cpu, cores, system } = hardware();
  const versions = [`Node.js ${process.versions.node}`, ...(mongod === undefined ? [] : [`mongod ${mongod}`])];
  const machine = `${cpu}, ${cores} cores, ${system}; load before the run ${LOAD_BEFORE.toFixed(2)}`;
  return `commit ${commitOf('.')}, ${new Date().toISOString()}, ${versions.join(', ')}, ${machine}`;
}

/** The lines of a report that describe the machine. */
export function machineLines(machine: Machine): readonly string[] {
  const { commit, date, cpu, cores, system, loadBefore, pinning, versions } = machine;
  return [
    `- commit ${commit}, ${date}, ${cpu}, ${cores} cores, ${system}; load before the run ${loadBefore.toFixed(2)}`,
    `- ${Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}`,
    `- ${pinning} Loopback only.`,
  ];
}

/** Describes the machine. */
export function describeMachine(pinning: Pinning, mongodVersion: string, packages = PACKAGES): Machine {
  const versions = Object.fromEntries(packages.map((name) => [name, versionOf(name)]));
  return {
    commit: commitOf('.'),
    date: new Date().toISOString(),
    ...hardware(),
    loadBefore: LOAD_BEFORE,
    pinning: pinningInWords(pinning),
    versions: { node: process.versions.node, mongod: mongodVersion, ...versions },
  };
}
