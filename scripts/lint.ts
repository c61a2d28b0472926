/** `npm run lint`: checks formatting and lint rules. `-- --write` fixes what it can. */
import { runNode } from './run-program.ts';

await runNode(['node_modules/@biomejs/biome/bin/biome', 'check', ...process.argv.slice(2), '.'], process.env);
