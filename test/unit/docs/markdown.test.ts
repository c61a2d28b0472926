import { describe, expect, it } from 'vitest';
import { headingsOf, inline, markdown, prose } from '../../../server/docs/markdown.ts';

const parts = { resolve: (target: string) => (target === 'there' || target === 'GET /x' ? '../there' : undefined) };

describe('Markdown', () => {
  it.each([
    ['# A\n\ntext\ngoes on', '<h1>A</h1>\n<p>text goes on</p>\n'],
    ['## Some `code` here', '<h2 id="some-code-here">Some <code>code</code> here</h2>\n'],
    ['- one\n  and more\n- two', '<ul><li>one and more</li>\n<li>two</li>\n</ul>\n'],
    ['1. one\n2. two', '<ol><li>one</li>\n<li>two</li>\n</ol>\n'],
    ['```sh\na < b\n```', '<div class="box"><pre><code>a &lt; b</code></pre></div>\n'],
    ['<!-- run: x -->\n```sh\na\n```', '<div class="box"><pre><code>a</code></pre></div>\n'],
    [
      '**strong** [here](there) [away](https://a.example)',
      '<p><strong>strong</strong> <a href="../there">here</a> <a href="https://a.example">away</a></p>\n',
    ],
    ['`GET /x` and `GET /y`', '<p><a href="../there"><code>GET /x</code></a> and <code>GET /y</code></p>\n'],
    ['[`GET /x` it](there)', '<p><a href="../there"><code>GET /x</code> it</a></p>\n'],
    ['**`GET /x` now**', '<p><strong><a href="../there"><code>GET /x</code></a> now</strong></p>\n'],
    [
      '1. one\n   ```sh\n   a\n   ```\n2. two',
      '<ol><li>one<div class="box"><pre><code>a</code></pre></div>\n</li>\n<li>two</li>\n</ol>\n',
    ],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n'],
    ['a <img src=x onerror=y> b', '<p>a &lt;img src=x onerror=y&gt; b</p>\n'],
    ['<!-- a --><b>', '<p>&lt;!-- a --&gt;&lt;b&gt;</p>\n'],
    ['![a](b.png) https://a.example', '<p>![a](b.png) https://a.example</p>\n'],
    ['[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>\n'],
    ['[a](<java\tscript:b>)', '<p>[a](&lt;java\tscript:b&gt;)</p>\n'],
    ['[a]\n\n[a]: data:text/html,b', '<p>[a]</p>\n<p>[a]: data:text/html,b</p>\n'],
  ])('%j', (given, wanted) => {
    expect(String(markdown(given, parts))).toBe(wanted);
  });

  it('makes a table', () => {
    expect(String(markdown('| a | b |\n| --- | --- |\n| 1 | `2` |', parts))).toBe(
      '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>\n<tbody><tr><td>1</td><td><code>2</code></td></tr>\n</tbody></table>\n',
    );
  });

  it('takes each line of a description for a paragraph', () => {
    expect(String(prose('a\n\nb `c`', parts))).toBe('<p>a</p>\n<p>b <code>c</code></p>\n');
    expect(String(prose('a\n\n- b\n- c\nd', parts))).toBe('<p>a</p>\n<ul><li>b</li>\n<li>c</li>\n</ul>\n<p>d</p>\n');
  });

  it('lists headings, but none within code', () => {
    expect(headingsOf('# T\n\n## One `x`\n\n```sh\n## no\n```\n## Two')).toEqual([
      { title: 'One x', anchor: 'one-x' },
      { title: 'Two', anchor: 'two' },
    ]);
  });

  it('shows an unknown mark as text', () => {
    expect(String(inline('a * b _c_', parts))).toBe('a * b _c_');
  });
});
