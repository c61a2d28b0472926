/**
 * The steps between a committed event and its stored 200, in their order, so that a test can stop, hold or kill the worker
 * at each. In service nothing happens there. A checkpoint that throws leaves things as a crash at that point would.
 */

export const Step = {
  /** Events stand in a host's outbox. */
  RELAY_FOUND: 'RELAY_FOUND',
  /** Their sequence numbers are taken; nothing of it is committed. */
  RELAY_NUMBERED: 'RELAY_NUMBERED',
  /** Their deliveries are stored. */
  RELAY_STORED: 'RELAY_STORED',
  /** The outbox is emptied of them. */
  RELAY_REMOVED: 'RELAY_REMOVED',
  /** Endpoints have something due that is in nobody's hands. */
  DUE_FOUND: 'DUE_FOUND',
  /** The deliveries to claim are read. */
  DUE_READ: 'DUE_READ',
  /** Their attempts are made ready, as far as they go out at once; nothing is leased. */
  FORESEEN: 'FORESEEN',
  /** They are leased, with the intents of these attempts, as far as nobody else was quicker: it is not known yet which. */
  LEASED: 'LEASED',
  /** It is known which are leased. */
  WON: 'WON',
  /** A worker that has leased a delivery, at once or as a due one, sets to work on it. */
  CLAIMED: 'CLAIMED',
  /** What is to be sent is made: encrypted, signed. */
  PREPARED: 'PREPARED',
  /** The intent is stored, nothing is sent. */
  INTENDED: 'INTENDED',
  /** The attempt is over, its outcome not stored. */
  ANSWERED: 'ANSWERED',
  /** The 200 is stored, the host does not know. */
  ACKNOWLEDGED: 'ACKNOWLEDGED',
  /** The host knows, the delivery is not finished. */
  MARKED: 'MARKED',
  /** Nothing is left to do. */
  FINISHED: 'FINISHED',
} as const;
export type Step = (typeof Step)[keyof typeof Step];

export type Checkpoint = (step: Step) => Promise<void>;
