/** Step 1: the contract is linted (openapi/lint/redocly.yaml). A warning fails it like an error. */
import { join } from 'node:path';
import { installedTool, runTool } from './run-tool.ts';

export interface LintParts {
  /** Where the tools are installed. */
  readonly root: string;
  readonly config: string;
  readonly files: readonly string[];
}

/** Lints documents with the project's rules. Throws with the linter's findings. */
export async function lint({ root, config, files }: LintParts): Promise<void> {
  const command = installedTool(root, 'redocly');
  const output = await runTool({
    command,
    args: ['lint', '--config', config, '--format', 'stylish', '--max-problems', '500', ...files],
    cwd: root,
  });
  if (/^\s*\d+:\d+\s+warning\b/m.test(output)) throw new Error(`the linter warns\n${output.trim()}`);
}

export function lintConfig(openapi: string): string {
  return join(openapi, 'lint', 'redocly.yaml');
}
