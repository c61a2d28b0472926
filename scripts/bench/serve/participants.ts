/** Everything that bench/serve/main.ts can run, by name. */
import { startBareDriver } from './bare-driver.ts';
import { startBareExpress, startRawHttp, startValidatedExpress } from './baseline-servers.ts';
import { startMemoryService } from './memory-service.ts';
import { startMongoService } from './mongo-service.ts';
import type { Start } from './participant.ts';
import { startTracedService } from './traced-service.ts';

export const servedParticipants = {
  http: startRawHttp,
  express: startBareExpress,
  validated: startValidatedExpress,
  memory: () => startMemoryService('validated'),
  unvalidated: () => startMemoryService('unvalidated'),
  mongo: (mongoUri) => startMongoService(mongoUri, 'at-rest'),
  relaying: (mongoUri) => startMongoService(mongoUri, 'working'),
  'traced-1': (mongoUri) => startTracedService(mongoUri, 0.01),
  'traced-100': (mongoUri) => startTracedService(mongoUri, 1),
  insert: (mongoUri) => startBareDriver(mongoUri, 'insert'),
  'insert-indexed': (mongoUri) => startBareDriver(mongoUri, 'insert-indexed'),
  find: (mongoUri) => startBareDriver(mongoUri, 'find'),
} as const satisfies Record<string, Start>;

export type ServedName = keyof typeof servedParticipants;
