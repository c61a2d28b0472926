/** The pictures of the pages: the icon, and a mark for each card network. Drawn for this service; the style sheet names them. */
import { createHash } from 'node:crypto';
import { CardNetwork } from '../../domain/card-network.ts';

const card = (background: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 38 24"><rect width="38" height="24" rx="4" fill="${background}"/>${content}</svg>`;

const word = (text: string, size: number, style: string) =>
  `<text x="19" y="16" text-anchor="middle" font-family="Arial,sans-serif" font-size="${size}" font-weight="700" ${style}>${text}</text>`;

const circles = (left: string, right: string) =>
  `<circle cx="15" cy="12" r="7" fill="${left}"/><circle cx="23" cy="12" r="7" fill="${right}" fill-opacity=".85"/>`;

const marks: Readonly<Record<Exclude<CardNetwork, ''>, string>> = {
  [CardNetwork.VISA]: card('#1a1f71', word('VISA', 12, 'font-style="italic" fill="#fff"')),
  [CardNetwork.MASTERCARD]: card('#252525', circles('#eb001b', '#f79e1b')),
  [CardNetwork.AMEX]: card('#016fd0', word('AMEX', 11, 'fill="#fff"')),
  [CardNetwork.RUPAY]: card(
    '#fff',
    `${word('RuPay', 10.5, 'fill="#1b3281"')}<path d="M34 5l3 7-5 7z" fill="#f37920"/>`,
  ),
  [CardNetwork.MAESTRO]: card('#252525', circles('#0099df', '#ed0006')),
  [CardNetwork.DINERS]: card(
    '#0069aa',
    '<circle cx="19" cy="12" r="8" fill="#fff"/><path d="M17 6a6 6 0 000 12zM21 6a6 6 0 010 12z" fill="#0069aa"/>',
  ),
  [CardNetwork.DISCOVER]: card(
    '#fff',
    `${word('DISC', 10, 'fill="#231f20"')}<circle cx="34" cy="12" r="3" fill="#f48024"/>`,
  ),
  [CardNetwork.JCB]: card(
    '#fff',
    '<rect x="7" y="4" width="7" height="16" rx="2" fill="#0e4c96"/><rect x="15.500" y="4" width="7" height="16" rx="2" fill="#e3000b"/><rect x="24" y="4" width="7" height="16" rx="2" fill="#007940"/>',
  ),
};

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="2" y="6" width="28" height="20" rx="4" fill="#1d4fd7"/><path d="M2 11h28v4H2z" fill="#0d2a7a"/><path d="M6 20h8v2H6z" fill="#fff"/></svg>';

export interface Picture {
  /** The path below the address of the static assets. */
  readonly path: string;
  readonly content: string;
}

function picture(content: string): Picture {
  const version = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { path: `/pages/${version}.svg`, content };
}

export const iconPicture = picture(icon);

export const networkPictures: readonly (Picture & { readonly network: string })[] = Object.entries(marks).map(
  ([network, content]) => ({ network, ...picture(content) }),
);
