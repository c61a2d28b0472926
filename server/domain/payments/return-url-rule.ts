/**
 * Where a customer may be sent after a payment. Pure.
 */
import type { Environment } from '../../platform/config.ts';
import { returnUrlProblem as settingsProblem } from '../merchants/payment-page-rule.ts';

/**
 * What is wrong with an order's return address and what is right, or undefined when all is well; never the value.
 * An order's address and the one in the payment page settings keep one rule: http or https without user name, query and
 * fragment; in production https and the name of a host.
 */
export function returnUrlProblem(url: string, environment: Environment): string | undefined {
  return settingsProblem(url, environment) ?? undefined;
}
