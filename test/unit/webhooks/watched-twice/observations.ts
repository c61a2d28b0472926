/**
 * How often the watch sees one webhook.
 */
import { channel } from 'node:diagnostics_channel';

export function looksAtOne(): number {
  let looks = 0;
  const request = {
    body: null,
    get headers() {
      looks += 1;
      return [];
    },
  };
  channel('undici:request:create').publish({ request });
  return looks;
}
