/**
 * What the contract's limits of length and number ask for, in plain words: the validator's own are those of its library.
 */

const limit = /^must NOT have (more|fewer) than ([0-9]+) ([a-z]+)$/;

/** `1 characters` reads badly. */
function counted(count: string, things: string): string {
  return count === '1' ? `1 ${things.replace(/ies$/, 'y').replace(/s$/, '')}` : `${count} ${things}`;
}

/** The plain words for what the validator says of a limit; undefined where it speaks of something else. */
export function limitWords(message: string): string | undefined {
  const [, bound, count = '', things = ''] = limit.exec(message) ?? [];
  if (bound === undefined) return undefined;
  if (bound === 'more') return `must have at most ${counted(count, things)}`;
  return count === '1' && things === 'characters'
    ? 'must not be empty'
    : `must have at least ${counted(count, things)}`;
}
