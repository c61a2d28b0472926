/** Stands for what no benchmarked call reaches. */
export async function notReached(): Promise<never> {
  throw new Error('no benchmarked call comes here');
}
