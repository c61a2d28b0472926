/** A token, and every change that can happen to it, as values for property tests. */
import fc from 'fast-check';
import { TokenNoticeKind } from '../../generated/values.ts';
import { newToken } from '../../server/domain/cards/new-token.ts';
import type { CardToken } from '../../server/domain/cards/token.ts';
import {
  end,
  noticeReceived,
  notProvisioned,
  notResumed,
  provisioned,
  resume,
  stillAsked,
  suspend,
  type TokenDecision,
  withdraw,
} from '../../server/domain/cards/token-decisions.ts';
import type { MadeToken } from '../../server/domain/cards/token-network.ts';
import type { Moment, TokenTask } from '../../server/domain/cards/token-task.ts';

export const CREATED_AT = new Date('2026-03-14T09:26:53.000Z');

export const PROVISIONED: MadeToken = {
  providerReferenceId: 'sbt_0123456789abcdef01234567',
  providerCategory: 'NETWORK_TOKEN',
  lastFour: '3478',
  isin: '489537',
  expiryMonth: '03',
  expiryYear: '2030',
  par: 'V0010000000000000000000000000',
};

/** A new token. */
export function createdToken(): CardToken {
  return newToken(
    {
      tokenUid: 'ntk_00000000000000000000000000000001',
      requestorId: '40010030273',
      provider: 'VISA',
      numberRecord: 'num_1',
      origin: { orderKey: 'shop:o1', orderId: 'O1', txnUuid: 'txn_1', consentId: 'cns_1', webhookUrl: null },
    },
    CREATED_AT,
  );
}

/** The moment this many milliseconds after the creation; tasks get consecutive ids. */
export function momentAfter(milliseconds: number): Moment {
  let tasks = 0;
  return {
    now: new Date(CREATED_AT.getTime() + milliseconds),
    newId: () => {
      tasks += 1;
      return `task_${milliseconds}_${tasks}`;
    },
  };
}

/** One change: the decision for a token at a moment. */
export interface TokenChange {
  readonly name: string;
  decide(token: CardToken, moment: Moment): TokenDecision;
}

const plain: readonly TokenChange[] = [
  { name: 'provisioned', decide: (token, moment) => provisioned(token, PROVISIONED, moment) },
  { name: 'refused', decide: (token, moment) => notProvisioned(token, 'refused_by_network', moment) },
  { name: 'number gone', decide: (token, moment) => notProvisioned(token, 'number_not_kept', moment) },
  { name: 'still asked', decide: stillAsked },
  { name: 'suspend', decide: suspend },
  { name: 'resume', decide: resume },
  { name: 'resume', decide: resume },
  { name: 'not resumed', decide: notResumed },
  { name: 'end', decide: end },
  { name: 'withdraw', decide: withdraw },
];

const notice = fc.tuple(fc.constantFrom(...Object.values(TokenNoticeKind)), fc.integer({ min: 1, max: 20 })).map(
  ([kind, number]): TokenChange => ({
    name: `notice ${kind}`,
    decide: (token, moment) => noticeReceived(token, { kind, number }, moment),
  }),
);

export const anyTokenChange: fc.Arbitrary<TokenChange> = fc.oneof(
  fc.constantFrom(...plain),
  fc.constantFrom(...plain.slice(0, 1), ...plain.slice(4, 8)),
  notice,
);

export interface Transition {
  readonly change: string;
  readonly before: CardToken;
  readonly decision: TokenDecision;
  readonly after: CardToken;
}

/** Applies the changes, one every ten minutes. Returns each transition and all tasks that arose. */
export function applyChanges(changes: readonly TokenChange[]): {
  readonly transitions: readonly Transition[];
  readonly tasks: readonly TokenTask[];
} {
  let token = createdToken();
  const transitions: Transition[] = [];
  const tasks: TokenTask[] = [];
  for (const [index, change] of changes.entries()) {
    const decision = change.decide(token, momentAfter((index + 1) * 600_000));
    const after = decision.kind === 'moved' || decision.kind === 'noted' ? decision.token : token;
    transitions.push({ change: change.name, before: token, decision, after });
    if (decision.kind === 'moved') tasks.push(...decision.tasks);
    token = after;
  }
  return { transitions, tasks };
}
