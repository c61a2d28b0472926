/**
 * `npm run check:scenarios`: runs gates G8, G9 and G13 with the parity table, every example behind the proxy too. Arguments go
 * to Vitest.
 */
import { runVitest } from './run-program.ts';

await runVitest(['test/integration/scenarios/', ...process.argv.slice(2)], {
  ...process.env,
  ALL_SCENARIOS_BY_PROXY: '1',
});
