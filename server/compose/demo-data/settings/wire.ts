/** Settings of the demo data beside webhooks and gateways: a routing rule, a message key, a second user. Those that exist are left alone. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { assertOk, type createAdminClient } from '../../../../generated/client/index.ts';

type AdminClient = ReturnType<typeof createAdminClient>;

const KID = 'shop-server';
const TEAMMATE = 'support@demo.example';
/** Above what the demo merchant's orders cost: the rule is there to be read. */
const LARGE = '500000.00';

async function addRoutingRule(owner: AdminClient): Promise<void> {
  const routing = await owner.getRoutingRules();
  const gateways = await owner.listGatewayConfigs();
  assertOk(routing);
  assertOk(gateways);
  if (routing.body.rules.length > 0) return;
  const ids = gateways.body.list.map(({ gateway_config_id }) => gateway_config_id);
  const conditions = { currency: 'INR', amount_from: LARGE };
  assertOk(
    await owner.replaceRoutingRules({
      body: { rules: [{ name: 'Large amounts', conditions, gateway_config_ids: ids }] },
    }),
  );
}

/** A key whose private half nobody has. Webhooks are not encrypted with it unless the merchant says so. */
async function addMessageKey(owner: AdminClient): Promise<void> {
  const keys = await owner.listMessageKeys();
  assertOk(keys);
  if (keys.body.list.length > 0) return;
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const body = { merchant_public_key: publicKey.export({ type: 'spki', format: 'pem' }).toString() };
  assertOk(await owner.putMessageKey({ path: { kid: KID }, body }));
}

/** A user with a password that nobody knows: the owner sees it, and may remove it. */
async function addTeammate(owner: AdminClient, anybody: AdminClient): Promise<void> {
  const users = await owner.listUsers();
  assertOk(users);
  if (users.body.list.length > 1) return;
  const invitation = await owner.createInvitation({ body: { email: TEAMMATE, role: 'operations' } });
  assertOk(invitation);
  const token = new URL(invitation.body.url).hash.slice(1);
  assertOk(await anybody.acceptInvitation({ body: { token, password: randomBytes(24).toString('base64url') } }));
}

/** `owner` is logged in; `anybody` is not. */
export async function addSettings(owner: AdminClient, anybody: AdminClient): Promise<void> {
  await addRoutingRule(owner);
  await addMessageKey(owner);
  await addTeammate(owner, anybody);
}
