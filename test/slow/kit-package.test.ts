/** The receiver kit with the newest compiler, and the steps of its image: both install packages, which takes long. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { offlineNpm, type PackedKit, packKit } from '../support/receiver-kit/packed-kit.ts';

const run = promisify(execFile);
const kit = fileURLToPath(new URL('../../receiver-kit', import.meta.url));

let kitPackage: PackedKit;

beforeAll(async () => {
  kitPackage = await packKit();
}, 120_000);
afterAll(() => kitPackage.remove());

/** The newest that npm has, on purpose: what is declared must still be there. */
const NEWEST = ['typescript@7.0.2', '@types/node@26.6.6'];

describe('with the newest compiler and types of Node', () => {
  it('its declarations hold as they are, with nothing left out of the check', async () => {
    const newest = join(kitPackage.place, 'newest');
    await mkdir(newest);
    await writeFile(join(newest, 'package.json'), '{ "private": true, "type": "module" }');
    await kitPackage.npm(
      newest,
      'install',
      '--legacy-peer-deps',
      '--no-audit',
      '--no-fund',
      kitPackage.tarball,
      ...NEWEST,
    );
    const use = `
      import { createReceiver, createVerifier, isKnownEvent, jsonFile, memoryStore, type EncryptionKey } from '@card-payments-service/receiver-kit';
      import { fakeSender } from '@card-payments-service/receiver-kit/testing';
      const keys = jsonFile<EncryptionKey[]>('keys.json');
      const receiver = createReceiver({ encryption: { keys }, store: memoryStore(), on: { '*': (event) => console.log(event.id) } });
      const publicKey = { kty: 'RSA', n: 'AQAB', e: 'AQAB' };
      export const sender = fakeSender({ to: receiver, encryption: { kid: 'key_1', publicKey, servicePrivateKey: 'PEM' } });
      export async function status(rawBody: Uint8Array): Promise<string | undefined> {
        const event = await createVerifier({ encryption: { keys } }).verify({ method: 'POST', headers: {}, rawBody });
        return isKnownEvent(event) && event.event_name === 'ORDER_SUCCEEDED' ? event.content.order.status : undefined;
      }`;
    for (const ending of ['mts', 'cts']) await writeFile(join(newest, `use.${ending}`), use);
    for (const [module, moduleResolution] of [
      ['nodenext', 'nodenext'],
      ['esnext', 'bundler'],
    ]) {
      const strict = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true };
      const options = { module, moduleResolution, ...strict, noEmit: true, skipLibCheck: false, types: ['node'] };
      await writeFile(join(newest, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['use.*'] }));
      await run(join(newest, 'node_modules', '.bin', 'tsc'), ['-p', '.'], { cwd: newest }).catch(({ stdout }) => {
        throw new Error(`${module}: ${stdout}`);
      });
    }
  }, 120_000);
});

describe('its image', () => {
  it('is built from the tree: the steps of the Dockerfile, in folders for the stages', async () => {
    const docker = await readFile(join(kit, 'deploy', 'Dockerfile'), 'utf8');
    const compose = parse(await readFile(join(kit, 'deploy', 'compose.yaml'), 'utf8'));
    expect(compose.services.receiver.build).toEqual({ context: '..', dockerfile: 'deploy/Dockerfile' });
    // Nothing comes from a registry under the kit's own name.
    expect(docker).not.toMatch(/install.*card-payments/);
    const image = await mkdtemp(join(tmpdir(), 'receiver-kit-image-'));
    const inside = (path: string): string => join(image, path);
    await cp(kitPackage.source, inside('context'), { recursive: true });
    await rm(inside('context/dist'), { recursive: true, force: true });
    let folder = image;
    for (const [, command, rest = ''] of docker.matchAll(/^(WORKDIR|COPY|RUN) (.*)$/gm)) {
      const words = rest.replaceAll(/(?<=^|\s)\/(?=kit|packed|receiver)/g, `${image}/`);
      if (command === 'WORKDIR') {
        folder = words;
        await mkdir(folder);
      } else if (rest === '. .') {
        await cp(inside('context'), folder, { recursive: true });
      } else if (command === 'RUN') {
        await run('/bin/sh', ['-ec', words], { cwd: folder, env: { ...process.env, ...offlineNpm } });
      }
    }
    const { stdout } = await run(join(folder, 'node_modules', '.bin', 'card-payments-receiver'), ['--help']);
    expect(stdout).toContain('serve');
    expect(await readdir(join(folder, 'node_modules'))).toContain('mongodb');
    await rm(image, { recursive: true });
  }, 180_000);
});
