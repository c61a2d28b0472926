import { describe, expect, it } from 'vitest';
import { TokenizationStatus } from '../../../generated/values.ts';
import type { SavedCard } from '../../../server/domain/cards/saved-card.ts';
import { emptyFormValues } from '../../../server/pages/components/card-fields.ts';
import { savedCardView } from '../../../server/pages/components/saved-card-view.ts';
import { type CardPageParts, cardPage } from '../../../server/pages/payment/card-page.ts';
import { textsOf } from '../../../server/pages/texts/texts.ts';
import { now, sampleMerchant, sampleOrder } from './sample.ts';

const rules = {
  storedCardMandate: false,
  repeatTokenTransactions: true,
  tokenizationEnabled: true,
  tokenRequestorIds: { VISA: '40010030273' },
  strictCardChecks: true,
};

const viewing = { tokenRequestorOf: () => '40010030273', now };

function savedCard(digit: number, change: Partial<SavedCard> = {}): SavedCard {
  return {
    cardReference: `crd_${String(digit).repeat(32)}`,
    merchantId: 'shop',
    customerReference: 'cust_1',
    erasures: 0,
    facts: {
      isin: '411111',
      lastFour: String(digit).repeat(4),
      fingerprint: 'fp',
      brand: 'VISA',
      type: 'CREDIT',
      subType: null,
      issuer: 'Sandbox Bank',
      issuerCountry: 'INDIA',
      bankCode: 'SVC_SANDBOX',
      tokenizable: true,
    },
    expiryMonth: '12',
    expiryYear: '2030',
    nameOnCard: 'Asha Rao',
    nickname: '',
    numberRecord: 'num_1',
    tokenErrands: [],
    token: null,
    droppedNumbers: [],
    numbersDueAt: null,
    tokenDueAt: null,
    createdAt: now,
    updatedAt: now,
    ...change,
  };
}

function tokenOf(status: TokenizationStatus): NonNullable<SavedCard['token']> {
  return {
    tokenUid: 'ntk_1',
    status,
    requestorId: 'req',
    provider: 'VISA',
    providerCategory: 'NETWORK_TOKEN',
    providerReferenceId: 'ref',
    type: 'COFT',
    lastFour: '9999',
    isin: '489537',
    expiryMonth: '11',
    expiryYear: '2033',
    par: null,
    making: null,
    suspendedBy: null,
    lastNotice: 0,
    origin: { orderKey: 'k', orderId: 'o', txnUuid: 't', consentId: 'c', webhookUrl: null },
    reason: '',
    createdAt: now,
    updatedAt: now,
  };
}

const expired = savedCard(1, { expiryYear: '2025' });
const usual = savedCard(2, { nickname: '<b>Household</b>' });
const another = savedCard(3, { facts: { ...savedCard(3).facts, issuer: '"><script>', brand: 'AMEX' } });

function render(cards: readonly SavedCard[], change: Partial<Omit<CardPageParts, 'texts'>> = {}): string {
  const page = cardPage({
    texts: textsOf.en,
    merchant: sampleMerchant({ name: '<i>Shop</i>' }),
    order: sampleOrder([]),
    notices: [],
    otherGateways: [],
    cards: cards.map((card) => savedCardView(card, rules, viewing)),
    saving: 'offered',
    values: emptyFormValues,
    fieldErrors: [],
    formToken: 'token',
    shownAmount: '10000 INR',
    window: 'whole',
    now,
    ...change,
  });
  return page.main.toString();
}

const radioOf = (page: string, value: string) => new RegExp(`<input[^>]* value="${value}"[^>]*>`).exec(page)?.[0] ?? '';

describe('the choice of cards on the payment page', () => {
  it('shows each card by its network, last digits, issuer, expiry and nickname, and nothing of it as markup', () => {
    const page = render([usual, another]);
    expect(page).toContain(
      '<span class="brand">VISA</span> <span class="digits"><span aria-hidden="true">••••</span> <span class="visually-hidden">ending in</span> 2222</span>',
    );
    expect(page).toContain('&lt;b&gt;Household&lt;/b&gt;');
    expect(page).toContain('&quot;&gt;&lt;script&gt; · expires 12/2030');
    expect(page).not.toMatch(/<script|<b>|<i>Shop/);
    expect(page).not.toContain('411111');
  });

  it('shows the first four digits where the merchant has not switched to tokens that pay again', () => {
    const view = savedCardView(usual, { ...rules, repeatTokenTransactions: false }, viewing);
    expect(render([], { cards: [view] })).toContain(
      '<span class="brand">VISA</span> <span class="digits">4111 <span aria-hidden="true">',
    );
  });

  it('chooses the first card that can pay, and takes no expired one', () => {
    const page = render([expired, usual, another]);
    expect(radioOf(page, expired.cardReference)).toContain(' disabled');
    expect(page).toContain('expired 12/2025');
    expect(radioOf(page, usual.cardReference)).toContain(' checked');
    expect(page.match(/ checked/g)).toHaveLength(1);
  });

  it('keeps the choice that was made, unless that card can no longer pay', () => {
    const chosen = (choice: string) => render([expired, usual, another], { values: { ...emptyFormValues, choice } });
    expect(radioOf(chosen(another.cardReference), another.cardReference)).toContain(' checked');
    expect(radioOf(chosen('new'), 'new')).toContain(' checked');
    expect(radioOf(chosen(expired.cardReference), usual.cardReference)).toContain(' checked');
  });

  it('offers a new card alone where no stored one can pay', () => {
    expect(radioOf(render([expired]), 'new')).toContain(' checked');
    expect(render([])).not.toContain('type="radio"');
  });

  it('requires no field that a stored card does not need', () => {
    expect(render([usual])).not.toContain(' required');
    expect(render([])).toMatch(/id="card_number"[^>]* required/);
  });

  it('asks after an error only for the number of a new card', () => {
    const fieldErrors = [{ name: 'card_security_code', text: 'Enter the security code' }];
    expect(render([usual], { fieldErrors })).toContain('<p>For your security, enter the security code again.</p>');
    const again = '<p>For your security, enter the card number and the security code again.</p>';
    expect(render([usual], { fieldErrors, values: { ...emptyFormValues, choice: 'new' } })).toContain(again);
    expect(render([], { fieldErrors })).toContain(again);
  });

  it('never preselects the box for storing a card, and shows it only where storing is offered', () => {
    const box = /<input type="checkbox"[^>]*>/;
    expect(box.exec(render([]))?.[0]).toBe(
      '<input type="checkbox" id="save_to_locker" name="save_to_locker" value="true">',
    );
    expect(box.exec(render([], { values: { ...emptyFormValues, saving: 'asked' } }))?.[0]).toContain(' checked');
    for (const saving of ['not-offered', 'with-consent'] as const) expect(render([], { saving })).not.toMatch(box);
  });

  it('marks the cards that pay by their token, which need no security code', () => {
    const byToken = savedCard(5, { numberRecord: null, token: tokenOf(TokenizationStatus.ACTIVE) });
    const page = render([byToken, usual]);
    expect(radioOf(page, byToken.cardReference)).toContain('class="card-radio by-token"');
    expect(radioOf(page, usual.cardReference)).toContain('class="card-radio by-number"');
    expect(page).toContain('Saved securely');
  });

  it('leaves the frame of the shop for the bank, and says why', () => {
    expect(render([])).not.toContain('target=');
    expect(render([], { window: 'frame' })).toMatch(/target="_top"[\s\S]*banks do not allow frames/);
  });
});

describe('whether a stored card can pay', () => {
  const { INITIATED, ACTIVE, SUSPENDED, INACTIVE } = TokenizationStatus;
  it.each([
    ['by its number', {}, rules, 'payable'],
    ['by its number when only tokens may be kept', {}, { ...rules, storedCardMandate: true }, 'unavailable'],
    ['by its active token', { numberRecord: null, token: tokenOf(ACTIVE) }, rules, 'payable'],
    [
      'by its active token where tokens do not pay',
      { numberRecord: null, token: tokenOf(ACTIVE) },
      { ...rules, repeatTokenTransactions: false },
      'unavailable',
    ],
    ['by a token that is being made', { numberRecord: null, token: tokenOf(INITIATED) }, rules, 'unavailable'],
    ['by a suspended token', { numberRecord: null, token: tokenOf(SUSPENDED) }, rules, 'unavailable'],
    ['by its number beside a dead token', { token: tokenOf(INACTIVE) }, rules, 'payable'],
    ['after its expiry', { expiryYear: '2026', expiryMonth: '02' }, rules, 'expired'],
    [
      'after its expiry where that is not checked',
      { expiryYear: '2025' },
      { ...rules, strictCardChecks: false },
      'payable',
    ],
    ['by its active token after its expiry', { expiryYear: '2025', token: tokenOf(ACTIVE) }, rules, 'payable'],
    ['in its last month', { expiryYear: '2026', expiryMonth: '03' }, rules, 'payable'],
  ] as const)('%s', (_name, change, merchantRules, use) => {
    expect(savedCardView(savedCard(4, change), merchantRules, viewing).use).toBe(use);
  });
});
