/** Steps about one thing one after another, in the order in which they were asked for; those about other things do not wait. */

const ignored = (): void => {};

export type Succession = ReturnType<typeof createSuccession>;

/** A succession with nothing under way. */
export function createSuccession() {
  /** When the last step of each is over; never rejects. */
  const last = new Map<string, Promise<void>>();

  return {
    /** Whether a step about this is under way, or waits. */
    isBusy: (about: string): boolean => last.has(about),

    /** Everything a step is under way about. */
    busy: (): Iterable<string> => last.keys(),

    /** Takes a step when those before are over, whatever became of them. */
    take<Result>(about: string, step: () => Promise<Result>): Promise<Result> {
      const taken = (last.get(about) ?? Promise.resolve()).then(step);
      const over: Promise<void> = taken.then(ignored, ignored).then(() => {
        if (last.get(about) === over) last.delete(about);
      });
      last.set(about, over);
      return taken;
    },
  };
}
