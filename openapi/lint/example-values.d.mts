/** The types of example-values.mjs, for the scripts and tests in TypeScript. */

/** The value of an example's file. Throws, naming the files, on a base that is missing, no map, or based on itself. */
export function readExample(file: string): unknown;
