/**
 * Handlers of a merchant's routing rules.
 */
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { AdminOperationId, ErrorCode } from '../../../../generated/values.ts';
import { changedFields } from '../../../domain/merchants/changed-fields.ts';
import { type GatewayConfig, liveGateways } from '../../../domain/merchants/merchant.ts';
import { isCurrency, type Money, parseAmount } from '../../../domain/money.ts';
import { planRoute } from '../../../domain/payments/routing-rules.ts';
import { gatewayProblem } from '../../../gateways/registry.ts';
import { ApiError, type FieldProblem } from '../../../http/errors/api-error.ts';
import type { Contexts } from '../../../http/request/context.ts';
import { changeSettings, currentMerchant } from '../change-settings.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { ruleProblems } from './rules-check-wire.ts';
import { auditedRules, toFacts, toRoutingPlan, toRoutingRule, toRoutingRules, versionOf } from './wire.ts';

type RoutingHandlers = Pick<SettingsHandlers<Contexts>, 'getRoutingRules' | 'replaceRoutingRules' | 'dryRunRouting'>;

export function routingHandlers(parts: SettingsParts): RoutingHandlers {
  return {
    async getRoutingRules(_request, context) {
      const { routingRules } = await currentMerchant(parts, context);
      return { status: 200, body: toRoutingRules(routingRules) };
    },

    async replaceRoutingRules({ body }, context) {
      const call = { operation: AdminOperationId.replaceRoutingRules, objectId: null };
      const { routingRules } = await changeSettings(parts, context, call, (merchant) => {
        if (body.version !== undefined && body.version !== versionOf(merchant.routingRules)) throw rulesChanged();
        refuse(ruleProblems(body.rules, liveGateways(merchant)));
        const next = body.rules.map(toRoutingRule);
        const changes = changedFields(auditedRules(merchant.routingRules), auditedRules(next));
        return { merchant: { ...merchant, routingRules: next }, changes };
      });
      return { status: 200, body: toRoutingRules(routingRules) };
    },

    async dryRunRouting({ body }, context) {
      const money = moneyOf(body);
      const [merchant, bin] = await Promise.all([
        currentMerchant(parts, context),
        body.bin === undefined ? null : parts.binTable.find(body.bin),
      ]);
      const facts = toFacts(body, bin, money);
      const moneyProblem = ({ gateway }: GatewayConfig) => gatewayProblem(parts.gatewayTypes, gateway, money);
      const circuitOpen = ({ gatewayConfigId }: GatewayConfig) => parts.circuits.isOpen(gatewayConfigId);
      const rules = merchant.routingRules;
      const plan = planRoute({
        configs: liveGateways(merchant),
        referenceId: body.gateway_reference_id ?? null,
        rules,
        facts,
        splitKey: null,
        circuitOpen,
        moneyProblem,
      });
      const problemOf = (config: GatewayConfig) => {
        const problem = moneyProblem(config);
        if (problem !== null) return `The gateway ${problem}.`;
        return circuitOpen(config) ? 'Calls to the gateway fail at the moment: its circuit is open.' : null;
      };
      return { status: 200, body: toRoutingPlan({ plan, rules, facts, problemOf }) };
    },
  };
}

function rulesChanged(): ApiError {
  const message =
    'The rules have changed since you read them. Read them by GET /settings/routing, apply your change to them, and send it with their version.';
  return new ApiError(ErrorCode.precondition_failed, { message });
}

/** @throws ApiError when the currency is unknown or the amount is not valid in it. */
function moneyOf({ amount, currency }: { readonly amount: string; readonly currency: string }): Money {
  if (!isCurrency(currency))
    refuse([{ name: 'currency', reason: 'must be the three letters of a currency (ISO 4217), such as INR' }]);
  const money = parseAmount(amount, currency);
  if ('minor' in money) return money;
  throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name: 'amount', reason: money.reason }] });
}

/** @throws ApiError that lists the problems, if there are any. */
function refuse(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: problems });
}
