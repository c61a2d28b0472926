/**
 * Device tokens prove an earlier login from the same device. Login attempts with one have a lock of their own, so that attackers
 * cannot lock out the owner by guessing. A device token grants no access without the password. Stateless.
 */
import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { usernameKey } from '../domain/merchants/settings-login.ts';
import type { Runtime } from '../platform/runtime.ts';
import { shortId } from '../platform/runtime.ts';

/** Validity of a device token, in milliseconds (180 days). */
export const DEVICE_MS = 180 * 24 * 60 * 60_000;

const TOKEN = /^svc_(dev_[0-9a-f]{16})\.([0-9]{1,12})\.([A-Za-z0-9_-]{43})$/;

export interface DeviceTokens {
  /** Issues a token for a device of this user. Renews a known device id; null creates one. */
  issue(username: string, deviceId: string | null): string;
  /** The device id; null if the token is not this user's or has expired. */
  read(username: string, token: string): string | null;
}

export function createDeviceTokens(key: KeyObject, { clock, random }: Runtime): DeviceTokens {
  /** JSON separates the parts unambiguously. */
  function seal(username: string, deviceId: string, expiry: string): string {
    return createHmac('sha256', key)
      .update(JSON.stringify([usernameKey(username), deviceId, expiry]))
      .digest('base64url');
  }

  return {
    issue(username, known) {
      const deviceId = known ?? shortId('dev', random);
      const expiry = String(Math.floor((clock.now().getTime() + DEVICE_MS) / 1_000));
      return `svc_${deviceId}.${expiry}.${seal(username, deviceId, expiry)}`;
    },
    read(username, token) {
      const [, deviceId, expiry, sealed] = TOKEN.exec(token) ?? [];
      if (deviceId === undefined || expiry === undefined || sealed === undefined) return null;
      const isValid = timingSafeEqual(Buffer.from(sealed), Buffer.from(seal(username, deviceId, expiry)));
      return isValid && Number(expiry) * 1_000 > clock.now().getTime() ? deviceId : null;
    },
  };
}
