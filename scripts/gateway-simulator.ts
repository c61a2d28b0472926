/**
 * `npm run gateway-simulator -- stripe`: runs a simulated payment gateway until it is stopped. Options: `--port` (12112 for
 * Stripe, 12113 for Adyen; 0 takes any free port), `--seed`, and `--notification-url` with `--notification-secret`.
 */
import { parseArgs } from 'node:util';
import { type SimulatedGatewayName, simulatedGateways, startGatewaySimulator } from './gateway-simulator/simulator.ts';

const isGateway = (name: string): name is SimulatedGatewayName => Object.hasOwn(simulatedGateways, name);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string' },
    seed: { type: 'string', default: '1' },
    'notification-url': { type: 'string' },
    'notification-secret': { type: 'string' },
  },
});
const gateway = positionals[0] ?? '';

if (!isGateway(gateway)) {
  console.error(`Name the gateway: npm run gateway-simulator -- ${Object.keys(simulatedGateways).join(' | ')}`);
  process.exitCode = 1;
} else {
  const { port, addressVariable } = simulatedGateways[gateway];
  const { 'notification-url': url, 'notification-secret': secret } = values;
  const wanted = values.port === undefined ? port : Number(values.port);
  const simulator = await startGatewaySimulator({
    gateway,
    port: wanted,
    seed: Number(values.seed),
    ...(url !== undefined && secret !== undefined && { notifications: { url, secret } }),
  }).catch((error: unknown) => {
    console.error(`The simulator cannot listen at port ${wanted}. Pass another one: --port 0 takes any free port.`);
    throw error;
  });
  console.log(`The simulator of the gateway "${gateway}" listens at ${simulator.origin}`);
  console.log(`Start the service with ${addressVariable}=${simulator.origin}`);
  const stop = () => simulator.close();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
