/**
 * A customer's browser without JavaScript and cookies: opens a page, submits its form and returns the redirect.
 */

export interface Page {
  readonly status: number;
  readonly text: string;
  /** The redirect target. Empty without a redirect. */
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

/** The CSRF token of a page's form. Empty when the page has no form. */
export function formToken(page: Page): string {
  return /name="_csrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
}

/** Submits a page's form to the page's own address. */
export async function sendForm(address: string, fields: Readonly<Record<string, string>>): Promise<Page> {
  return pageOf(
    await fetch(address, { method: 'POST', headers, redirect: 'manual', body: new URLSearchParams(fields) }),
  );
}

/** The definition list of a page, as `name: value`. */
export function factsOf(page: Page): string[] {
  const rows = page.text.matchAll(/<dt>([^<]*)<\/dt>\s*<dd>([^<]*)<\/dd>/g);
  return [...rows].map(([, name, value]) => `${name}: ${value}`);
}
