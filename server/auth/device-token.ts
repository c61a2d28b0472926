/**
 * Device tokens: proof that somebody logged in from this device before. Whoever sends one is counted by itself, so that strangers
 * cannot shut out the owner by guessing. It opens nothing without the password. Holds no state.
 */
import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { usernameKey } from '../domain/merchants/login-lock.ts';
import type { Runtime } from '../platform/runtime.ts';
import { shortId } from '../platform/runtime.ts';

/** For how long a device is known: 180 days, in milliseconds. */
export const DEVICE_MS = 180 * 24 * 60 * 60_000;

const TOKEN = /^svc_(dev_[0-9a-f]{16})\.([0-9]{1,12})\.([A-Za-z0-9_-]{43})$/;

export interface DeviceTokens {
  /** A token for a device of this user: the known one of this id for longer, a new one for null. */
  issue(username: string, deviceId: string | null): string;
  /** The id of the device; null when the token is not one of this user, or its time is over. */
  read(username: string, token: string): string | null;
}

export function createDeviceTokens(key: KeyObject, { clock, random }: Runtime): DeviceTokens {
  /** JSON keeps the parts apart whatever characters they hold. */
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
