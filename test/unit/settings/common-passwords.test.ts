import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '../../../server/auth/common-passwords.ts';

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
