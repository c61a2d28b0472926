/**
 * Installs what package-lock.json names, and only when packages that are needed differ from it. npm notes what it
 * installed in node_modules/.package-lock.json, as the last thing it does, so an interrupted install is seen too.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from './run-child.mjs';

/**
 * @param {string} root the project's directory
 * @param {'runtime' | 'all'} which what running the service needs, or what tests and generation need, too
 * @returns {Promise<number>} 0 when the packages are there
 */
export async function installPackages(root, which) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === undefined) {
    console.error('package-lock.json is missing or damaged; get it back from the repository.');
    return 1;
  }
  if (installed !== undefined && hasAll(wanted, installed, which)) return 0;

  console.log(`Installing ${which === 'runtime' ? 'the packages that running needs' : 'all packages'} (npm ci), once…`);
  const start = performance.now();
  // No package of ours needs its install script, and what is not run can do no harm.
  const wide = which === 'runtime' ? ['--omit=dev', '--workspaces=false'] : ['--include=dev'];
  const ci = ['ci', '--ignore-scripts', ...wide, '--include=optional', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  const code = npm?.endsWith('npm-cli.js')
    ? await runChild(process.execPath, [npm, ...ci], { parent: 'may-leave' })
    : await runChild('npm', ci, { parent: 'may-leave' });
  if (code === 0) console.log(`Packages installed in ${Math.round((performance.now() - start) / 1000)} s.`);
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

/** True when everything wanted is installed; what is optional may lack, since it is often for another platform. */
export function hasAll(wanted, installed, which) {
  return Object.entries(wanted).every(([path, { version, integrity, optional, dev, devOptional, link }]) => {
    // The project and its workspaces are there already, in whatever version; running needs no links to the workspaces.
    if (!path.includes('node_modules/') || (which === 'runtime' && (dev || devOptional || link))) return true;
    const found = installed[path];
    return found === undefined ? optional === true : found.version === version && found.integrity === integrity;
  });
}
