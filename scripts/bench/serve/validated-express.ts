/** Express with our validation steps, over the same contract: what checking requests and answers costs by itself. */
import { operations } from '../../../generated/server/operations.ts';
import { createValidation } from '../../../server/http/contract/validation.ts';
import { answerAddress, answerForm, emptyApp, readForm } from './bare-express.ts';
import type { Server } from './contestant.ts';
import { listenAlone } from './listen-alone.ts';

export function startValidatedExpress(): Promise<Server> {
  const { createOrder, getOrder } = operations;
  const validation = createValidation();
  const app = emptyApp();
  const create = validation(createOrder);
  const get = validation(getOrder);
  app.post(createOrder.expressPath, readForm, create.answer, create.request, answerForm);
  app.get(getOrder.expressPath, get.answer, get.request, answerAddress);
  return listenAlone(app);
}
