/** What a call asks to have besides: a client auth token, and what the gateway said in its own words. Pure. */
import { OperationId } from '../../generated/values.ts';
import { ownWords } from '../../server/gateways/sandbox/receipt.ts';
import { isJsonObject, type Json, type JsonObject, parseJson } from '../generate/json.ts';
import type { Call } from './ask-prism.ts';
import { namesIn, plainFields } from './sent-body.ts';
import { plainQuery, servedOperation } from './served-operation.ts';
import { isClients } from './shown-order.ts';

const TOKEN = 'options.get_client_auth_token';
const FULL = 'options.add_full_gateway_response';

/** Whether the call has this option, which its operation reads, on. */
function isOn({ operation: { id }, body, url }: Call, name: string): boolean {
  const { body: inBody = [], query = [] } = servedOperation(id) ?? {};
  if (inBody.includes(name)) return body.kind === 'form' && plainFields(body.fields, id)[name] === 'true';
  return query.includes(name) && plainQuery(id, url.searchParams)[name] === 'true';
}

/** The names of options that have no effect where they are sent. */
export function idleOptions(call: Call): readonly string[] {
  const { operation, body } = call;
  if (operation.id === OperationId.startTxn) return namesIn(body).filter((name) => name.startsWith('options.'));
  return isClients(call) && isOn(call, FULL) ? [FULL] : [];
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** What the sandbox's bank said, with what the answer has of it under the contract's names. */
function withGatewayWords(mapped: JsonObject): JsonObject {
  const words = ownWords({
    rrn: textOf(mapped.rrn),
    epgTxnId: textOf(mapped.epg_txn_id),
    authIdCode: textOf(mapped.auth_id_code),
    respCode: textOf(mapped.resp_code),
    respMessage: textOf(mapped.resp_message),
    created: new Date(textOf(mapped.created)),
  });
  return { ...mapped, gateway_response: words };
}

/** The answer with that. `token`: as the contract's examples have one. */
export function withOptions(call: Call, text: string, token: Json): string {
  if (!text.startsWith('{') || call.operation.id === OperationId.startTxn || isClients(call)) return text;
  const wantsToken = isOn(call, TOKEN);
  if (!wantsToken && !isOn(call, FULL)) return text;
  const answer = parseJson(text);
  if (!isJsonObject(answer)) return text;
  const { payment_gateway_response: mapped } = answer;
  return JSON.stringify({
    ...answer,
    ...(isOn(call, FULL) && isJsonObject(mapped) ? { payment_gateway_response: withGatewayWords(mapped) } : {}),
    ...(wantsToken ? { svc: token } : {}),
  });
}
