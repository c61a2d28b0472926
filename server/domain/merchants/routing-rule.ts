/**
 * A merchant's routing rules: which of its gateway configurations take a payment. Pure data; payments/routing-rules.ts reads them.
 */
import type { RoutingNetwork } from '../../../generated/values.ts';
import type { CardType } from '../cards/bin.ts';

/** The card numbers whose first digits lie between two prefixes of 6 to 8 digits, both included. */
export interface BinRange {
  readonly from: string;
  readonly to: string;
}

/** A payment meets all of them. An empty list or null is no condition. */
export interface RoutingConditions {
  readonly networks: readonly RoutingNetwork[];
  readonly cardTypes: readonly Exclude<CardType, ''>[];
  /** As the BIN table has them, in any case. */
  readonly issuerCountries: readonly string[];
  readonly binRanges: readonly BinRange[];
  readonly currency: string | null;
  /** In minor units of `currency`, both included. */
  readonly amountFrom: number | null;
  readonly amountTo: number | null;
  /** Whether the gateway gets a card number or a network token. */
  readonly instrument: 'card' | 'token' | null;
}

/** The share of a configuration in a split, relative to the sum of the weights. */
export interface RoutingShare {
  readonly gatewayConfigId: string;
  readonly weight: number;
}

/** `list`: the first takes the payment, the others are its fallbacks. `split`: by weight, each order always the same way. */
export type RoutingTarget =
  | { readonly kind: 'list'; readonly gatewayConfigIds: readonly string[] }
  | { readonly kind: 'split'; readonly shares: readonly RoutingShare[] };

export interface RoutingRule {
  /** Unique among the merchant's rules. */
  readonly name: string;
  readonly enabled: boolean;
  readonly conditions: RoutingConditions;
  readonly target: RoutingTarget;
}
