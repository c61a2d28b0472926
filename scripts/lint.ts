/** `npm run lint`: formatting and lint rules; `npm run lint -- --write` mends what can be mended. */
import { runNode } from './run-node.ts';

await runNode(['node_modules/@biomejs/biome/bin/biome', 'check', ...process.argv.slice(2), '.'], process.env);
