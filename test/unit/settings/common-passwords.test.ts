import { describe, expect, it } from 'vitest';
import { holdsName, isCommonPassword } from '../../../server/auth/common-passwords.ts';

describe('a common password', () => {
  it.each([
    'password1234',
    'Password2026!',
    'P@ssw0rd1234',
    'passwordpassword',
    'pass-word-2026',
    'qwertyuiop123',
    'qwertyuiop[]12',
    '123456789012',
    '210987654321',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'abcdefghijkl',
    '1q2w3e4r5t6y',
    'admin12345678',
    'iloveyou2026',
    'ChangeMeNow!',
    'WELCOME-2026',
    'correct horse battery staple',
    '112233445566',
    '147258369147',
    '159753159753',
    '123321123321',
    '102030405060',
    '111222333444',
    'qwe123qwe123',
    'abc123abc123',
    '123qweasdzxc',
    'qweasdzxc123',
    'passw0rd!passw0rd!',
    'passwordabcd',
    'jamesbond007',
    'november1234',
    'India@123456',
  ])('%s is refused', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'choose-a-long-password',
    'another-password',
    'settings password of the test',
    'shop1-password',
    'lamp-market-seven',
    'JBSWY3DPEHPK3PXP',
    'x9Kq-7Lm2-Vw4T',
    '918273645546',
    '8462-9304-75ab',
    'Ein langes Kennwort',
    'пароль из многих слов',
  ])('%s is none', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

it.each([
  ['books-lamp-2741', true],
  ['Lamp.BOOK-store.2741', true],
  ['xx owner@books.example', true],
  ['the-owner-2741-lamp', true],
  ['lamp-market-seven', false],
])('a password of the names of its merchant is known: %s', (password, holds) => {
  expect(holdsName(password, ['owner@books.example', 'books', 'Book Store', 'lam'])).toBe(holds);
});
