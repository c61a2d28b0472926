/** The mock and the service, with the same merchant: a test does the same at both, and both must say the same. */
import { expect } from 'vitest';
import { createCaller } from '../support/caller.ts';
import { startService } from '../support/service.ts';
import { startMockProgram } from './mock-program.ts';
import type { Place } from './places.ts';

export interface TwoPlaces {
  readonly places: readonly Place[];
  readonly mockUrl: string;
  /** Does it at both, with what each says. */
  both(act: (place: Place) => Promise<object>): Promise<readonly [atService: object, atMock: object]>;
  /** Does it at both. The service says what is expected, and the mock the same. */
  expectSame(act: (place: Place) => Promise<object>, expected: object): Promise<void>;
  stop(): Promise<void>;
}

export async function startTwoPlaces(label: string): Promise<TwoPlaces> {
  const service = await startService({ label });
  const mock = await startMockProgram();
  const demo = await service.addMerchant('demo');
  const call = createCaller({ ...demo, baseUrl: mock.baseUrl });
  const places: readonly Place[] = [
    { baseUrl: service.baseUrl, call: service.callAs(demo), settle: () => service.runWorkers() },
    { baseUrl: mock.baseUrl, call, settle: async () => {} },
  ];
  const both: TwoPlaces['both'] = async (act) => {
    const [atService = {}, atMock = {}] = await Promise.all(places.map(act));
    return [atService, atMock];
  };
  return {
    places,
    mockUrl: mock.baseUrl,
    both,
    async expectSame(act, expected) {
      const [atService, atMock] = await both(act);
      expect(atService).toMatchObject(expected);
      expect(atMock).toEqual(atService);
    },
    async stop() {
      await mock.stop();
      await service.close();
    },
  };
}
