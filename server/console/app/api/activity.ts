/**
 * Tells the service which calls follow something that the user did. Only these keep a session open: pages also read again without
 * anybody in front of them.
 */
import type { Middleware } from 'openapi-fetch';

/** Whether the user did something that no call has told yet. Opening the page is something. */
let isUntold = true;

for (const kind of ['pointerdown', 'keydown', 'wheel']) {
  addEventListener(kind, () => (isUntold = true), { capture: true, passive: true });
}

/** Whether the next call would tell that the user is active. */
export function isActive(): boolean {
  return isUntold;
}

/** Marks the first call after something that the user did. */
export const activity: Middleware = {
  onRequest({ request }) {
    if (isUntold) request.headers.set('x-user-active', 'true');
    isUntold = false;
    return request;
  },
};
