/** Which merchant a call names in its headers. Pure. */
import type { IncomingHttpHeaders } from 'node:http';

/** The merchant id by either of its two names; empty where the call names none. */
export function merchantIdIn(headers: IncomingHttpHeaders): string {
  const [named = ''] = [headers['x-merchantid'], headers['x-merchant-id']].flatMap((value) => value || []);
  return named;
}
