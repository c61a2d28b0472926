/** Runs a tool of the pipeline as a process of its own and keeps what it says for the case that it fails. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface ToolRun {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
}

/** The path of a tool that is installed with the project. */
export function installedTool(root: string, name: string): string {
  return join(root, 'node_modules', '.bin', name);
}

/** No advertisements, no colours, and a Java that starts fast rather than runs long. */
const quietAndQuick = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  NO_COLOR: '1',
  JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
};

/** Runs a tool to its end; what it printed. Throws with that text when it fails or can't be started. */
export function runTool({ command, args, cwd }: ToolRun): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...quietAndQuick };
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${[command, ...args].join(' ')} ended with ${code}\n${output.trim()}`));
    });
  });
}
