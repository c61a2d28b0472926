/**
 * Handler of the stream of changes: server-sent events until the caller leaves, the time is over, the session ends,
 * the merchant is disabled, the user is removed, or the service stops.
 */
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { ErrorCode } from '../../../../generated/values.ts';
import { ApiError } from '../../../http/errors/api-error.ts';
import type { Contexts } from '../../../http/request/context.ts';
import { type ChangeListener, MOST_LISTENERS } from '../../../usecases/merchants/change-feed.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { toServerSentEvent } from './wire.ts';

const DEFAULT_SECONDS = 900;
/** How often to check that the caller may still listen, in milliseconds. */
const SESSION_CHECK_MS = 5_000;
/** Session checks between two comment lines, which keep proxies from closing an idle connection. */
const CHECKS_PER_COMMENT = 3;
const RETRY_AFTER_SECONDS = 15;

const whose = { merchant: 'The merchant has', user: 'Your user has' } as const;

export function streamHandlers({
  changes,
  merchants,
  sessions,
  runtime,
}: Pick<SettingsParts, 'changes' | 'merchants' | 'sessions' | 'runtime'>): Pick<
  SettingsHandlers<Contexts>,
  'streamChanges'
> {
  return {
    async streamChanges({ query }, { merchant: { merchantId }, user: { userId }, sessionId }) {
      const isOpen = async () => {
        if (!(await sessions.isOpen(sessionId, runtime.clock.now()))) return false;
        const found = await merchants.find(merchantId);
        return found?.merchant.disabled === false && found.users.some((user) => user.userId === userId);
      };
      if (!(await isOpen())) throw new ApiError(ErrorCode.access_denied, { challenge: 'Bearer' });
      const listener = changes.open(merchantId, userId);
      if (typeof listener === 'string') {
        const message = `${whose[listener]} ${MOST_LISTENERS[listener]} open streams. Close one, or wait the number of seconds in the Retry-After header.`;
        throw new ApiError(ErrorCode.rate_limited, { message, retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      const seconds = query.max_seconds ?? DEFAULT_SECONDS;
      const timer = setTimeout(listener.close, seconds * 1_000).unref();
      const text = endingWith(eventsOf(listener, isOpen), () => {
        clearTimeout(timer);
        listener.close();
      });
      return {
        status: 200,
        contentType: 'text/event-stream',
        headers: { 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
        body: text,
      };
    },
  };
}

/** The text of the stream, piece by piece. */
async function* eventsOf(listener: ChangeListener, isOpen: () => Promise<boolean>): AsyncGenerator<string> {
  yield ': connected\n\n';
  let checkAt = performance.now() + SESSION_CHECK_MS;
  for (let checks = 0; ; ) {
    const notes = await listener.take(Math.max(0, checkAt - performance.now()));
    if (notes === null) return;
    if (notes.length > 0) yield notes.map(toServerSentEvent).join('');
    if (performance.now() < checkAt) continue;
    if (!(await isOpen())) return;
    checkAt = performance.now() + SESSION_CHECK_MS;
    checks += 1;
    if (checks % CHECKS_PER_COMMENT === 0) yield ': keep-alive\n\n';
  }
}

/** The pieces, with a call to `end` when they end or the reader leaves. A generator alone would first end its current wait. */
function endingWith(pieces: AsyncGenerator<string>, end: () => void): AsyncIterable<string> {
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        const next = await pieces.next();
        if (next.done === true) end();
        return next;
      },
      return() {
        end();
        return pieces.return(undefined);
      },
    }),
  };
}
