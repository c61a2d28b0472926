/**
 * Installs what package-lock.json names, and only when packages that are needed differ from it. npm notes what it
 * installed in node_modules/.package-lock.json, as the last thing it does, so an interrupted install is seen too.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './install-lock.mjs';
import { runChild } from './run-child.mjs';

/** Milliseconds. */
const PROGRESS_INTERVAL = 3_000;

/**
 * @param {string} root the project's directory
 * @param {'runtime' | 'all'} which what running the service needs, or what tests and generation need, too
 * @returns {Promise<number>} 0 when the packages are there
 */
export async function installPackages(root, which) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  if (wanted === undefined) {
    console.error('package-lock.json is missing or damaged; get it back from the repository.');
    return 1;
  }
  const readInstalled = () => readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (hasAll(wanted, readInstalled(), which)) return 0;
  return alone(root, async () => {
    const installed = readInstalled();
    if (hasAll(wanted, installed, which)) return 0;
    return install(root, wanted, which, hasAll(wanted, installed, 'runtime') ? 'add' : 'replace');
  });
}

/** `add`: a service that runs with the packages that are there keeps them. */
async function install(root, wanted, which, how) {
  const paths = Object.keys(wanted).filter((path) => isNeeded(path, wanted[path], which) && !wanted[path].optional);
  const what = which === 'runtime' ? 'that running needs' : 'that tests and generation need, too';
  console.log(`Installing ${paths.length} npm packages ${what}, once…`);
  const start = performance.now();
  const seconds = () => Math.round((performance.now() - start) / 1000);
  const progress = setInterval(() => {
    const there = paths.filter((path) => existsSync(join(root, path, 'package.json')));
    const state = there.length === 0 ? 'asking the registry' : `${there.length} of ${paths.length} packages`;
    console.log(`  ${state}, ${seconds()} s`);
  }, PROGRESS_INTERVAL);
  // No package of ours needs its install script, and what is not run can do no harm.
  const wide = which === 'runtime' ? ['--omit=dev', '--workspaces=false'] : ['--include=dev'];
  const command = how === 'add' ? ['install', '--no-save'] : ['ci'];
  const words = [...command, '--ignore-scripts', ...wide, '--include=optional', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  const code = npm?.endsWith('npm-cli.js')
    ? await runChild(process.execPath, [npm, ...words], { parent: 'may-leave' })
    : await runChild('npm', words, { parent: 'may-leave' });
  clearInterval(progress);
  if (code === 0) console.log(`Packages installed in ${seconds()} s.`);
  else console.error('The packages could not be installed; npm says why above.');
  return code;
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** The project and its workspaces are there already, in whatever version; running needs no links to the workspaces. */
function isNeeded(path, { dev, devOptional, link }, which) {
  return path.includes('node_modules/') && !(which === 'runtime' && (dev || devOptional || link));
}

/** True when everything wanted is installed; what is optional may lack, since it is often for another platform. Undefined: nothing is. */
export function hasAll(wanted, installed, which) {
  if (installed === undefined) return false;
  return Object.entries(wanted).every(([path, each]) => {
    const found = installed[path];
    if (!isNeeded(path, each, which)) return true;
    if (found === undefined) return each.optional === true;
    return found.version === each.version && found.integrity === each.integrity;
  });
}
