/**
 * An endpoint's circuit breaker: when it opens, when it probes, and that only a 200 or a person closes it.
 */
import { describe, expect, it } from 'vitest';
import {
  admission,
  afterFailure,
  type EndpointHealth,
  type FailureWeight,
  slowStart,
} from '../../../server/delivery/queue/endpoint.ts';

const START = Date.parse('2026-01-01T00:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1_000);

function failures(count: number, weight: FailureWeight = 'usual', before: EndpointHealth | null = null) {
  let health = before;
  for (let index = 0; index < count; index += 1)
    health = afterFailure(health, { weight, attemptKind: 'usual', at: at(0), detail: 'failed' });
  return health;
}

/** Seconds to each probe when all of them fail. */
function probeWaits(opened: EndpointHealth | null, count: number): number[] {
  let health = opened;
  let now = 0;
  return Array.from({ length: count }, () => {
    const probeAt = health?.probeAt ?? at(0);
    const wait = (probeAt.getTime() - START) / 1_000 - now;
    now += wait;
    expect(admission(health, at(now - 1))).toBe('closed');
    expect(admission(health, at(now))).toBe('probe');
    health = afterFailure(health, { weight: 'usual', attemptKind: 'probe', at: at(now), detail: 'failed' });
    return wait;
  });
}

describe('the breaker', () => {
  it('is closed where nothing failed, and stays so for nine failures in a row', () => {
    expect(admission(null, at(0))).toBe('open');
    expect(admission(failures(9), at(0))).toBe('open');
    expect(failures(9)).toMatchObject({ failuresInRow: 9, openedAt: null, probeAt: null });
  });

  it('opens with the tenth, and probes after 30 s, 1, 2, 5 min, then every 5 min without end', () => {
    const opened = failures(10);
    expect(opened).toMatchObject({ failuresInRow: 10, openedAt: at(0), probeAt: at(30) });
    expect(probeWaits(opened, 7)).toEqual([30, 60, 120, 300, 300, 300, 300]);
  });

  it('opens with one failure of an endpoint that mostly fails', () => {
    expect(failures(1, 'mostly')).toMatchObject({ failuresInRow: 1, openedAt: at(0), probeAt: at(30) });
  });

  it('opens at its longest probe where the endpoint says that it is gone, also when it was open', () => {
    expect(probeWaits(failures(1, 'gone'), 3)).toEqual([300, 300, 300]);
    expect(failures(1, 'gone', failures(10))).toMatchObject({ openedAt: at(0), probeAt: at(300) });
  });

  it('keeps the time of its opening over failed probes', () => {
    const opened = failures(10);
    const probed = afterFailure(opened, { weight: 'usual', attemptKind: 'probe', at: at(30), detail: 'failed' });
    expect(probed).toMatchObject({ openedAt: at(0), failuresInRow: 11, probes: 1 });
  });

  it('knows nothing beside what it is made of, whatever it was stored with', () => {
    const stored = {
      ...(failures(10) ?? afterFailure(null, { weight: 'usual', attemptKind: 'usual', at: at(0), detail: 'failed' })),
      v: 7,
    };
    for (const attemptKind of ['usual', 'probe'] as const) {
      expect(
        Object.keys(afterFailure(stored, { weight: 'usual', attemptKind, at: at(1), detail: 'failed' })).sort(),
      ).toEqual(['failuresInRow', 'lastError', 'lastFailureAt', 'openedAt', 'probeAt', 'probes']);
    }
  });

  it('does not take for a failed probe what was under way when it opened', () => {
    const late = failures(20, 'usual', failures(10));
    expect(late).toMatchObject({ openedAt: at(0), failuresInRow: 30, probes: 0, probeAt: at(30) });
    expect(failures(20, 'mostly', failures(10))).toMatchObject({ probes: 0, probeAt: at(30) });
  });

  it('lets go slowly after it has closed: one at a time, then twice as many up to the usual', () => {
    const counts = [1];
    while ((counts.at(-1) ?? 8) < 8) counts.push(slowStart(counts.at(-1) ?? 8, 8));
    expect(counts).toEqual([1, 2, 4, 8]);
    expect(slowStart(8, 8)).toBe(8);
  });
});
