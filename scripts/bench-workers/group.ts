/** A group of worker processes, each known to a receiver by the address that it sends from, and which merchants each of them serves. */
import { setTimeout as sleep } from 'node:timers/promises';
import { WORKERS } from '../../server/delivery/worker/worker-group.ts';
import type { BenchEnvironment, BenchWorker } from '../bench/webhooks/environment.ts';
import type { Receipt } from '../bench/webhooks/receiver.ts';

/** A worker that lives reads who else does every two seconds. */
const ALL_KNOWN_MS = 2_500;

export interface AddressedWorker extends BenchWorker {
  readonly address: string;
}

/** Starts a worker for each of these databases, and waits until each knows all others of its database. */
export async function startGroup(
  environment: BenchEnvironment,
  databases: readonly string[],
): Promise<readonly AddressedWorker[]> {
  const workers: AddressedWorker[] = [];
  for (const [index, database] of databases.entries()) {
    const address = `127.4.0.${index + 1}`;
    workers.push({ ...(await environment.startWorker({ address, database })), address });
  }
  for (const database of new Set(databases)) {
    const beating = environment.databaseOf(database).collection(WORKERS);
    const count = databases.filter((each) => each === database).length;
    while ((await beating.countDocuments()) !== count) await sleep(100);
  }
  await sleep(ALL_KNOWN_MS);
  return workers;
}

/** Who sent what. */
export interface Senders {
  readonly watch: (receipt: Receipt) => void;
  /** Requests beyond one for each event. */
  duplicates(): number;
  /** The endpoints to which this address has sent. */
  endpointsOf(sender: string): ReadonlySet<string>;
  /** Endpoints to which more than one address has sent. */
  shared(): number;
}

export function createSenders(): Senders {
  const seen = new Set<string>();
  const endpoints = new Map<string, Set<string>>();
  let requests = 0;
  return {
    watch({ eventId, endpoint, sender }) {
      requests += 1;
      seen.add(eventId);
      endpoints.set(sender, (endpoints.get(sender) ?? new Set()).add(endpoint));
    },
    duplicates: () => requests - seen.size,
    endpointsOf: (sender) => endpoints.get(sender) ?? new Set(),
    shared() {
      const all = [...endpoints.values()].flatMap((own) => [...own]);
      return all.length - new Set(all).size;
    },
  };
}
