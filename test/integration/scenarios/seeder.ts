/** What a seeder is: it makes something be there before a scenario, and says what the call must name. */
import type { Operation } from '../../../generated/server/operations.ts';
import type { JsonObject } from '../../../scripts/generate/json.ts';
import type { Environment } from './environment.ts';

/** A call of a scenario as far as it is put together. */
export interface Draft {
  readonly operation: Operation;
  readonly path: JsonObject;
  readonly query: JsonObject;
  readonly headers: JsonObject;
  readonly body: unknown;
}

export interface Seed {
  /** Real values in place of the examples', by the name of the parameter or body field, wherever the call has it. */
  readonly bind?: Readonly<Record<string, string>>;
  /** Fields that the body gets, whether the example has them or not. */
  readonly body?: JsonObject;
  readonly headers?: JsonObject;
  readonly query?: JsonObject;
  /** What is sent after the body, unseen by the client. */
  readonly appended?: string;
  /** A whole body in place of the example's text. */
  readonly replacement?: string;
  /** Who calls, where it is not the merchant with its key. */
  readonly caller?: Caller;
}

/** `browser`: with a session cookie of the settings. */
export type Caller =
  | { readonly kind: 'wrong_key' | 'browser' | 'browser_without_csrf_token' | 'other_site' }
  | { readonly kind: 'client_token'; readonly token: string };

export type Seeder = (env: Environment, draft: Draft) => Promise<Seed | undefined>;

export type Seeders = Readonly<Record<string, Seeder>>;

/** A text of the draft's path or body. */
export function namedIn({ path, body }: Draft, name: string): string | undefined {
  const inBody = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const found = [...Object.entries(path), ...inBody].find(([key]) => key === name)?.[1];
  return typeof found === 'string' ? found : undefined;
}
