/** `npm run mock`: Prism answers for the whole merchant API with the examples of the contract, on PORT (4010). */
import { runNode } from './run-node.ts';

const prism = 'node_modules/@stoplight/prism-cli/dist/index.js';
const address = ['--host', process.env.HOST || '127.0.0.1', '--port', process.env.PORT || '4010'];
const manner = ['--multiprocess', 'false', '--dynamic', 'false', '--cors', 'true'];

await runNode([prism, 'mock', 'generated/openapi.json', ...address, ...manner, ...process.argv.slice(2)], process.env);
