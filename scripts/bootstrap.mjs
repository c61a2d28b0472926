/**
 * The way into every command of package.json, on a machine that has nothing but Node: checks Node, installs the
 * packages when needed, then runs `scripts/<name>.ts`. Written so that an old Node can read it and say so;
 * everything newer waits in bootstrap/.
 */
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node.js 20.19 or later is needed, and this is ${process.versions.node}: see https://nodejs.org/`);
  process.exitCode = 1;
} else {
  import('./bootstrap/run-script.mjs').then(({ runScript }) => runScript(process.argv[2], process.argv.slice(3)));
}
