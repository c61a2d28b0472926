/**
 * Converts the JSON of a delivery to an event. Checks the fields that every event has: id, name, date and content. Passes the other
 * fields of the order on unchanged.
 */
import { ReceiverError } from '../errors.ts';
import { EventName, isEventName, type WebhookEvent } from '../generated/events.ts';
import { isObject, parseSafeJson } from './safe-json.ts';

/** An event of a newer service, whose name this version of the kit does not know. Its content is unchanged. */
export interface UnknownEvent {
  readonly id: string;
  readonly event_name: string;
  readonly date_created: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** An event of the contract, or of a newer version. `isKnownEvent` distinguishes them. */
export type AnyEvent = WebhookEvent | UnknownEvent;

/**
 * Whether this version of the kit knows the event. `event_name` then determines its type.
 *
 * @example
 * const event = await verifier.verify(request);
 * if (isKnownEvent(event) && event.event_name === 'ORDER_SUCCEEDED') console.log(event.content.order.amount);
 */
export function isKnownEvent(event: AnyEvent): event is WebhookEvent {
  return isEventName(event.event_name);
}

export interface ReceivedEvent {
  readonly id: string;
  readonly name: string;
  readonly event: AnyEvent;
}

const EVENT_ID = /^evt_[A-Za-z0-9_-]{1,128}$/;
const NAME = /^[A-Za-z0-9_.:-]{1,100}$/;
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;

/** @throws ReceiverError ERR_BODY_INVALID. The message names the first invalid field, never its value. */
export function readEvent(rawBody: Uint8Array): ReceivedEvent {
  const body = parseSafeJson(rawBody);
  if (!isObject(body) || Array.isArray(body)) throw wrong('the body itself, which must be an object');
  const id = body.id;
  const name = body.event_name;
  if (typeof id !== 'string' || !EVENT_ID.test(id)) throw wrong('id');
  if (typeof name !== 'string' || !NAME.test(name)) throw wrong('event_name');
  const { date_created, content } = body;
  if (!isDate(date_created)) throw wrong('date_created');
  if (!isObject(content) || Array.isArray(content)) throw wrong('content');
  if (!isEventName(name)) return { id, name, event: { ...body, id, event_name: name, date_created, content } };
  if (!isWebhookEvent(body)) throw wrong(name === EventName.TOKEN_STATUS_CHANGED ? 'content.token' : 'content.order');
  return { id, name, event: body };
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && DATE.test(value) && !Number.isNaN(Date.parse(value));
}

/** Whether an event with a valid envelope identifies its order or token and the status of it. */
function isWebhookEvent(body: unknown): body is WebhookEvent {
  if (!isObject(body)) return false;
  return body.event_name === EventName.TOKEN_STATUS_CHANGED ? isOfToken(body.content) : isOfOrder(body.content);
}

function isOfToken(content: unknown): boolean {
  const token = isObject(content) ? content.token : undefined;
  return isObject(token) && isText(token.card_reference) && isText(token.tokenization_status);
}

function isOfOrder(content: unknown): boolean {
  const order = isObject(content) ? content.order : undefined;
  return isObject(order) && isText(order.order_id) && isText(order.status);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function wrong(field: string): ReceiverError {
  return new ReceiverError('ERR_BODY_INVALID', `The body is not a webhook event: look at ${field}.`);
}
