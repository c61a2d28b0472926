/** The servers below ours: `node:http`, Express, and Express with our validation. Each answers with the contract's example. */

import type { ServerResponse } from 'node:http';
import express, { type Express } from 'express';
import { operations } from '../../../generated/server/operations.ts';
import { createValidation } from '../../../server/http/contract/validation.ts';
import { exampleAnswer } from '../order-calls.ts';
import { listenOnFreePort, type Server } from './participant.ts';

const ORDERS_PATH = '/orders/';

function sendExample(res: ServerResponse, orderId: string): void {
  const body = JSON.stringify(exampleAnswer(orderId));
  res.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  res.end(body);
}

export function startRawHttp(): Promise<Server> {
  return listenOnFreePort((req, res) => {
    if (req.method === 'GET') {
      sendExample(res, (req.url ?? '').slice(ORDERS_PATH.length));
      return;
    }
    let form = '';
    req.setEncoding('utf8');
    req.on('data', (text: string) => {
      form += text;
    });
    req.on('end', () => sendExample(res, new URLSearchParams(form).get('order_id') ?? ''));
  });
}

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
  return listenOnFreePort(app);
}

export function startValidatedExpress(): Promise<Server> {
  const { createOrder, getOrder } = operations;
  const validation = createValidation();
  const app = emptyApp();
  const create = validation(createOrder);
  const get = validation(getOrder);
  app.post(createOrder.expressPath, readForm, create.answer, create.request, answerForm);
  app.get(getOrder.expressPath, get.answer, get.request, answerAddress);
  return listenOnFreePort(app);
}
