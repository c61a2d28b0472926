/** The stock client of Java. The build file of the pinned generator names the version of each package that Maven gets. */
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ClientLanguage, PROGRAMS } from './language.ts';
import { firstLine, has, installPackages, tool } from './tool.ts';

const CLASSPATH = 'classpath.txt';
const goals = [
  'compile',
  'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath',
  `-Dmdep.outputFile=${CLASSPATH}`,
];

export const java: ClientLanguage = {
  name: 'java',
  generator: 'java',
  options: [
    '--additional-properties=library=native,useSingleRequestParameter=true,hideGenerationTimestamp=true',
    ...['--invoker-package', 'svc.client', '--api-package', 'svc.client.api', '--model-package', 'svc.client.model'],
  ],
  async prepare({ root, folder, env }) {
    if (!(await has('javac', ['-version'])) || !(await has('mvn', ['-version']))) {
      await installPackages('Java with Maven', ['default-jdk-headless', 'maven']);
    }
    await rm(join(folder, 'src', 'test'), { recursive: true, force: true });
    const program = join(folder, 'src', 'main', 'java', 'svc', 'client', 'Payment.java');
    await cp(join(root, PROGRAMS, 'Payment.java'), program);
    await tool({ command: 'mvn', args: ['--quiet', '--batch-mode', ...goals], cwd: folder, env });
    return firstLine(await tool({ command: 'java', args: ['-version'], cwd: folder, env }));
  },
  async pay({ folder, env }) {
    const packages = (await readFile(join(folder, CLASSPATH), 'utf8')).trim();
    const args = ['-cp', `target/classes:${packages}`, 'svc.client.Payment'];
    return tool({ command: 'java', args, cwd: folder, env });
  },
};
