import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { html, nothing } from '../../../server/http/html.ts';
import { seeded } from '../../support/seeded.ts';

const attack = `"><script>alert('1')</script><img src=x onerror=\`x\`>&amp;`;

describe('an html template', () => {
  it('escapes text in content and in attributes', () => {
    expect(`${html`<p title="${attack}">${attack}</p>`}`).toBe(
      '<p title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&lt;img src=x onerror=&#96;x&#96;&gt;&amp;amp;">' +
        '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&lt;img src=x onerror=&#96;x&#96;&gt;&amp;amp;</p>',
    );
  });

  it('takes markup of other templates as it is, one or several', () => {
    expect(`${html`<ul>${['a<', 'b'].map((item) => html`<li>${item}</li>`)}</ul>${nothing}${html`<hr>`}${7}`}`).toBe(
      '<ul><li>a&lt;</li><li>b</li></ul><hr>7',
    );
  });

  it('escapes text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const inside = `${html`${text}`}`;
        expect(inside).not.toMatch(/[<>"'`]/);
        expect(inside.replace(/&(?:amp|lt|gt|quot|#39|#96);/g, '')).not.toContain('&');
      }),
      seeded(),
    );
  });
});
