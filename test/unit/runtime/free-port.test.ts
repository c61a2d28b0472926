import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort, isPortFree, listenLocally, portOf } from '../../../scripts/ports.ts';

it('a free port is none that the system gives to a connection or a server before the program listens there', async () => {
  const servers = Array.from({ length: 20 }, () => createServer());
  const ports = await Promise.all(servers.map(freePort));
  await Promise.all(servers.map(listenLocally));
  const given = servers.map(portOf);
  expect(Math.max(...ports)).toBeLessThan(Math.min(...given));
  expect(await Promise.all(ports.map(isPortFree))).toEqual(ports.map(() => true));
  for (const server of servers) server.close();
});
