/** The README is true: its tables are the data's, and its commands do what it says, as they stand. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { withTables } from '../../scripts/readme/tables.ts';
import { type Stand, setStand } from '../faults/stand.ts';

const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
const run = promisify(execFile);

/** The shell blocks that a reader may run, in order. */
function runnableBlocks(): string[] {
  return [...readme.matchAll(/<!-- run -->\n```sh\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
}

it('has the tables that the data gives; otherwise run `npm run readme`', () => {
  expect(readme).toBe(withTables(readme));
});

describe('the commands', () => {
  let stand: Stand;
  beforeAll(async () => {
    stand = await setStand('readme');
    await stand.start();
  });
  afterAll(() => stand.close());

  it('pay an order and walk through the settings', async () => {
    const folder = await mkdtemp(join(inject('scratch'), 'readme-'));
    await symlink(stand.dataDir, join(folder, '.data'));
    const blocks = runnableBlocks();
    expect(blocks).toHaveLength(3);
    const script = blocks.join('\necho; echo ---\n');
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], { cwd: folder });
    const [payment = '', settings = '', operator = ''] = stdout.split('---\n');
    expect(payment).toContain('"status":"NEW"');
    expect(payment).toContain('"status":"CHARGED"');
    expect(settings).toContain('"available":true');
    expect(settings).toContain('"reference_id":"cards_south"');
    expect(settings).toContain('"event_name":"ORDER_SUCCEEDED"');
    expect(operator).toContain('"api_key":"svc_key_');
    expect(stdout).not.toContain('"error_info"');
  });
});
