/** What a user without a pointer does. */
import type { Locator, Page } from 'playwright-core';

const MOST_PRESSES = 60;

/** The name of what has the focus. */
export const focused = (page: Page) =>
  page.evaluate<string>(
    'document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent.trim()',
  );

/** The buttons, links and fields with this name. */
const named = (page: Page, name: string): Locator =>
  page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .or(page.getByLabel(name, { exact: true }));

/**
 * Presses Tab until the element has the focus, or the button, link or field with this name. Waits for it first: on a page that
 * still loads, the presses would end before it is there.
 */
export async function tabTo(page: Page, what: Locator | string): Promise<void> {
  const target = typeof what === 'string' ? named(page, what) : what;
  await target.filter({ visible: true }).first().waitFor();
  const reached = target.and(page.locator(':focus'));
  for (let pressed = 0; pressed < MOST_PRESSES; pressed += 1) {
    if ((await reached.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${what} cannot be reached with the Tab key`);
}

/** Presses a button or a link, as `tabTo` reaches it. */
export async function press(page: Page, what: Locator | string): Promise<void> {
  await tabTo(page, what);
  await page.keyboard.press('Enter');
}

/** Presses the arrow until the item of the open menu with this text has the focus. */
export async function arrowTo(page: Page, text: string): Promise<void> {
  for (let pressed = 0; pressed < 12; pressed += 1) {
    if ((await focused(page)) === text) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`${text} cannot be reached with the arrow key`);
}
