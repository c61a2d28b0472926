/**
 * Watches the database commands of the services in the process of a test, and remembers those that a sharded cluster would
 * broadcast or refuse, and transactions over several merchants. command-watch-setup.ts fails the test that caused them. Services
 * in processes of their own are not watched.
 */
import type { CommandStartedEvent, MongoClient } from 'mongodb';
import { type Command, commandProblem, merchantsNamed } from './command-target.ts';

const problems = new Set<string>();
/** The merchants of each transaction, by its session and number. */
const transactions = new Map<string, Set<unknown>>();
/** Ended transactions are forgotten when there are more. */
const MOST_TRANSACTIONS = 1_000;

/** Watches the commands of a client that monitors them. */
export function watchCommands(client: MongoClient): MongoClient {
  return client.on('commandStarted', ({ commandName, command }: CommandStartedEvent) => note(commandName, command));
}

function note(name: string, command: Command): void {
  const problem = commandProblem(name, command) ?? transactionProblem(name, command);
  if (problem !== undefined) problems.add(`${name} ${problem}`);
}

function transactionProblem(name: string, command: Command): string | undefined {
  if (command.autocommit !== false) return undefined;
  const named = merchantsNamed(name, command);
  if (named.length === 0) return undefined;
  const id = `${JSON.stringify(command.lsid)} ${String(command.txnNumber)}`;
  const merchants = transactions.get(id) ?? new Set();
  if (transactions.size >= MOST_TRANSACTIONS) transactions.clear();
  transactions.set(id, merchants);
  for (const merchant of named) merchants.add(merchant);
  return merchants.size > 1 ? `${String(command[name])}: is in a transaction of several merchants` : undefined;
}

/** The problems since the last call; they then no longer fail the test. */
export function takeCommandProblems(): readonly string[] {
  const found = [...problems];
  problems.clear();
  return found;
}
