/**
 * From the JSON of a delivery to an event: checks what every event has (id, name, date, content) before anything relies on it.
 * The fields of the order beyond its identity are the contract's business and are passed on as they came.
 */
import { ReceiverError } from '../errors.ts';
import { isEventName, type WebhookEvent } from '../generated/events.ts';
import { isObject, parseSafeJson } from './safe-json.ts';

export interface ReceivedEvent {
  readonly id: string;
  readonly name: string;
  /** Null when this version of the kit does not know the event name. */
  readonly event: WebhookEvent | null;
}

const EVENT_ID = /^evt_[A-Za-z0-9_-]{1,128}$/;
const NAME = /^[A-Za-z0-9_.:-]{1,100}$/;
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;

/** @throws ReceiverError ERR_BODY_INVALID naming the first field that is wrong, never its value. */
export function readEvent(rawBody: Uint8Array): ReceivedEvent {
  const body = parseSafeJson(rawBody);
  if (!isObject(body) || Array.isArray(body)) throw wrong('the body itself, which must be an object');
  const id = body.id;
  const name = body.event_name;
  if (typeof id !== 'string' || !EVENT_ID.test(id)) throw wrong('id');
  if (typeof name !== 'string' || !NAME.test(name)) throw wrong('event_name');
  if (!isDate(body.date_created)) throw wrong('date_created');
  if (!isObject(body.content) || Array.isArray(body.content)) throw wrong('content');
  if (!isEventName(name)) return { id, name, event: null };
  if (!isWebhookEvent(body)) throw wrong('content.order');
  return { id, name, event: body };
}

function isDate(value: unknown): boolean {
  return typeof value === 'string' && DATE.test(value) && !Number.isNaN(Date.parse(value));
}

/**
 * Of a body whose envelope was checked: whether it tells which order it is about and how that stands. Events that are about
 * a card's token have no order in them.
 */
function isWebhookEvent(body: unknown): body is WebhookEvent {
  const content = isObject(body) && isObject(body.content) ? body.content : {};
  const { order, token } = content;
  if (order === undefined && isObject(token)) return true;
  return isObject(order) && isText(order.order_id) && isText(order.status);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function wrong(field: string): ReceiverError {
  return new ReceiverError('ERR_BODY_INVALID', `The body is not a webhook event: look at ${field}.`);
}
