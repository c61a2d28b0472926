/**
 * The script of pages that wait for a bank: it looks whether there is news, and loads the page anew only when there is, so
 * that nobody who reads or hears the page is interrupted. Without it the browser loads the page anew every few seconds.
 */
import { scriptAsset } from './script-asset.ts';

export const waitingScript = scriptAsset(`'use strict';
(() => {
  const headingOf = (page) => page.querySelector('h1')?.textContent;
  const secondsOf = (page) => Number(page.querySelector('[data-look-again]')?.dataset.lookAgain ?? '0');
  const wait = (seconds) => {
    if (seconds > 0) setTimeout(look, seconds * 1000);
  };
  const look = async () => {
    try {
      const answer = await fetch(location.href, { redirect: 'manual', cache: 'no-store', headers: { accept: 'text/html' } });
      if (answer.type === 'opaqueredirect') return location.reload();
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      if (headingOf(page) !== headingOf(document)) return location.reload();
      wait(secondsOf(page));
    } catch {
      wait(secondsOf(document));
    }
  };
  wait(secondsOf(document));
})();
`);
