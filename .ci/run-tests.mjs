/**
 * Runs one npm script of tests and writes its JSON report. A test file that fails is run once more, alone: when it passes
 * then, the run goes on, and the test is named in flaky.txt beside the report, so that the run ends by naming it.
 * Usage: node .ci/run-tests.mjs <folder of reports> <name> <npm script>
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** More failing files than this is a fault of the change, not chance. */
const MOST_RERUN = 5;
/** Four times the default of test/vitest.config.ts, milliseconds: a machine that runs other jobs is slow, not wrong. */
const TEST_TIMEOUT_MS = 60_000;

const [folder, name, script] = process.argv.slice(2);

function run(report, files) {
  const unhandled = `${report}.unhandled`;
  const args = [
    `--testTimeout=${TEST_TIMEOUT_MS}`,
    '--reporter=.ci/unhandled-errors.mjs',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const env = { ...process.env, UNHANDLED_ERRORS: unhandled };
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...files, ...args], { stdio: 'inherit', env });
  const results = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  const isWhole = existsSync(unhandled) && readFileSync(unhandled, 'utf8') === '0';
  return { status, results, isWhole };
}

const failedTests = (file) => file.assertionResults.filter(({ status }) => status === 'failed');

const report = join(folder, `${name}.json`);
const first = run(report, []);
if (first.status !== 0) {
  const failed = first.results?.testResults.filter(({ status }) => status === 'failed') ?? [];
  // Beside failing files: an unhandled error, or (2) a secret that global-setup.ts found in what the tests wrote.
  if (!first.isWhole || first.status !== 1 || failed.length === 0 || failed.length > MOST_RERUN) process.exit(1);
  let flaky = 0;
  for (const file of failed) {
    const path = relative(process.cwd(), file.name);
    console.log(`\n== ${path} failed; running it alone`);
    const again = run(join(folder, `again-${name}`), [path]);
    if (again.status !== 0) process.exit(1);
    const names = failedTests(file).map(({ fullName }) => fullName);
    flaky += names.length;
    const lines = (names.length > 0 ? names : ['the file']).map((test) => `FLAKY ${path}: ${test}\n`);
    appendFileSync(join(folder, 'flaky.txt'), lines.join(''));
  }
  const { numPassedTests, numFailedTests, ...rest } = first.results;
  const counts = { numPassedTests: numPassedTests + flaky, numFailedTests: numFailedTests - flaky };
  writeFileSync(report, JSON.stringify({ ...rest, ...counts }));
}
