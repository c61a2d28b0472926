/**
 * Requests and responses that have the prototypes of the Express application from the start. Express sets the prototype of each
 * request and response otherwise, and V8 then creates new hidden classes for each of them: on Node.js 20, garbage of about 15 kB in the old
 * generation, and slow access to their properties.
 */
import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';

/** Creates the types for one HTTP server, and a function that gives them the prototypes of its application. */
export function createMessageTypes() {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse {}
  return {
    types: { IncomingMessage: Request, ServerResponse: Response },
    /** Does nothing for a listener that is no Express application. */
    adopt(app: RequestListener): void {
      replacePrototype(app, 'request', Request.prototype);
      replacePrototype(app, 'response', Response.prototype);
    },
  };
}

/** Replaces `app.request` or `app.response` by a prototype with the same properties. */
function replacePrototype(app: RequestListener, name: 'request' | 'response', prototype: object): void {
  const before: unknown = Reflect.get(app, name);
  if (typeof before !== 'object' || before === null) return;
  Object.setPrototypeOf(prototype, Object.getPrototypeOf(before));
  Object.defineProperties(prototype, Object.getOwnPropertyDescriptors(before));
  Reflect.set(app, name, prototype);
}
