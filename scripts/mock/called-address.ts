/** The address that a call asks for, however it is written. Pure. */
import type { IncomingMessage } from 'node:http';

export interface CalledAddress {
  /** The mock itself, as the caller names it. */
  readonly baseUrl: string;
  readonly url: URL;
}

/** The path with its query: callers of a proxy write a whole address, and `OPTIONS *` asks for none. */
function pathIn(written: string): string {
  if (written.startsWith('/')) return written;
  if (!URL.canParse(written)) return `/${written}`;
  const { pathname, search } = new URL(written);
  return `${pathname}${search}`;
}

export function calledAddress({ headers, url: written = '/' }: IncomingMessage): CalledAddress {
  const named = `http://${headers.host}`;
  const baseUrl = URL.canParse(named) ? named : 'http://localhost';
  return { baseUrl, url: new URL(`${baseUrl}${pathIn(written)}`) };
}
