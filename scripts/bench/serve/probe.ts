/**
 * Loaded into a program that is not ours to change (`node --import`), so that its CPU time can be asked for.
 */
import { answerAsks } from '../channel.ts';

const refuse = async () => {
  throw new Error('this program can only be asked for its CPU time and memory');
};

answerAsks({ port: refuse, reset: async () => {}, work: refuse });
