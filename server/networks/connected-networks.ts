/**
 * The card networks that this process is connected to. The sandbox network is the only connector so far; add others here.
 */
import { CardNetwork } from '../domain/card-network.ts';
import { createTokenNetworks, type TokenNetworks } from '../domain/cards/token-network.ts';
import { createSandboxNetwork, type SandboxNetwork, type SandboxNetworkDeps } from './sandbox/sandbox-network.ts';
import type { SandboxNetworkStore } from './sandbox/store.ts';

export interface ConnectedNetworksDeps extends Omit<SandboxNetworkDeps, 'store'> {
  /** Null: the sandbox network is off, as in production. */
  readonly sandboxStore: SandboxNetworkStore | null;
}

export interface ConnectedNetworks {
  readonly networks: TokenNetworks;
  readonly sandbox: SandboxNetwork | null;
}

const brands = Object.values(CardNetwork).filter((brand) => brand !== CardNetwork.unknown);

export function connectNetworks({ sandboxStore, clock, fingerprint }: ConnectedNetworksDeps): ConnectedNetworks {
  if (sandboxStore === null) return { networks: createTokenNetworks(new Map()), sandbox: null };
  const sandbox = createSandboxNetwork({ store: sandboxStore, clock, fingerprint });
  return { networks: createTokenNetworks(new Map(brands.map((brand) => [brand, sandbox.network(brand)]))), sandbox };
}
