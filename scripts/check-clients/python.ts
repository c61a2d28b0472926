/** The stock client of Python. Python 3.10 or later must be there; its packages are installed, pinned by their hashes. */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { pythonEnvironment } from '../python/environment.ts';
import { type ClientLanguage, PROGRAMS } from './language.ts';
import { firstLine, tool } from './tool.ts';

const environment = (root: string) => pythonEnvironment('clients', join(root, PROGRAMS, 'python-requirements.txt'));

export const python: ClientLanguage = {
  name: 'python',
  generator: 'python',
  options: ['--additional-properties=packageName=card_payments'],
  async prepare({ root, folder, env }) {
    const command = await environment(root);
    await cp(join(root, PROGRAMS, 'payment.py'), join(folder, 'payment.py'));
    // Compiles all of it, not only what a payment needs.
    await tool({ command, args: ['-m', 'compileall', '-q', 'card_payments'], cwd: folder, env });
    return firstLine(await tool({ command, args: ['--version'], cwd: folder, env }));
  },
  async pay({ root, folder, env }) {
    return tool({ command: await environment(root), args: ['payment.py'], cwd: folder, env });
  },
};
