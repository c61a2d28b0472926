/** The server's rules as the mock asks them: some of them throw their refusal. Pure. */
import { ApiError } from '../../server/http/api-error.ts';

/** The refusal that is answered or thrown; any other error goes on. */
export function errorOf(act: () => ApiError | undefined): ApiError | undefined {
  try {
    return act();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
