/**
 * What went wrong with the embedded mongod, said in one line for the person at the terminal.
 * Its message is meant to be printed as it stands, without a stack.
 */

export class EmbeddedMongodError extends Error {
  override readonly name = 'EmbeddedMongodError';
}
