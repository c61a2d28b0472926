/**
 * The health of the database as this process sees it, for metrics: what the driver knows of its servers and connections, and a ping.
 * One watch a client, however many ask.
 */
import type { Db, MongoClient } from 'mongodb';

/** `router`: a mongos of a sharded cluster, which answers as a primary does. */
export type MemberState = 'primary' | 'secondary' | 'router' | 'other' | 'unreachable';

interface ClientWatch {
  /** Members of the replica set, or routers of the sharded cluster, that this process knows, by the state in their last heartbeat. */
  readonly members: ReadonlyMap<string, MemberState>;
  /** Connections that carry out a command, and commands that wait for a connection. */
  readonly inUse: () => number;
  readonly waiting: () => number;
}

const watches = new WeakMap<MongoClient, ClientWatch>();

/** The reply of a heartbeat. Fields: https://www.mongodb.com/docs/manual/reference/command/hello/ */
export interface Hello {
  readonly isWritablePrimary?: unknown;
  readonly secondary?: unknown;
  readonly msg?: unknown;
}

export function memberState({ isWritablePrimary, secondary, msg }: Hello): MemberState {
  if (msg === 'isdbgrid') return 'router';
  if (isWritablePrimary === true) return 'primary';
  return secondary === true ? 'secondary' : 'other';
}

function watch(client: MongoClient): ClientWatch {
  const members = new Map<string, MemberState>();
  const commands = { inUse: 0, waiting: 0 };
  client
    .on('serverHeartbeatSucceeded', ({ connectionId, reply }) => members.set(connectionId, memberState(reply)))
    .on('serverHeartbeatFailed', ({ connectionId }) => members.set(connectionId, 'unreachable'))
    .on('serverClosed', ({ address }) => members.delete(address))
    .on('connectionCheckOutStarted', () => {
      commands.waiting += 1;
    })
    .on('connectionCheckOutFailed', () => {
      commands.waiting -= 1;
    })
    .on('connectionCheckedOut', () => {
      commands.waiting -= 1;
      commands.inUse += 1;
    })
    .on('connectionCheckedIn', () => {
      commands.inUse -= 1;
    });
  // A command that began before the watch did may end below zero.
  return { members, inUse: () => Math.max(0, commands.inUse), waiting: () => Math.max(0, commands.waiting) };
}

/** The database as this process sees it. */
export interface DatabaseHealth {
  /** Seconds of a ping to the primary; null when it failed. */
  readonly ping: number | null;
  readonly inUse: number;
  readonly waiting: number;
  readonly members: ReadonlyMap<string, MemberState>;
}

/** The time limit of the ping, in milliseconds: well below that of a scrape. */
const PING_MS = 2_000;

export function createDatabaseHealth(db: Db): () => Promise<DatabaseHealth> {
  const known = watches.get(db.client) ?? watch(db.client);
  watches.set(db.client, known);
  return async () => {
    // Before the ping, and before the other figures of the same scrape ask the database.
    const [inUse, waiting] = [known.inUse(), known.waiting()];
    const startedAt = performance.now();
    const ping = await db.command({ ping: 1 }, { signal: AbortSignal.timeout(PING_MS) }).then(
      () => (performance.now() - startedAt) / 1_000,
      () => null,
    );
    return { ping, inUse, waiting, members: known.members };
  };
}
