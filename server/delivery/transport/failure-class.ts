/**
 * Which class of failure an answer's status belongs to. Pure. Whatever gets no status is classed where it fails.
 */
import { FailureClass } from '../queue/delivery.ts';

/** The class of a status; null for 200, the only one that acknowledges. */
export function classOfStatus(status: number): FailureClass | null {
  if (status === 200) return null;
  if (status >= 500) return FailureClass.SERVER_ERROR;
  if (status >= 400) return FailureClass.CLIENT_ERROR;
  if (status >= 300) return FailureClass.REDIRECT;
  return FailureClass.OTHER_STATUS;
}
