/** A replica set of three mongods on the loopback interface, whose primary can be killed. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Document, MongoClient } from 'mongodb';
import { REPLICA_SET } from '../dev-mongod/mongod-process.ts';
import { type MongodMember, prepareMember } from './own-mongod.ts';

const MEMBERS = 3;
/** The time limit of an election and of a member's catch-up, in milliseconds. */
const PATIENCE_MS = 60_000;
const POLL_MS = 50;

export interface ThreeMongods {
  readonly uri: string;
  readonly members: readonly MongodMember[];
  /** Resolves with the primary when all members are up and have all committed writes. */
  caughtUp(): Promise<MongodMember>;
  /** Makes a member primary, now, if its data is not behind that of another. */
  elect(member: MongodMember): Promise<void>;
  /** Sets how long the secondaries wait for a silent primary before they elect another. MongoDB's default is 10 seconds. */
  setElectionTimeout(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

export interface ThreeMongodsOptions {
  readonly directory: string;
  readonly electionTimeoutMs: number;
  /** Further server parameters. */
  readonly parameters?: readonly string[];
}

/** The members have this write when their optime is not below. */
function isAtLeast(optime: Document, wanted: Document): boolean {
  return optime.t > wanted.t || (optime.t === wanted.t && optime.ts.compare(wanted.ts) >= 0);
}

/** Starts the set and waits until it is complete. */
export async function startThreeMongods(options: ThreeMongodsOptions): Promise<ThreeMongods> {
  const { directory, electionTimeoutMs, parameters = [] } = options;
  const members: MongodMember[] = [];
  for (let number = 0; number < MEMBERS; number += 1) {
    members.push(await prepareMember(join(directory, `member-${number}`), parameters));
  }
  const hostOf = ({ port }: MongodMember) => `127.0.0.1:${port}`;
  const [first] = members;
  if (first === undefined) throw new Error('The set has no members.');
  const killAll = () => {
    for (const { pid } of members) {
      try {
        process.kill(pid(), 'SIGKILL');
      } catch {
        // It does not run.
      }
    }
  };
  // They are in process groups of their own, and would outlive this process.
  process.once('exit', killAll);
  await Promise.all(members.map((member) => member.start()));
  const config = {
    _id: REPLICA_SET,
    members: members.map((member, _id) => ({ _id, host: hostOf(member) })),
    settings: { electionTimeoutMillis: electionTimeoutMs },
  };
  await command(hostOf(first), { replSetInitiate: config });
  await stepUp(hostOf(first));
  const uri = `mongodb://${members.map(hostOf).join(',')}/?replicaSet=${REPLICA_SET}`;
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: PATIENCE_MS });
  const admin = client.db('admin');

  const complete = async (wanted: Document | undefined): Promise<MongodMember | undefined> => {
    const status = await admin.command({ replSetGetStatus: 1 });
    const all: readonly Document[] = status.members;
    const isUp = ({ stateStr, optime }: Document) =>
      ['PRIMARY', 'SECONDARY'].includes(stateStr) && (wanted === undefined || isAtLeast(optime, wanted));
    const primary = all.find(({ stateStr }) => stateStr === 'PRIMARY');
    return all.every(isUp) ? members.find((member) => hostOf(member) === primary?.name) : undefined;
  };
  const threeMongods: ThreeMongods = {
    uri,
    members,
    async caughtUp() {
      const end = performance.now() + PATIENCE_MS;
      let wanted: Document | undefined;
      while (performance.now() < end) {
        try {
          wanted ??= (await admin.command({ replSetGetStatus: 1 })).optimes.appliedOpTime;
          const primary = await complete(wanted);
          if (primary !== undefined) return primary;
        } catch {
          // The primary is changing.
        }
        await sleep(POLL_MS);
      }
      throw new Error(`The replica set is not complete after ${PATIENCE_MS / 1_000} s.`);
    },
    elect: (member) => stepUp(hostOf(member)),
    async setElectionTimeout(milliseconds) {
      const { config } = await admin.command({ replSetGetConfig: 1 });
      const settings = { ...config.settings, electionTimeoutMillis: milliseconds };
      await admin.command({ replSetReconfig: { ...config, version: config.version + 1, settings } });
    },
    async stop() {
      await client.close();
      // Their data is not wanted any more: a clean stop would first elect another primary.
      for (const member of members) await member.kill().catch(() => undefined);
      process.removeListener('exit', killAll);
    },
  };
  await threeMongods.caughtUp();
  return threeMongods;
}

async function command(host: string, wanted: Document): Promise<void> {
  const client = new MongoClient(`mongodb://${host}/?directConnection=true`);
  await client
    .db('admin')
    .command(wanted)
    .finally(() => client.close());
}

/** Asks a member to become primary until the others agree. */
async function stepUp(host: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await command(host, { replSetStepUp: 1 });
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await sleep(POLL_MS);
  }
}
