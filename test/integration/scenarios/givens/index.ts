/** Every seeder by its name in `x-given`. */
import type { Seeder } from '../seeder.ts';
import { administration } from './administration.ts';
import { cards } from './cards.ts';
import { encrypted } from './encrypted.ts';
import { failedPayments } from './failed-payments.ts';
import { faults } from './faults.ts';
import { gatewayNotification } from './gateway-notification.ts';
import { holds } from './holds.ts';
import { limits } from './limits.ts';
import { orders } from './orders.ts';
import { pages } from './pages.ts';
import { settingsUsers } from './settings-users.ts';
import { tokenPayments } from './token-payments.ts';

const rooms = [
  orders,
  failedPayments,
  holds,
  gatewayNotification,
  tokenPayments,
  cards,
  pages,
  administration,
  settingsUsers,
  encrypted,
  limits,
  faults,
];

const all: ReadonlyMap<string, Seeder> = new Map(rooms.flatMap((room) => Object.entries(room)));

/** The seeder of this name. Throws with the names that there are. */
export function seederOf(name: string): Seeder {
  const seeder = all.get(name);
  if (seeder !== undefined) return seeder;
  throw new Error(`x-given names ${name}, and no seeder is called so; there are: ${[...all.keys()].sort().join(', ')}`);
}
