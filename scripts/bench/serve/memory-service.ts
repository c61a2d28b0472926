/**
 * Our whole service with its orders and merchants in memory: what our own code costs. Without validation, what that
 * costs.
 */
import type { RequestHandler } from 'express';
import { MongoClient } from 'mongodb';
import { composeService } from '../../../server/compose/service.ts';
import { createValidation, type Validation } from '../../../server/http/contract/validation.ts';
import { benchMerchant } from '../merchant.ts';
import { createMemoryMerchants, createMemoryOrders } from './memory-stores.ts';
import type { Server } from './participant.ts';
import { listenSomewhere, NEVER_CALLED, serviceDeps } from './service-setup.ts';

/** A client connects at its first operation, and this one is asked for none. */
const NO_SERVER = 'mongodb://127.0.0.1:9';

const pass: RequestHandler = (_req, _res, next) => next();
const noValidation: Validation = () => ({
  answer: pass,
  request: pass,
  inner: async (parts) => parts,
  answerProblem: () => undefined,
  compileAnswers: () => undefined,
});

export async function startMemoryService(checked: 'validated' | 'unvalidated'): Promise<Server> {
  const orders = createMemoryOrders();
  const listener = await listenSomewhere();
  const { config, ...others } = serviceDeps(new MongoClient(NO_SERVER).db('none'), `http://127.0.0.1:${listener.port}`);
  const deps = { ...others, config: { ...config, requestLog: 'off' as const } };
  const service = composeService(deps, {
    orders: orders.store,
    merchants: createMemoryMerchants(benchMerchant(NEVER_CALLED)),
    validation: checked === 'validated' ? createValidation() : noValidation,
  });
  listener.serve(service.app);
  return { kind: 'server', port: listener.port, reset: async () => orders.clear() };
}
