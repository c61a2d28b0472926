/** The stock client of Go, built by the machine's own Go, or by the one of a Python package where there is none. */
import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pythonEnvironment } from '../python/environment.ts';
import { type ClientLanguage, PROGRAMS } from './language.ts';
import { firstLine, has, tool } from './tool.ts';

async function goOf(root: string): Promise<string> {
  if (await has('go', ['version'])) return 'go';
  return join(dirname(await pythonEnvironment('go', join(root, PROGRAMS, 'go-requirements.txt'))), 'go');
}

export const go: ClientLanguage = {
  name: 'go',
  generator: 'go',
  options: [
    '--additional-properties=packageName=payments,enumClassPrefix=true',
    ...['--git-user-id', 'example', '--git-repo-id', 'payments'],
  ],
  async prepare({ root, folder, env }) {
    const command = await goOf(root);
    await rm(join(folder, 'test'), { recursive: true, force: true });
    await mkdir(join(folder, 'pay'), { recursive: true });
    await cp(join(root, PROGRAMS, 'payment.go'), join(folder, 'pay', 'main.go'));
    await tool({ command, args: ['vet', './pay'], cwd: folder, env });
    await tool({ command, args: ['build', '-o', 'payment', './pay'], cwd: folder, env });
    return firstLine(await tool({ command, args: ['version'], cwd: folder, env }));
  },
  pay: ({ folder, env }) => tool({ command: join(folder, 'payment'), args: [], cwd: folder, env }),
};
