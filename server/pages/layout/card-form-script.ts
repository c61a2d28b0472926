/**
 * The script of the card form. The page works without it. It groups the number, names the card network, advances from month to year,
 * and checks the fields before the form is sent. It sends and stores nothing. Its rules come from the vault's tables.
 */
import { CardNetwork } from '../../domain/card-network.ts';
import { securityCodeRule } from '../../domain/cards/network-of.ts';
import { networkRanges } from '../../domain/cards/network-ranges.ts';
import { scriptLiteral } from '../../http/html.ts';
import { type Language, type Texts, textsOf } from '../texts/texts.ts';
import { type ScriptAsset, scriptAsset } from './page-scripts.ts';

const networks = Object.values(CardNetwork);

/** How a network prints its numbers: the digits of each group. Others print groups of four. */
const groups: Readonly<Partial<Record<CardNetwork, readonly number[]>>> = { AMEX: [4, 6, 5], DINERS: [4, 6, 4] };

const rules = {
  ranges: networkRanges,
  groups,
  codes: Object.fromEntries(networks.map((network) => [network, securityCodeRule(network)])),
};

/** The words of the script: those of the problems, and those that follow from the network. */
function wordsOf({ cardProblems, card }: Texts) {
  const { securityCodeHint: hint, securityCodeHintFour: hintFour, network } = card;
  return { ...cardProblems, hint, hintFour, network: network('{network}') };
}

const cardFormScript = (texts: Texts) =>
  scriptAsset(`'use strict';
(() => {
  const { ranges, groups, codes, words } = ${scriptLiteral({ ...rules, words: wordsOf(texts) })};
  const form = document.querySelector('form[data-card-form]');
  if (form === null) return;
  const strict = form.dataset.cardForm === 'strict';
  const field = (id) => form.querySelector('#' + id);
  const textOf = (id) => (field(id)?.value ?? '').trim();
  const digitsOf = (text) => text.replace(/[^0-9]/g, '');
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
  const needsCode = () => !(choice()?.classList.contains('by-token') ?? false);
  const network = () => (isNew() ? networkOf(digits()) : (choice().dataset.network ?? ''));

  /* Month and year as the service reads them. */
  const expiryOf = (text) => {
    const [first = '', second = ''] = text.match(/[0-9]+/g) ?? [];
    if (second !== '') return first.length === 4 ? [second, first] : [first, second];
    if (/^20[0-9]{2}(0[1-9]|1[0-2])$/.test(first)) return [first.slice(4), first.slice(0, 4)];
    const end = first.length === 3 || first.length === 5 ? 1 : 2;
    return [first.slice(0, end), first.slice(end)];
  };

  const checks = {
    card_number: () => {
      if (textOf('card_number') === '') return words.cardNumber.missing;
      if (!/^[0-9](?:[ -]?[0-9])*$/.test(textOf('card_number'))) return words.cardNumber.malformed;
      if (digits().length < 12 || digits().length > 19) return words.cardNumber.length;
      return strict && !luhn(digits()) ? words.cardNumber.checksum : '';
    },
    card_expiry: () => {
      if (textOf('card_expiry') === '') return words.expiryMonth.missing;
      const [month, year] = expiryOf(textOf('card_expiry'));
      if (!/^(0?[1-9]|1[0-2])$/.test(month)) return words.expiryMonth.malformed;
      if (!/^(20)?[0-9]{2}$/.test(year)) return words.expiryYear.malformed;
      const end = '20' + year.slice(-2) + '-' + month.padStart(2, '0');
      return strict && end < form.dataset.month ? words.expiryYear.expired : '';
    },
    card_security_code: () => {
      const code = textOf('card_security_code');
      const rule = codes[network()] ?? codes[''];
      const isUnknown = isNew() && digits() === '';
      if (code === '') {
        return strict && needsCode() && (isUnknown || rule.presence === 'required') ? words.cardSecurityCode.missing : '';
      }
      if (!/^[0-9]{3,4}$/.test(code)) return words.cardSecurityCode.malformed;
      return strict && !rule.lengths.includes(code.length) ? words.cardSecurityCode.length : '';
    },
  };

  /* The line below a field shows its error in place of its hint. */
  const showError = (id, error) => {
    const note = document.getElementById(id + '-note');
    const text = error === '' ? note.dataset.hint : error;
    if (note.textContent !== text) note.textContent = text;
    note.className = error === '' ? 'hint' : 'field-error';
    if (error === '') field(id).removeAttribute('aria-invalid');
    else field(id).setAttribute('aria-invalid', 'true');
  };

  const summary = document.querySelector('.errors');
  const showSummary = (errors) => {
    summary.hidden = errors.length === 0;
    summary.querySelector('ul').replaceChildren(...errors.map(([id, error]) => {
      const [item, link] = ['li', 'a'].map((name) => document.createElement(name));
      link.href = '#' + id;
      link.textContent = error;
      item.append(link);
      return item;
    }));
    summary.querySelector('p')?.remove();
    if (errors.length > 0) summary.focus();
  };

  /* Takes a corrected field off the summary, and leaves the focus where it is. */
  const dropFromSummary = (id) => {
    for (const item of summary.querySelectorAll('li')) if (item.querySelector('a')?.hash === '#' + id) item.remove();
    summary.hidden = summary.querySelector('li') === null;
  };

  const checkedFields = () => Object.keys(checks).filter((id) => id === 'card_security_code' ? needsCode() : isNew());

  const showNetwork = () => {
    const name = networkOf(digits());
    const [mark, spoken] = [document.getElementById('card-mark'), document.getElementById('card-network')];
    const text = name === '' ? '' : words.network.replace('{network}', () => name);
    mark.dataset.network = name;
    if (spoken.textContent !== text) spoken.textContent = text;
    const code = document.getElementById('card_security_code-note');
    code.dataset.hint = codes[network()]?.lengths[0] === 4 ? words.hintFour : words.hint;
    if (code.className === 'hint' && code.textContent !== code.dataset.hint) code.textContent = code.dataset.hint;
  };

  /* Writes the text, and puts the caret behind the same number of digits as before. */
  const write = (input, text, before) => {
    if (input.value === text) return;
    input.value = text;
    let end = 0;
    for (let seen = 0; seen < before && end < text.length; end += 1) if (/[0-9]/.test(text[end])) seen += 1;
    /* Behind a separator that only just appeared, so that typing goes on. */
    if (before === digitsOf(text).length) end = text.length;
    if (document.activeElement === input) input.setSelectionRange(end, end);
  };

  const grouped = (number) => {
    const sizes = groups[networkOf(number)] ?? [4, 4, 4, 4, 3];
    const parts = [];
    let from = 0;
    for (const size of [...sizes, 19]) {
      if (from < number.length) parts.push(number.slice(from, from + size));
      from += size;
    }
    return parts.join(' ');
  };

  /* A deletion that only took a separator takes the digit before it. */
  const withoutDigit = (input, event, last) => {
    const all = digitsOf(input.value);
    const before = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length;
    const tookNone = event.inputType === 'deleteContentBackward' && all === digitsOf(last) && before > 0;
    return tookNone ? [all.slice(0, before - 1) + all.slice(before), before - 1] : [all, before];
  };

  let lastNumber = '';
  field('card_number').addEventListener('input', (event) => {
    const input = event.target;
    if (/^[0-9 -]*$/.test(input.value)) {
      const [number, before] = withoutDigit(input, event, lastNumber);
      write(input, grouped(number), before);
    }
    lastNumber = input.value;
    showNetwork();
  });

  let lastExpiry = '';
  field('card_expiry').addEventListener('input', (event) => {
    const input = event.target;
    const typed = event.inputType === 'insertText';
    const deleted = (event.inputType ?? '').startsWith('delete');
    if (typed || !deleted) {
      const [month, year] = expiryOf(/^[2-9]$/.test(input.value) ? '0' + input.value : input.value);
      const whole = month.length === 1 && year !== '' ? '0' + month : month;
      const isDate = /^[0-9 /-]*$/.test(input.value) && (typed ? whole.length === 2 : year !== '');
      const short = year.length === 4 && year.startsWith('20') ? year.slice(2) : year;
      if (isDate) write(input, whole + ' / ' + short, digitsOf(whole + short).length);
    } else if (digitsOf(input.value) === digitsOf(lastExpiry) && digitsOf(input.value).length === 2) {
      write(input, input.value.slice(0, 1), 1);
    }
    lastExpiry = input.value;
    if (typed && /^[0-9]{2} [/] [0-9]{2}$/.test(input.value) && checks.card_expiry() === '') field('card_security_code').focus();
  });

  /* A page that the browser kept and shows again holds a form that has been sent: the present one is fetched. */
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) return window.location.reload();
    if (performance.getEntriesByType('navigation')[0]?.type !== 'back_forward') return;
    for (const id of ['card_number', 'card_security_code']) field(id).value = '';
    showNetwork();
  });

  form.noValidate = true;
  /* While the button is being pressed nothing moves under it: sending checks everything anyway. */
  let pressing = false;
  form.addEventListener('pointerdown', (event) => { pressing = event.target.closest('button') !== null; });
  document.addEventListener('pointerup', () => setTimeout(() => { pressing = false; }));
  for (const id of Object.keys(checks)) {
    field(id).addEventListener('change', () => {
      if (pressing) return;
      const error = textOf(id) === '' ? '' : checks[id]();
      showError(id, error);
      if (error === '' && textOf(id) !== '') dropFromSummary(id);
    });
  }
  showNetwork();
  form.addEventListener('change', (event) => {
    if (event.target.name !== 'card_reference') return;
    for (const id of Object.keys(checks)) showError(id, '');
    showSummary([]);
    showNetwork();
  });

  /* A request that the customer stopped ends without an event; the same form sent again is the same payment. */
  const SENT_AGAIN_MS = 15000;
  let sent = false;
  form.addEventListener('submit', (event) => {
    if (sent) return event.preventDefault();
    for (const id of Object.keys(checks)) showError(id, '');
    const errors = checkedFields().map((id) => [id, checks[id]()]).filter(([, error]) => error !== '');
    for (const [id, error] of errors) showError(id, error);
    showSummary(errors);
    if (errors.length > 0) return event.preventDefault();
    sent = true;
    const button = form.querySelector('button[name=action]');
    const text = button.textContent;
    button.setAttribute('aria-disabled', 'true');
    button.textContent = button.dataset.processing;
    setTimeout(() => {
      sent = false;
      button.removeAttribute('aria-disabled');
      button.textContent = text;
    }, SENT_AGAIN_MS);
  });
})();
`);

export const cardFormScripts: Readonly<Record<Language, ScriptAsset>> = {
  en: cardFormScript(textsOf.en),
  hi: cardFormScript(textsOf.hi),
};
