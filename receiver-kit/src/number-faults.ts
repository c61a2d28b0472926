/** What is wrong with a number among the options; nothing when it is absent or within its range. */
export function numberFaults(
  name: string,
  value: unknown,
  { least, most }: { readonly least: number; readonly most: number },
): string[] {
  if (value === undefined) return [];
  const sane = typeof value === 'number' && value >= least && value <= most;
  return sane ? [] : [`${name} must be a number from ${least} to ${most}`];
}
