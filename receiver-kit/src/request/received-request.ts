/**
 * One request as the framework-free core sees it. Any HTTP framework can make one.
 */

/** Header values by name. A name that came twice has an array of its values, so that it can be refused. */
export type ReceivedHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface ReceivedRequest {
  readonly method: string;
  /**
   * In Node.js give `request.headersDistinct`: `request.headers` hides a repeated Authorization header. For a web `Request`
   * give `Object.fromEntries(request.headers)`.
   */
  readonly headers: ReceivedHeaders;
  /** The address of the caller: `request.socket.remoteAddress` in Node.js. Needed with `allowList`. */
  readonly remoteAddress?: string | undefined;
  /**
   * The body exactly as it came, not parsed and not re-encoded; or a function that reads it,
   * which is called only when method, credentials and media type are right.
   */
  readonly rawBody: Uint8Array | (() => Promise<Uint8Array>);
}

/**
 * All values of one header.
 * @param name in lower case.
 */
export function headerValues(headers: ReceivedHeaders, name: string): readonly string[] {
  const values: string[] = [];
  // A plain loop: this is asked several times for each request.
  for (const key of Object.keys(headers)) {
    if (key.length !== name.length || key.toLowerCase() !== name) continue;
    const value = headers[key];
    if (typeof value === 'string') values.push(value);
    else if (value !== undefined) values.push(...value);
  }
  return values;
}
