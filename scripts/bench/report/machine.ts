/** What the figures were measured with: versions, machine, date. */
import { readFileSync } from 'node:fs';
import { cpus, loadavg, platform, release } from 'node:os';
import { join } from 'node:path';
import { type Pinning, pinningInWords } from '../measure/pinning.ts';

const PACKAGES = ['express', 'express-openapi-validator', 'mongodb', 'undici', '@stoplight/prism-cli'];

export interface Machine {
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

/** The lines of a report that describe the machine. */
export function machineLines({ date, cpu, cores, system, loadBefore, pinning, versions }: Machine): readonly string[] {
  return [
    `- ${date}, ${cpu}, ${cores} cores, ${system}; load before the run ${loadBefore.toFixed(2)}`,
    `- ${Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}`,
    `- ${pinning} Loopback only.`,
  ];
}

/** Describes the machine. Call it before the first measurement: it reads the load. */
export function describeMachine(pinning: Pinning, mongodVersion: string, packages = PACKAGES): Machine {
  const versions = Object.fromEntries(packages.map((name) => [name, versionOf(name)]));
  return {
    date: new Date().toISOString(),
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    system: `${platform()} ${release()}`,
    loadBefore: loadavg()[0] ?? 0,
    pinning: pinningInWords(pinning),
    versions: { node: process.versions.node, mongod: mongodVersion, ...versions },
  };
}
