/**
 * A customer with the plainest of browsers: opens a page, fills in its form and goes where it is sent.
 * No JavaScript, no cookies.
 */

export interface Page {
  readonly status: number;
  readonly text: string;
  /** Where the answer sends the browser; empty when it does not. */
  readonly location: string;
}

async function pageOf(answer: Response): Promise<Page> {
  return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') ?? '' };
}

const headers = { accept: 'text/html,application/xhtml+xml' };

/** Opens an address. */
export async function openPage(address: string): Promise<Page> {
  return pageOf(await fetch(address, { headers, redirect: 'manual' }));
}

/** The hidden token of a page's form; empty when it has none. */
export function formToken(page: Page): string {
  return /name="_csrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
}

/** Sends a page's form to the page's own address. */
export async function sendForm(address: string, fields: Readonly<Record<string, string>>): Promise<Page> {
  return pageOf(
    await fetch(address, { method: 'POST', headers, redirect: 'manual', body: new URLSearchParams(fields) }),
  );
}

/** The facts a page lists, as `name: value`. */
export function factsOf(page: Page): string[] {
  const rows = page.text.matchAll(/<dt>([^<]*)<\/dt>\s*<dd>([^<]*)<\/dd>/g);
  return [...rows].map(([, name, value]) => `${name}: ${value}`);
}
