/**
 * The faults of a simulator: rules that say which calls and notifications go wrong, and how.
 */
import { isRecord } from '../../server/platform/is-record.ts';

export const callFaults = [
  /** Closes the connection before the request is read. `POST /simulator/outage` refuses connections altogether. */
  'refuse_connection',
  /** Never answers; nothing moved. */
  'time_out_before',
  /** Never answers; the call took effect. */
  'time_out_after',
  'error_500_before',
  'error_500_after',
  'rate_limit_429',
  /** A proxy answers 400 with a page of its own; nothing moved. */
  'proxy_400',
  /** Takes effect and sends half of the answer. */
  'cut_answer',
  /** Takes effect and answers 200 with a page that is not the gateway's. */
  'nonsense',
  /** Takes effect and answers after `ms` (1,000). */
  'slow',
] as const;

export const notificationFaults = [
  /** Delivered, and accepted or given up, before the call is answered. */
  'notify_first',
  'notify_twice',
  /** Delivered after `ms` (5,000), or by a flush. */
  'notify_late',
  /** Followed by a notification that claims the opposite. */
  'notify_contradicting',
  'notify_never',
  'bad_signature',
] as const;

export type CallFault = (typeof callFaults)[number];
export type NotificationFault = (typeof notificationFaults)[number];

export interface FaultRule {
  readonly kind: CallFault | NotificationFault;
  /** How many calls or notifications it affects; null for all. 1 unless given. */
  readonly times?: number | null;
  /** For example `POST /v1/payment_intents/*\/confirm`, where `*` is one segment. Every endpoint unless given. */
  readonly endpoint?: string;
  /** A notification's event, for example `charge.refunded`. Every event unless given. */
  readonly event?: string;
  /** The share of matching calls or notifications that it affects, from 0 to 1. 1 unless given. */
  readonly rate?: number;
  readonly ms?: number;
}

export interface FaultBox {
  add(rule: FaultRule): void;
  clear(): void;
  /** The rules that still apply. */
  rules(): FaultRule[];
  /** The fault of this call, counted as used; null for none. */
  forCall(method: string, path: string): { readonly kind: CallFault; readonly ms: number } | null;
  /** The faults of this notification, counted as used. `call`: the method and path that caused it; null for none. */
  forNotification(event: string, call: string | null): { readonly kind: NotificationFault; readonly ms: number }[];
}

interface Rule extends FaultRule {
  left: number;
}

const isCallFault = (kind: string): kind is CallFault => callFaults.some((fault) => fault === kind);
const isNotificationFault = (kind: string): kind is NotificationFault =>
  notificationFaults.some((fault) => fault === kind);

function endpointMatches(endpoint: string | undefined, call: string | null): boolean {
  if (endpoint === undefined) return call === null || !/^\S+ \/pages\//.test(call);
  if (call === null) return false;
  const [wanted, given] = [endpoint.split('/'), call.split('/')];
  return wanted.length === given.length && wanted.every((part, i) => part === '*' || part === given[i]);
}

/** `random`: from 0 to 1, exclusive. */
export function createFaults(random: () => number): FaultBox {
  let rules: Rule[] = [];

  function use(rule: Rule): void {
    rule.left -= 1;
    rules = rules.filter(({ left }) => left > 0);
  }
  const hits = (rule: Rule): boolean => rule.rate === undefined || random() < rule.rate;

  return {
    add(rule) {
      rules.push({ ...rule, left: rule.times === null ? Number.POSITIVE_INFINITY : (rule.times ?? 1) });
    },
    clear() {
      rules = [];
    },
    rules: () => rules.map(({ left, ...rule }) => ({ ...rule, times: Number.isFinite(left) ? left : null })),
    forCall(method, path) {
      for (const rule of rules) {
        const { kind, endpoint, ms = 1_000 } = rule;
        if (!isCallFault(kind) || !endpointMatches(endpoint, `${method} ${path}`) || !hits(rule)) continue;
        use(rule);
        return { kind, ms };
      }
      return null;
    },
    forNotification(event, call) {
      return rules.flatMap((rule) => {
        const { kind, endpoint, ms = 5_000 } = rule;
        if (!isNotificationFault(kind) || (rule.event !== undefined && rule.event !== event)) return [];
        if ((endpoint !== undefined && !endpointMatches(endpoint, call)) || !hits(rule)) return [];
        use(rule);
        return [{ kind, ms }];
      });
    },
  };
}

/** Reads a rule from outside. Returns what is wrong with it, as a sentence. */
export function readFaultRule(value: unknown): FaultRule | string {
  if (!isRecord(value)) return 'Send a JSON object with the property "kind".';
  const { kind, times, endpoint, event, rate, ms } = value;
  if (typeof kind !== 'string' || !(isCallFault(kind) || isNotificationFault(kind))) {
    return `Set "kind" to one of: ${[...callFaults, ...notificationFaults].join(', ')}.`;
  }
  const positive = (part: unknown): part is number => typeof part === 'number' && Number.isInteger(part) && part > 0;
  if (times !== undefined && times !== null && !positive(times))
    return 'Set "times" to a positive integer, or to null.';
  if (endpoint !== undefined && typeof endpoint !== 'string') return 'Set "endpoint" to a method and a path.';
  if (event !== undefined && typeof event !== 'string') return 'Set "event" to the name of an event.';
  if (rate !== undefined && !(typeof rate === 'number' && rate >= 0 && rate <= 1)) return 'Set "rate" from 0 to 1.';
  if (ms !== undefined && !positive(ms)) return 'Set "ms" to a positive integer.';
  return {
    kind,
    ...(times !== undefined && { times }),
    ...(endpoint !== undefined && { endpoint }),
    ...(event !== undefined && { event }),
    ...(rate !== undefined && { rate }),
    ...(ms !== undefined && { ms }),
  };
}
