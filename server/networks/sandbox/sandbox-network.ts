/**
 * The sandbox network: a stand-in for the card networks' token services. What becomes of a token follows from the card's
 * number (behaviours.ts); its life-cycle notices are raised on demand. Must not run in production.
 */
import { TokenNoticeKind } from '../../../generated/values.ts';
import { CardNetwork } from '../../domain/card-network.ts';
import { isExpired } from '../../domain/cards/card-expiry.ts';
import { tokenCategoryOf } from '../../domain/cards/token.ts';
import type {
  CommandOutcome,
  MadeToken,
  TokenName,
  TokenNetwork,
  TokenNotice,
  TokenNoticeSource,
} from '../../domain/cards/token-network.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { Fingerprint } from '../../vault/card-facts.ts';
import { sandboxTokenBehaviourOf, sandboxTokenBehaviours, unansweredAtFirst } from './behaviours.ts';
import { paymentAccount, paymentCryptogram, tokenExpiry, tokenNumber, tokenReference } from './derived.ts';
import type { SandboxNetworkStore, SandboxToken } from './store.ts';

/** How long the network takes to decide. */
const DECISION_MS = 900;
/** How long notices stay with the process that took them. */
const NOTICE_LEASE_MS = 10_000;
const NOTICE_BATCH = 50;

export interface SandboxNetworkDeps {
  readonly store: SandboxNetworkStore;
  readonly clock: Clock;
  readonly fingerprint: Fingerprint;
}

export interface SandboxNetwork {
  /** The token service of one card network. */
  network(brand: CardNetwork): TokenNetwork;
  readonly notices: TokenNoticeSource;
  /** Lets something happen to a token at its issuer. False when the network has no such token any more. */
  raise(tokenUid: string, kind: TokenNoticeKind): Promise<boolean>;
}

const done: CommandOutcome = { kind: 'done' };
const refused: CommandOutcome = { kind: 'refused' };

const issuerAfter = {
  [TokenNoticeKind.suspended]: 'stops',
  [TokenNoticeKind.resumed]: 'lets',
  [TokenNoticeKind.deleted]: 'ended',
  [TokenNoticeKind.card_closed]: 'ended',
  [TokenNoticeKind.expired]: 'ended',
} as const satisfies Record<TokenNoticeKind, SandboxToken['issuer']>;

/** The electronic commerce indicator of an authenticated payment. */
function eciOf(brand: CardNetwork): string {
  return brand === CardNetwork.MASTERCARD ? '02' : '05';
}

function silence(): Error {
  return new Error('the sandbox network does not answer, as it was told to');
}

function made({ _id, par, askedAt }: SandboxToken, brand: CardNetwork): MadeToken {
  const number = tokenNumber(_id);
  return {
    providerReferenceId: tokenReference(_id),
    providerCategory: tokenCategoryOf(brand),
    lastFour: number.lastFour,
    isin: number.isin,
    ...tokenExpiry(askedAt),
    par,
  };
}

/** Whether a token pays at the moment. */
function pays({ requestor, issuer, askedAt, behaviour }: SandboxToken, now: Date): boolean {
  const { expiryMonth: month, expiryYear: year } = tokenExpiry(askedAt);
  const lets = requestor === 'lets' && issuer === 'lets' && !isExpired({ month, year }, now);
  return lets && sandboxTokenBehaviours[behaviour].cryptogram !== 'refused';
}

export function createSandboxNetwork({ store, clock, fingerprint }: SandboxNetworkDeps): SandboxNetwork {
  async function command(token: TokenName, requestor: SandboxToken['requestor']): Promise<CommandOutcome> {
    const kept = await store.find(token.tokenUid);
    if (kept === null || kept.issuer === 'ended') return refused;
    if (requestor === 'lets' && kept.issuer === 'stops') return refused;
    await store.setRequestor(kept._id, requestor);
    return done;
  }

  const network = (brand: CardNetwork): TokenNetwork => ({
    async provision({ tokenUid, merchantId, cardReference, cardNumber }) {
      const now = clock.now();
      const asked = await store.ask({
        _id: tokenUid,
        merchantId,
        cardReference,
        behaviour: sandboxTokenBehaviourOf(cardNumber),
        par: paymentAccount(fingerprint(cardNumber)),
        askedAt: now,
        asked: 1,
        requestor: 'lets',
        issuer: 'lets',
        notices: 0,
      });
      const { provision } = sandboxTokenBehaviours[asked.behaviour];
      const silent = provision === 'silent' || (provision === 'silent-at-first' && asked.asked <= unansweredAtFirst);
      if (silent) throw silence();
      if (now.getTime() < asked.askedAt.getTime() + DECISION_MS) return { kind: 'later' };
      const kept = await store.find(tokenUid);
      return kept === null || provision === 'refused'
        ? { kind: 'refused' }
        : { kind: 'made', token: made(kept, brand) };
    },

    async cryptogram({ tokenUid, txnUuid }) {
      const kept = await store.find(tokenUid);
      if (kept === null) return { kind: 'refused' };
      if (sandboxTokenBehaviours[kept.behaviour].cryptogram === 'silent') throw silence();
      if (!pays(kept, clock.now())) return { kind: 'refused' };
      return {
        kind: 'cryptogram',
        number: tokenNumber(tokenUid),
        cryptogram: paymentCryptogram(tokenUid, txnUuid),
        ...tokenExpiry(kept.askedAt),
        eci: eciOf(brand),
      };
    },

    suspend: (token) => command(token, 'stops'),
    resume: (token) => command(token, 'lets'),

    async remove({ tokenUid }) {
      await store.remove(tokenUid, clock.now());
      return done;
    },
  });

  const notices: TokenNoticeSource = {
    async dueNotices(now) {
      const leased = await store.leaseNotices(now, new Date(now.getTime() + NOTICE_LEASE_MS), NOTICE_BATCH);
      return leased.map(({ _id, dueAt: _dueAt, ...notice }): TokenNotice => ({ id: _id, ...notice }));
    },
    acknowledge: (id) => store.dropNotice(id),
  };

  return {
    network,
    notices,
    async raise(tokenUid, kind) {
      if ((await store.find(tokenUid)) === null) return false;
      const token = await store.countNotice(tokenUid, issuerAfter[kind]);
      if (token === null) return false;
      const { merchantId, cardReference, notices: number } = token;
      const id = `${tokenUid}:${number}`;
      await store.raise({ _id: id, merchantId, cardReference, tokenUid, kind, number, dueAt: clock.now() });
      return true;
    },
  };
}
