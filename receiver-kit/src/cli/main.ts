#!/usr/bin/env node
/** The command `card-payments-receiver`. */
import { runCommand } from './run-command.ts';

runCommand({
  args: process.argv.slice(2),
  env: process.env,
  print: (text) => void process.stdout.write(`${text}\n`),
  printError: (text) => void process.stderr.write(`${text}\n`),
  stopped: () =>
    new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    }),
}).then((code) => {
  process.exitCode = code;
});
