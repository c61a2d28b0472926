/** What was changed of a form's values. */

/** The fields of `after` whose values differ from those of `before`. */
export function changedFields<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const changed: Partial<Fields> = { ...after };
  for (const name in after) {
    if (JSON.stringify(before[name]) === JSON.stringify(after[name])) delete changed[name];
  }
  return changed;
}
