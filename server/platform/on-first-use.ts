/** Puts off what costs time until somebody wants it. */

/** A function that makes the value at its first call and answers the same one ever after. */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
