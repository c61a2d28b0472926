/**
 * The part of a Redis client that the kit uses, by shape: node-redis has `sendCommand`, ioredis has `call`. Neither is imported.
 */

/** A client of `redis` (node-redis). */
export interface NodeRedisClient {
  sendCommand(command: string[]): Promise<unknown>;
}

/** A client of `ioredis`. */
export interface IoRedisClient {
  call(command: string, ...args: string[]): Promise<unknown>;
}

export type RedisClient = NodeRedisClient | IoRedisClient;

/** Sends one command. */
export type RedisCall = (command: readonly string[]) => Promise<unknown>;

export function redisCall(client: RedisClient): RedisCall {
  // ioredis has a sendCommand too, of another kind: so `call` is looked for first.
  if ('call' in client) return ([name = '', ...args]) => client.call(name, ...args);
  return (command) => client.sendCommand([...command]);
}

/**
 * A script that runs on the server as one step. Sent whole each time: the server keeps it compiled by its text, and no
 * restart can have forgotten it.
 */
export function script(call: RedisCall, source: string) {
  return async (keys: readonly string[], args: readonly (string | number)[]): Promise<readonly string[]> => {
    const reply = await call(['EVAL', source, String(keys.length), ...keys, ...args.map(String)]);
    return Array.isArray(reply) ? reply.map(String) : [String(reply)];
  };
}
