/** Marks the parts of code for the style sheet, so that highlighting takes no script. One pattern serves shell, TypeScript, Python and JSON. Pure. */
import { type Html, html } from '../http/html.ts';

const TOKEN = new RegExp(
  [
    /(?<c>(?<!\S)(?:#|\/\/)[^\n]*)/,
    /(?<p>"[\w.:-]+"(?=\s*:))/,
    /(?<s>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*')/,
    /(?<k>\b(?:curl|import|from|const|await|async|return|new|process|print|true|false|null|None|True|False)\b)/,
    /(?<n>(?<![\w.:/=-])-?\d+(?:\.\d+)?(?![\w.:/-]))/,
    /(?<o>(?<=\s)--?[a-zA-Z][\w-]*(?=\s))/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** The text with a class for each comment, property, string, keyword, number and option. */
export function highlighted(text: string): Html {
  let end = 0;
  const parts = [...text.matchAll(TOKEN)].map(({ 0: token, index, groups = {} }) => {
    const [kind = ''] = Object.entries(groups).find(([, value]) => value !== undefined) ?? [];
    const before = text.slice(end, index);
    end = index + token.length;
    return html`${before}<span class="${kind}">${token}</span>`;
  });
  return html`${parts}${text.slice(end)}`;
}
