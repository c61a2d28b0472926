/** The guides that connect a gateway: their shell lines run as they stand, with the simulators of the gateways. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ServiceProcess } from '../../scripts/demo/service-process.ts';
import type { GatewaySimulator } from '../../scripts/gateway-simulator/running-simulator.ts';
import { simulatedGateways, startGatewaySimulator } from '../../scripts/gateway-simulator/simulator.ts';
import { readGuides } from '../../server/docs/guides.ts';
import type { FreshDatabase } from '../support/mongo.ts';
import { blocksOf, readerEnvironment, runBlocks } from '../support/readme-blocks.ts';

vi.setConfig({ testTimeout: 60_000 });

const guides = await readGuides();
const blocksIn = (guide: string) => blocksOf(guides.find(({ name }) => name === guide)?.text ?? '');
const gatewayBlocks = [...blocksIn('connect-stripe'), ...blocksIn('connect-adyen')];
/** What the guides say that a reader has done before. */
const before = [
  ...blocksIn('quickstart').filter(({ name }) => ['keys', 'order'].includes(name)),
  ...blocksIn('webhooks').filter(({ name }) => name === 'settings'),
];

let service: ServiceProcess | undefined;
let database: FreshDatabase | undefined;
let stripe: GatewaySimulator;
let adyen: GatewaySimulator;
let output: ReadonlyMap<string, string>;

beforeAll(async () => {
  stripe = await startGatewaySimulator({ gateway: 'stripe', port: 0 });
  adyen = await startGatewaySimulator({ gateway: 'adyen', port: 0 });
  const addresses = { STRIPE_API_BASE: stripe.origin, ADYEN_API_BASE: adyen.origin };
  const environment = await readerEnvironment('gateways', addresses);
  ({ service, database } = environment);
  const blocks = [...before, ...gatewayBlocks].map(({ name, lines }) => ({
    name,
    lines: lines
      .replaceAll(`http://127.0.0.1:${simulatedGateways.stripe.port}`, stripe.origin)
      .replaceAll(`http://127.0.0.1:${simulatedGateways.adyen.port}`, adyen.origin),
  }));
  output = await runBlocks(blocks, environment.directory);
}, 200_000);

afterAll(async () => {
  await service?.kill();
  await database?.drop();
  await stripe?.close();
  await adyen?.close();
});

const callback = 'http://\\S+/gateway-callbacks/gtw_\\w+';

describe('the lines of the gateway guides say what the guides say they do', () => {
  const said: readonly (readonly [block: string, said: RegExp])[] = [
    ['stripe-config', new RegExp(`^${callback}\\n\\[ 'secret_key', 'webhook_secret' \\]\\nACCEPTED$`)],
    ['stripe-simulator', /^$/],
    ['stripe-payment', /^CHARGED\nch_\w+$/],
    ['stripe-authentication', /^CHARGED$/],
    ['stripe-more', /^AUTHORIZATION_FAILED\ninsufficient_funds\n"refunded": 4000$/],
    ['adyen-config', new RegExp(`^${callback}\\nACCEPTED$`)],
    ['adyen-payment', /^CHARGED$/],
    ['adyen-authentication', /^CHARGED$/],
    ['adyen-more', /^AUTHORIZATION_FAILED\ninsufficient_funds\nAUTHORIZED\nSUCCESS$/],
  ];

  it.each(said)('%s', (name, expected) => {
    expect(output.get(name)).toMatch(expected);
  });

  it('and each block is held to something', () => {
    expect(said.map(([name]) => name)).toEqual(gatewayBlocks.map(({ name }) => name));
  });
});

it('the gateways moved the money once for each payment', () => {
  const states = (simulator: GatewaySimulator) =>
    simulator.ledger().map(({ state, movements }) => [state, movements.length]);
  expect(states(stripe).filter(([state]) => state === 'charged')).toHaveLength(2);
  expect(states(adyen).filter(([, movements]) => movements !== 0)).toHaveLength(3);
});
