/** `npm run test:unit`: the tests that need neither a database nor a port. Arguments go to Vitest. */
import { runVitest } from './run-program.ts';

await runVitest(['--project', 'unit', ...process.argv.slice(2)], process.env);
