/** The style sheet in the merchant's color: one file, at an address of its own. */
import { describe, expect, it } from 'vitest';
import { pageAssetAt, styleUrlOf } from '../../../server/pages/layout/theme.ts';

const theme = { staticBaseUrl: 'https://static.example' };
const pathOf = (color: string | null) => new URL(styleUrlOf(theme, color)).pathname;

describe('the style sheet', () => {
  it('has the color of the merchant, a darker one under the pointer and a lighter one in the dark', () => {
    const content = pageAssetAt(pathOf('#0a6b3d'))?.content ?? '';
    expect(content).toContain('--accent: #0a6b3d; --button: #0a6b3d; --button-text: #ffffff; --button-hover: #085631;');
    expect(content).toContain('(prefers-color-scheme: dark) { :root { --accent: #9dc4b1; } }');
    expect(content.startsWith(pageAssetAt(pathOf(null))?.content ?? 'none')).toBe(true);
  });

  it.each(['-0a6b3', '-0A6B3D', '-0a6b3d;', '-xxxxxx', '-0a6b3d0a6b3d'])(
    'is not served for %s in place of a color',
    (end) => {
      expect(pageAssetAt(pathOf(null).replace('.css', `${end}.css`))).toBeUndefined();
      expect(pageAssetAt(`/pages/0000000000000000${end}.css`)).toBeUndefined();
    },
  );

  it('names pictures that are served', () => {
    const names = [...(pageAssetAt(pathOf(null))?.content ?? '').matchAll(/url\("([^"]+)"\)/g)].map(([, name]) => name);
    expect(names).toHaveLength(8);
    for (const name of names) expect(pageAssetAt(`/pages/${name}`)?.mediaType).toBe('image/svg+xml');
  });
});
