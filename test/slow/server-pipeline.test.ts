/**
 * G5 on the contract and the server: an operation added to the contract breaks the server's build until it is implemented, one
 * removed until its code goes. Needs Java. sample-pipeline.test.ts tries the same on a sample.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { added, edit, generate, hasJava, makeProject } from '../support/pipeline-project.ts';

const root = join(import.meta.dirname, '../..');

describe.runIf(hasJava())('the pipeline on the contract and the server', () => {
  let place: string;
  let found: string;

  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'server-pipeline-'));
    await makeProject(place);
    for (const part of ['openapi', 'server', 'receiver-kit/src', 'generated']) {
      await cp(join(root, part), join(place, part), { recursive: true });
    }
    await edit(join(place, 'openapi/openapi.yaml'), (document) => {
      document.setIn(['paths', '/nothing'], { put: added('orders', 'basicAuth') });
    });
    await edit(join(place, 'openapi/paths/customers-customer_id.yaml'), (document) => {
      document.delete('post');
    });
    await generate(place);
    const file = join(place, 'tsconfig.json');
    const { config } = ts.readConfigFile(file, ts.sys.readFile);
    const { options, fileNames } = ts.parseJsonConfigFileContent({ ...config, include: ['server'] }, ts.sys, place);
    const program = ts.createProgram(fileNames, { ...options, noEmit: true });
    found = program
      .getSemanticDiagnostics()
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
      .join('\n');
  }, 180_000);
  afterAll(() => rm(place, { recursive: true, force: true }));

  it('fails the server’s build for an operation added', () => {
    expect(found).toMatch(/'doNothing' is missing in type/);
  });

  it('fails the server’s build for an operation removed', () => {
    expect(found).toMatch(/'updateCustomer' does not exist/);
  });
});
