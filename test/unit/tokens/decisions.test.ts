/** The effect of each event on a token in each status. */
import { describe, expect, it } from 'vitest';
import { TokenizationStatus, type TokenNoticeKind } from '../../../generated/values.ts';
import type { CardToken } from '../../../server/domain/cards/token.ts';
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
} from '../../../server/domain/cards/token-decisions.ts';
import { createdToken, momentAfter, PROVISIONED } from '../../support/token-decision-fixtures.ts';

const S = TokenizationStatus;
const moment = momentAfter(10_000);

function tokenOf(decision: TokenDecision): CardToken {
  if (decision.kind !== 'moved' && decision.kind !== 'noted') throw new Error(`decided: ${decision.kind}`);
  return decision.token;
}

const initiated = createdToken();
const active = tokenOf(provisioned(initiated, PROVISIONED, moment));
const suspended = tokenOf(suspend(active, moment));
const stopped = tokenOf(noticeReceived(active, { kind: 'suspended', number: 1 }, moment));
const ended = tokenOf(end(active, moment));

describe('the merchant', () => {
  it.each([
    ['suspends', suspend, 'ACTIVE', active, S.SUSPENDED],
    ['resumes', resume, 'SUSPENDED', suspended, S.ACTIVE],
    ['deletes', end, 'ACTIVE', active, S.INACTIVE],
    ['deletes', end, 'SUSPENDED', suspended, S.INACTIVE],
    ['deletes', end, 'by the issuer SUSPENDED', stopped, S.INACTIVE],
  ])('%s a token that is %s', (_what, decide, _status, token, after) => {
    expect(tokenOf(decide(token, moment)).status).toBe(after);
  });

  it.each([
    ['suspend', suspend, [initiated, suspended, stopped, ended]],
    ['resume', resume, [initiated, active, ended]],
    ['delete', end, [initiated, ended]],
  ] as const)('cannot %s a token in any other status', (_what, decide, tokens) => {
    for (const token of tokens) expect(decide(token, moment)).toEqual({ kind: 'refused', why: 'status' });
  });

  it('cannot resume what the issuer has suspended', () => {
    expect(resume(stopped, moment)).toEqual({ kind: 'refused', why: 'suspended-by-issuer' });
    const resumed = tokenOf(resume(suspended, moment));
    expect(resume(tokenOf(notResumed(resumed, moment)), moment)).toEqual({
      kind: 'refused',
      why: 'suspended-by-issuer',
    });
  });
});

describe('a token that is being asked for', () => {
  it('takes over what the network tells of it', () => {
    expect(active).toMatchObject({ ...PROVISIONED, status: S.ACTIVE, making: null });
  });

  it('is asked for more and more seldom, and given up after an hour', () => {
    const waits: number[] = [];
    let token = initiated;
    let after = 0;
    for (let asked = 0; asked < 200 && token.status === S.INITIATED; asked += 1) {
      const at = momentAfter(after);
      token = tokenOf(stillAsked(token, at));
      const next = token.making?.askAt.getTime() ?? at.now.getTime();
      waits.push(next - at.now.getTime());
      after += waits.at(-1) ?? 0;
    }
    expect(token).toMatchObject({ status: S.INACTIVE, reason: 'network_unavailable' });
    expect(waits.slice(0, 3)).toEqual([1_000, 1_000, 1_000]);
    expect(Math.max(...waits)).toBe(300_000);
    expect(waits.length).toBeLessThan(40);
    expect(after).toBeGreaterThanOrEqual(3_600_000);
    expect(after).toBeLessThan(3_600_000 + 300_001);
  });

  it('is removed at a network that may have made it unheard', () => {
    const gone = notProvisioned(initiated, 'network_unavailable', moment);
    const refused = notProvisioned(initiated, 'refused_by_network', moment);
    const kinds = (decision: TokenDecision) =>
      decision.kind === 'moved' ? decision.tasks.map(({ task }) => task.kind) : [];
    expect(kinds(gone)).toEqual(['remove', 'forget-number', 'show']);
    expect(kinds(refused)).toEqual(['forget-number', 'show']);
  });
});

describe('a notice', () => {
  const notice = (kind: TokenNoticeKind, number = 5) => ({ kind, number });

  it.each([
    ['deleted', 'deleted_by_issuer'],
    ['card_closed', 'card_closed'],
    ['expired', 'expired'],
  ] as const)('%s ends the token: %s', (kind, reason) => {
    for (const token of [active, suspended, stopped]) {
      expect(tokenOf(noticeReceived(token, notice(kind), moment))).toMatchObject({ status: S.INACTIVE, reason });
    }
  });

  it('of a resumption leaves what the merchant suspended as it is', () => {
    expect(tokenOf(noticeReceived(stopped, notice('resumed'), moment)).status).toBe(S.ACTIVE);
    expect(noticeReceived(suspended, notice('resumed'), moment).kind).toBe('noted');
  });

  it('counts once, also when an older one comes after a newer one', () => {
    const first = tokenOf(noticeReceived(active, notice('resumed', 2), moment));
    expect(noticeReceived(first, notice('resumed', 2), moment)).toEqual({ kind: 'no-change' });
    expect(noticeReceived(first, notice('suspended', 1), moment)).toEqual({ kind: 'no-change' });
    expect(tokenOf(noticeReceived(first, notice('suspended', 3), moment)).status).toBe(S.SUSPENDED);
  });

  it('waits until the token is there, and says nothing once it is over', () => {
    expect(noticeReceived(initiated, notice('suspended'), moment)).toEqual({ kind: 'refused', why: 'status' });
    expect(noticeReceived(ended, notice('resumed'), moment)).toEqual({ kind: 'no-change' });
  });
});
