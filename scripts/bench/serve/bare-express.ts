/** The rung above `node:http`: Express with its own form reader, and the settings of our application. */
import express, { type Express } from 'express';
import { operations } from '../../../generated/server/operations.ts';
import { exampleAnswer } from '../order-calls.ts';
import type { Server } from './contestant.ts';
import { listenAlone } from './listen-alone.ts';

/** An Express application with the settings of ours. */
export function emptyApp(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'simple');
  return app;
}

export const readForm = express.urlencoded({ extended: false });

/** Answers the contract's example for the order of a form, and of an address. */
export const answerForm: express.RequestHandler = (req, res) => {
  res.json(exampleAnswer(String(req.body.order_id)));
};
export const answerAddress: express.RequestHandler = (req, res) => {
  res.json(exampleAnswer(String(req.params.order_id)));
};

export function startBareExpress(): Promise<Server> {
  const app = emptyApp();
  app.post(operations.createOrder.expressPath, readForm, answerForm);
  app.get(operations.getOrder.expressPath, answerAddress);
  return listenAlone(app);
}
