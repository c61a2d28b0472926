/**
 * Rules for the settings of the hosted payment page: URLs, web origins and color. Pure. Each function returns the broken rule, never
 * the value, or null when the value is valid.
 */
import { isIP } from '../../platform/addresses/network-address.ts';
import type { Environment } from '../../platform/config.ts';

/** The URL parser accepts `;`, `'` and `*` in a host, which have a meaning in a Content-Security-Policy. */
const HOST = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])$/;

/** The return URL: http or https without query and fragment; in production https with a host name. */
export function returnUrlProblem(text: string, environment: Environment): string | null {
  const url = webUrl(text, environment);
  if (url === null || /[?#]/.test(text)) return `must be ${schemes(environment)} URL without query and fragment`;
  return environment === 'production' ? hostNameProblem(url) : null;
}

/** The logo URL: http or https; in production https. */
export function logoUrlProblem(text: string, environment: Environment): string | null {
  return webUrl(text, environment) === null ? `must be ${schemes(environment)} URL` : null;
}

/** A web origin as a browser sends it: scheme, host in lowercase, and the port unless it is the scheme's default. */
export function originProblem(text: string, environment: Environment): string | null {
  const url = webUrl(text, environment);
  if (url !== null && url.origin === text) return null;
  return 'must be a web origin such as https://shop.example, in lowercase, without a path or a trailing slash';
}

const LEAST_CONTRAST = 4.5;

/** The luminance of a color `#rrggbb`, as WCAG 2 defines it: 0 for black, 1 for white. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function readsWhite(channels: readonly number[]): boolean {
  return 1.05 / (luminance(channels) + 0.05) >= LEAST_CONTRAST;
}

/** The color of the page: white text on it must be readable. Names the nearest darker color that is. */
export function brandColorProblem(color: string): string | null {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  if (readsWhite(channels)) return null;
  const shades = Array.from({ length: 100 }, (_, step) =>
    channels.map((channel) => Math.floor((channel * (100 - step)) / 100)),
  );
  const darker = (shades.find(readsWhite) ?? [0, 0, 0])
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('');
  return `is too light for white text; choose a darker color, such as #${darker}`;
}

function webUrl(text: string, environment: Environment): URL | null {
  if (!URL.canParse(text) || !/^https?:\/\/[!-~]+$/i.test(text)) return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || !HOST.test(url.hostname)) return null;
  return url.protocol === 'https:' || environment === 'sandbox' ? url : null;
}

function hostNameProblem(url: URL): string | null {
  const bare = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0 || !url.hostname.includes('.');
  return bare ? 'must have a host name such as shop.example, not an IP address' : null;
}

function schemes(environment: Environment): string {
  return environment === 'production' ? 'an https' : 'an http or https';
}
