/**
 * The scripts of the pages without card fields. All pages work without them.
 *
 * The redirect script submits the form that leads to the gateway's page.
 *
 * The waiting script polls and reloads the page only when its heading changes, so that it does not interrupt readers or
 * screen readers. Without it the browser refreshes the page.
 */

import { createHash } from 'node:crypto';

export interface ScriptAsset {
  /** The path below the address of the static assets. */
  readonly path: string;
  readonly content: string;
}

export function scriptAsset(content: string): ScriptAsset {
  const version = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { path: `/pages/${version}.js`, content };
}

/** `data-look-again` keeps its name: a page that was opened before an upgrade polls the pages of the new version. */
export const redirectScript = scriptAsset(`'use strict';
document.querySelector('form[data-redirect]')?.submit();
`);

export const waitingScript = scriptAsset(`'use strict';
(() => {
  const headingOf = (page) => page.querySelector('h1')?.textContent;
  const secondsOf = (page) => Number(page.querySelector('[data-look-again]')?.dataset.lookAgain ?? '0');
  const schedule = (seconds) => {
    if (seconds > 0) setTimeout(poll, seconds * 1000);
  };
  const poll = async () => {
    try {
      const answer = await fetch(location.href, { redirect: 'manual', cache: 'no-store', headers: { accept: 'text/html' } });
      if (answer.type === 'opaqueredirect') return location.reload();
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      if (headingOf(page) !== headingOf(document)) return location.reload();
      schedule(secondsOf(page));
    } catch {
      schedule(secondsOf(document));
    }
  };
  schedule(secondsOf(document));
})();
`);
