import { OrderStatus } from '../../../generated/values.ts';

/** The numeric id of each order status, as in responses and return URLs. Existing clients depend on these values. */
export const statusIds = {
  [OrderStatus.NEW]: 10,
  [OrderStatus.STARTED]: 20,
  [OrderStatus.CHARGED]: 21,
  [OrderStatus.SVC_DECLINED]: 22,
  [OrderStatus.PENDING_VBV]: 23,
  [OrderStatus.VBV_SUCCESSFUL]: 24,
  [OrderStatus.AUTHORIZED]: 25,
  [OrderStatus.AUTHENTICATION_FAILED]: 26,
  [OrderStatus.AUTHORIZATION_FAILED]: 27,
  [OrderStatus.AUTHORIZING]: 28,
  [OrderStatus.VOIDED]: 31,
  [OrderStatus.VOID_INITIATED]: 32,
  [OrderStatus.CAPTURE_INITIATED]: 33,
  [OrderStatus.CAPTURE_FAILED]: 34,
  [OrderStatus.VOID_FAILED]: 35,
  [OrderStatus.AUTO_REFUNDED]: 36,
  [OrderStatus.PARTIAL_CHARGED]: 37,
  [OrderStatus.EXPIRED]: 38,
} satisfies Record<OrderStatus, number>;
