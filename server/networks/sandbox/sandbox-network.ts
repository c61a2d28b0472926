/**
 * The sandbox network simulates the card networks' token services. The card number selects its behaviour (behaviours.ts);
 * life-cycle notices are sent on demand. Must not run in production.
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
import type { SandboxNetworkStore, SandboxToken } from './store.ts';
import { paymentAccount, paymentCryptogram, tokenExpiry, tokenNumber, tokenReference } from './token-values.ts';

/** How long the network takes to decide, in milliseconds. */
const DECISION_MS = 900;
/** The lease of a notice, in milliseconds. */
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
  /** Simulates an event at a token's issuer. False when the network has no such token, or has ended it. */
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

/** The electronic commerce indicator (ECI) of an authenticated payment. */
function eciOf(brand: CardNetwork): string {
  return brand === CardNetwork.MASTERCARD ? '02' : '05';
}

function silence(): Error {
  return new Error('the sandbox network does not answer, as its test card demands');
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

/** Whether the network returns cryptograms for a token. */
function pays({ requestor, issuer, askedAt, behaviour }: SandboxToken, now: Date): boolean {
  const { expiryMonth: month, expiryYear: year } = tokenExpiry(askedAt);
  const lets = requestor === 'lets' && issuer === 'lets' && !isExpired({ month, year }, now);
  return lets && sandboxTokenBehaviours[behaviour].cryptogram !== 'refused';
}

export function createSandboxNetwork({ store, clock, fingerprint }: SandboxNetworkDeps): SandboxNetwork {
  async function command(token: TokenName, requestor: SandboxToken['requestor']): Promise<CommandOutcome> {
    const found = await store.find(token.tokenUid);
    if (found === null || found.issuer === 'ended') return refused;
    if (requestor === 'lets' && found.issuer === 'stops') return refused;
    await store.setRequestor(found._id, requestor);
    return done;
  }

  const network = (brand: CardNetwork): TokenNetwork => ({
    async provision({ tokenUid, merchantId, cardReference, cardNumber }) {
      const now = clock.now();
      const stored = await store.countRequest({
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
      const { provision } = sandboxTokenBehaviours[stored.behaviour];
      const silent = provision === 'silent' || (provision === 'silent-at-first' && stored.asked <= unansweredAtFirst);
      if (silent) throw silence();
      if (now.getTime() < stored.askedAt.getTime() + DECISION_MS) return { kind: 'later' };
      const token = await store.find(tokenUid);
      return token === null || provision === 'refused'
        ? { kind: 'refused' }
        : { kind: 'made', token: made(token, brand) };
    },

    async cryptogram({ tokenUid, txnUuid }) {
      const token = await store.find(tokenUid);
      if (token === null) return { kind: 'refused' };
      if (sandboxTokenBehaviours[token.behaviour].cryptogram === 'silent') throw silence();
      if (!pays(token, clock.now())) return { kind: 'refused' };
      return {
        kind: 'cryptogram',
        number: tokenNumber(tokenUid),
        cryptogram: paymentCryptogram(tokenUid, txnUuid),
        ...tokenExpiry(token.askedAt),
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
