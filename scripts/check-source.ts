/**
 * `npm run check:source`: gates G1 (no retyped contract values), G3 (no escapes from the compiler) and the part of G4 (no undocumented
 * answers) that the compiler does not check; import rules, the levels of server/, names in snake_case, who reveals card numbers, and event
 * codes of log lines. Exits
 * with 1 on findings.
 */
import { join } from 'node:path';
import { findReveals } from './check-source/card-numbers.ts';
import { findEscapes } from './check-source/escapes.ts';
import { findForbiddenImports } from './check-source/imports.ts';
import { findLevelBreaks } from './check-source/levels.ts';
import { findLogsWithoutEvent } from './check-source/log-events.ts';
import { findRetypedLiterals } from './check-source/retyped-literals.ts';
import { findSnakeCase } from './check-source/snake-case.ts';
import { type Finding, projectProgram, readSources, type Source } from './check-source/sources.ts';
import { findUndocumentedAnswers } from './check-source/undocumented-answers.ts';

const isGenerated = ({ file }: Source): boolean => /^(generated|receiver-kit\/src\/generated)\//.test(file);
/** The browser application works on the contract's types, and has a compiler configuration of its own. */
const isBrowserApplication = (file: string): boolean => file.startsWith('server/console/app/');
const speaksDomain = ({ file }: Source): boolean =>
  /^(server|receiver-kit\/src)\//.test(file) && !isBrowserApplication(file);

const root = join(import.meta.dirname, '..');
const all = await readSources(root, [
  'generated',
  'openapi/codegen/client',
  'receiver-kit/src',
  'scripts',
  'server',
  'test',
]);
const handWritten = all.filter((source) => !isGenerated(source));
const server = handWritten
  .map(({ file }) => file)
  .filter((file) => file.startsWith('server/') && !isBrowserApplication(file));
const checks: readonly (readonly [name: string, findings: readonly Finding[]])[] = [
  ['G1', handWritten.flatMap(findRetypedLiterals)],
  ['G3', handWritten.flatMap(findEscapes)],
  ['G4', findUndocumentedAnswers(projectProgram(root, server), root, server)],
  ['imports', all.flatMap(findForbiddenImports)],
  ['levels', findLevelBreaks(all)],
  ['names', handWritten.filter(speaksDomain).flatMap(findSnakeCase)],
  ['card numbers', handWritten.flatMap(findReveals)],
  ['logs', findLogsWithoutEvent(all)],
];
for (const [name, findings] of checks) {
  for (const { file, line, message } of findings) console.error(`${file}:${line} ${name}: ${message}`);
}
const counts = checks.map(([name, findings]) => `${name} ${findings.length}`).join(', ');
const total = checks.reduce((sum, [, findings]) => sum + findings.length, 0);
console.log(`${handWritten.length} hand-written and ${all.length - handWritten.length} generated files: ${counts}`);
console.log(`${total} findings`);
process.exitCode = total === 0 ? 0 : 1;
