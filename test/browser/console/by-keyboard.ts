/** What a user without a pointer does. */
import type { Locator, Page } from 'playwright-core';

/** The name of what has the focus. */
export const focused = (page: Page) =>
  page.evaluate<string>(
    'document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent.trim()',
  );

/** Presses Tab until the button or link with this text has the focus. */
export async function tabToText(page: Page, text: string): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    if ((await focused(page)) === text) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${text} cannot be reached with the Tab key`);
}

/** Presses the arrow until the item of the open menu with this text has the focus. */
export async function arrowTo(page: Page, text: string): Promise<void> {
  for (let press = 0; press < 12; press += 1) {
    if ((await focused(page)) === text) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`${text} cannot be reached with the arrow key`);
}

/** Presses Tab until the field has the focus. */
export async function tabToField(page: Page, field: Locator): Promise<void> {
  const id = await field.getAttribute('id');
  for (let press = 0; press < 60; press += 1) {
    if ((await page.evaluate<string>('document.activeElement.id')) === id) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${field} cannot be reached with the Tab key`);
}
