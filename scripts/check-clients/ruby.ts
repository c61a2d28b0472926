/** The stock client of Ruby, with the system's Ruby and the one package that the client needs. */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { type ClientLanguage, PROGRAMS } from './language.ts';
import { firstLine, has, installPackages, tool } from './tool.ts';

/** Loads every file of the client, not only what a payment needs: they are loaded by their names at first use. */
const loadAll = 'Dir["lib/**/*.rb"].sort.each { |file| require File.expand_path(file) }';

export const ruby: ClientLanguage = {
  name: 'ruby',
  generator: 'ruby',
  options: [],
  async prepare({ root, folder, env }) {
    if (!(await has('ruby', ['-rtyphoeus', '-e', '1']))) {
      await installPackages('Ruby with Typhoeus', ['ruby', 'ruby-typhoeus']);
    }
    await cp(join(root, PROGRAMS, 'payment.rb'), join(folder, 'payment.rb'));
    await tool({ command: 'ruby', args: ['-Ilib', '-ropenapi_client', '-e', loadAll], cwd: folder, env });
    return firstLine(await tool({ command: 'ruby', args: ['--version'], cwd: folder, env }));
  },
  pay: ({ folder, env }) => tool({ command: 'ruby', args: ['-Ilib', 'payment.rb'], cwd: folder, env }),
};
