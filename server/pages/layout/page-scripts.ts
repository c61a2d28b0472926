/**
 * The scripts of the pages. All pages work without them.
 *
 * The card form script shows the card network while the customer types and checks the fields before the form is sent. It
 * sends and stores nothing. Its rules come from the vault's tables.
 *
 * The redirect script submits the form that leads to the gateway's page.
 *
 * The waiting script polls and reloads the page only when its heading changes, so that it does not interrupt readers or
 * screen readers. Without it the browser refreshes the page.
 */

import { createHash } from 'node:crypto';
import { CardNetwork } from '../../domain/card-network.ts';
import { securityCodeRule } from '../../domain/cards/network-of.ts';
import { networkRanges } from '../../domain/cards/network-ranges.ts';
import { texts } from '../texts/texts.ts';

export interface ScriptAsset {
  /** The path below the address of the static assets. */
  readonly path: string;
  readonly content: string;
}

export function scriptAsset(content: string): ScriptAsset {
  const version = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { path: `/pages/${version}.js`, content };
}

/** A JavaScript literal that is safe in any script or markup. */
export function scriptLiteral(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

const { cardNumber, expiryMonth, expiryYear, cardSecurityCode } = texts.cardProblems;
const networks = Object.values(CardNetwork);

const rules = {
  ranges: networkRanges,
  codes: Object.fromEntries(networks.map((network) => [network, securityCodeRule(network)])),
  words: { cardNumber, expiryMonth, expiryYear, cardSecurityCode },
};

export const cardFormScript = scriptAsset(`'use strict';
(() => {
  const { ranges, codes, words } = ${scriptLiteral(rules)};
  const form = document.querySelector('form[data-card-form]');
  if (form === null) return;
  const strict = form.dataset.cardForm === 'strict';
  const field = (id) => form.querySelector('#' + id);
  const textOf = (id) => (field(id)?.value ?? '').trim();
  const digits = () => textOf('card_number').replace(/[ -]/g, '');

  /* The one network that all numbers with these first digits have; empty while there may be several. */
  const networkOf = (number) => {
    const start = number.slice(0, 6);
    if (!/^[0-9]+$/.test(start)) return '';
    const low = Number(start.padEnd(6, '0'));
    const high = Number(start.padEnd(6, '9'));
    const near = ranges.filter(([from, to]) => from <= high && to >= low);
    const whole = near.findIndex(([from, to]) => from <= low && to >= high);
    const possible = new Set((whole < 0 ? near : near.slice(0, whole + 1)).map(([, , network]) => network));
    return possible.size === 1 ? near[0][2] : '';
  };

  const luhn = (number) => {
    const sum = [...number].reverse().reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0;
  };

  const choice = () => form.querySelector('input[name=card_reference]:checked');
  const isNew = () => (choice()?.value ?? 'new') === 'new';
  const network = () => (isNew() ? networkOf(digits()) : (choice().dataset.network ?? ''));
  /* The year in four digits, as the vault reads it. */
  const yearOf = (text) => (text.length === 2 ? '20' + text : text);

  const checks = {
    card_number: () => {
      if (textOf('card_number') === '') return words.cardNumber.missing;
      if (!/^[0-9](?:[ -]?[0-9])*$/.test(textOf('card_number'))) return words.cardNumber.malformed;
      if (digits().length < 12 || digits().length > 19) return words.cardNumber.length;
      return strict && !luhn(digits()) ? words.cardNumber.checksum : '';
    },
    card_exp_month: () => {
      if (textOf('card_exp_month') === '') return words.expiryMonth.missing;
      return /^(0?[1-9]|1[0-2])$/.test(textOf('card_exp_month')) ? '' : words.expiryMonth.malformed;
    },
    card_exp_year: () => {
      const year = textOf('card_exp_year');
      if (year === '') return words.expiryYear.missing;
      if (!/^(20)?[0-9]{2}$/.test(year)) return words.expiryYear.malformed;
      if (!strict || checks.card_exp_month() !== '') return '';
      const month = yearOf(year) + '-' + textOf('card_exp_month').padStart(2, '0');
      return month < form.dataset.month ? words.expiryYear.expired : '';
    },
    card_security_code: () => {
      const code = textOf('card_security_code');
      const rule = codes[network()] ?? codes[''];
      if (code === '') return strict && rule.presence === 'required' ? words.cardSecurityCode.missing : '';
      if (!/^[0-9]{3,4}$/.test(code)) return words.cardSecurityCode.malformed;
      return strict && !rule.lengths.includes(code.length) ? words.cardSecurityCode.length : '';
    },
  };

  const showError = (id, error) => {
    const input = field(id);
    const errorId = id + '-error';
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ').filter((other) => other !== '' && other !== errorId);
    document.getElementById(errorId)?.remove();
    if (error !== '') {
      const text = document.createElement('span');
      text.className = 'field-error';
      text.id = errorId;
      text.textContent = error;
      input.before(text);
      ids.push(errorId);
    }
    if (ids.length === 0) input.removeAttribute('aria-describedby');
    else input.setAttribute('aria-describedby', ids.join(' '));
    if (error === '') input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
  };

  const checkedFields = () => Object.keys(checks).filter((id) => field(id) !== null && (isNew() || id === 'card_security_code'));

  /* A page that the browser kept and shows again holds a form that has been sent: the present one is fetched. */
  window.addEventListener('pageshow', (event) => { if (event.persisted) window.location.reload(); });

  form.noValidate = true;
  /* While the button is being pressed nothing moves under it: sending checks everything anyway. */
  let pressing = false;
  form.addEventListener('pointerdown', (event) => { pressing = event.target.closest('button') !== null; });
  document.addEventListener('pointerup', () => setTimeout(() => { pressing = false; }));
  for (const id of Object.keys(checks)) {
    field(id)?.addEventListener('change', () => {
      if (!pressing) showError(id, textOf(id) === '' ? '' : checks[id]());
    });
  }
  const shown = document.getElementById('card-network');
  const nameNetwork = () => {
    if (shown !== null && shown.textContent !== networkOf(digits())) shown.textContent = networkOf(digits());
  };
  field('card_number')?.addEventListener('input', nameNetwork);
  nameNetwork();
  form.addEventListener('change', (event) => {
    if (event.target.name === 'card_reference') for (const id of Object.keys(checks)) if (field(id) !== null) showError(id, '');
  });
  form.addEventListener('submit', (event) => {
    const results = checkedFields().map((id) => [id, checks[id]()]);
    for (const [id, error] of results) showError(id, error);
    const first = results.find(([, error]) => error !== '');
    if (first === undefined) return;
    event.preventDefault();
    field(first[0]).focus();
  });
})();
`);

/** `data-look-again` keeps its name: a page that was opened before an upgrade polls the pages of the new version. */
export const redirectScript = scriptAsset(`'use strict';
document.querySelector('form[data-redirect]')?.submit();
`);

export const waitingScript = scriptAsset(`'use strict';
(() => {
  const headingOf = (page) => page.querySelector('h1')?.textContent;
  const secondsOf = (page) => Number(page.querySelector('[data-look-again]')?.dataset.lookAgain ?? '0');
  const schedule = (seconds) => {
    if (seconds > 0) setTimeout(poll, seconds * 1000);
  };
  const poll = async () => {
    try {
      const answer = await fetch(location.href, { redirect: 'manual', cache: 'no-store', headers: { accept: 'text/html' } });
      if (answer.type === 'opaqueredirect') return location.reload();
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      if (headingOf(page) !== headingOf(document)) return location.reload();
      schedule(secondsOf(page));
    } catch {
      schedule(secondsOf(document));
    }
  };
  schedule(secondsOf(document));
})();
`);
