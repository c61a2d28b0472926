import { describe, expect, it } from 'vitest';
import { ErrorCode } from '../../generated/values.ts';
import { errorCatalogue } from '../../server/http/error-catalogue.ts';
import { errorAnchor } from '../../server/http/wire.ts';
import { errorList } from '../../server/pages/errors/errors-page.ts';
import { html } from '../../server/pages/layout/html.ts';
import { createPageLook } from '../../server/pages/layout/look.ts';

const base = 'https://pay.example';
const page = errorList(createPageLook({ environment: 'sandbox', publicBaseUrl: base, staticBaseUrl: base }));

describe('the list of errors', () => {
  it.each(Object.values(ErrorCode))('has %s under the anchor that answers refer to', (code) => {
    const [, from = ''] = page.split(`<section id="${errorAnchor(code)}">`);
    const section = from.split('</section>')[0] ?? '';
    const { http, status, message, userMessage } = errorCatalogue[code];
    expect(section).toContain(`<code>${html`${code}`}</code>`);
    expect(section).toContain(`HTTP ${http}, ${status}`);
    expect(section).toContain(`${html`${message}`}`);
    expect(section).toContain(`${html`${userMessage}`}`);
  });

  it('has each code once and no other', () => {
    expect(page.match(/<section /g)).toHaveLength(Object.values(ErrorCode).length);
  });
});
