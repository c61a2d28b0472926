import { expect, it } from 'vitest';
import { closeAll, createDeadline } from '../../../server/compose/close-all.ts';

it('a stop waits for what closes in time, and not beyond the deadline for what does not', async () => {
  const deadline = createDeadline(50);
  const closed: string[] = [];
  const inTime = deadline.limit(async () => closed.push('in time'));
  const never = deadline.limit(() => new Promise(() => {}));
  await inTime();
  deadline.start();
  const database = async () => {
    closed.push('database');
  };
  await closeAll([database, never, inTime]);
  expect(closed).toEqual(['in time', 'in time', 'database']);
});
