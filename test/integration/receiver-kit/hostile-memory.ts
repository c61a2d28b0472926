/**
 * A program, run with --expose-gc: sends a receiver every hostile token, over and over, and prints as JSON how many bytes more are in
 * use after each round of 20. A process of its own, so that nothing else's memory is counted.
 */
import { attackedReceiver, deliveryOf } from './attacked-receiver.ts';

/** Bytes in use once everything is collected that can be. */
async function bytesInUse(): Promise<number> {
  if (globalThis.gc === undefined) throw new Error('run this with --expose-gc');
  await globalThis.gc({ execution: 'async' });
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const { receiver, tokens } = attackedReceiver();
const bodies = (await tokens()).map(({ token }) => deliveryOf(token));
const grown: number[] = [];
for (let round = 0; round < 4; round += 1) {
  const before = await bytesInUse();
  for (let times = 0; times < 20; times += 1) {
    for (const body of bodies) await receiver.receive(body);
  }
  grown.push((await bytesInUse()) - before);
}
console.log(JSON.stringify(grown));
