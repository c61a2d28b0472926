/**
 * The body of `POST /payments`. The only place that reveals the card: the number, security code and cryptogram go into
 * the body and nowhere else.
 *
 * Sources: https://docs.adyen.com/api-explorer/Checkout/72/post/payments,
 * https://docs.adyen.com/online-payments/3d-secure/redirect-3ds2, https://docs.adyen.com/online-payments/capture,
 * https://docs.adyen.com/online-payments/network-tokenization
 */
import type { PayRequest } from '../../domain/ports/gateway-connector.ts';
import type { AdyenObject } from './api.ts';
import { toAdyen } from './money.ts';

/** Adyen's limit for a reference. */
const LONGEST_REFERENCE = 80;

function instrument(request: PayRequest): AdyenObject {
  const { instrument, expiryMonth, expiryYear, nameOnCard } = request;
  const card = {
    number: instrument.number.reveal(),
    expiryMonth: expiryMonth.padStart(2, '0'),
    expiryYear: expiryYear.length === 2 ? `20${expiryYear}` : expiryYear,
    ...(nameOnCard === '' ? {} : { holderName: nameOnCard }),
  };
  if (instrument.kind === 'token') {
    const { cryptogram, details } = instrument;
    return {
      paymentMethod: { type: 'networkToken', ...card },
      mpiData: {
        tokenAuthenticationVerificationValue: cryptogram.reveal(),
        ...(details.eci === '' ? {} : { eci: details.eci.padStart(2, '0') }),
      },
    };
  }
  const { securityCode } = instrument;
  return {
    paymentMethod: { type: 'scheme', ...card, ...(securityCode === null ? {} : { cvc: securityCode.reveal() }) },
  };
}

/**
 * How the customer takes part: not at all, or by a redirect to the bank's page. Native 3-D Secure needs Adyen's script.
 * `browserInfo` is left out: Adyen takes it only whole, with the size of the screen and the time zone. `always` asks for 3-D
 * Secure, with or without a challenge; absent, Adyen and the rules of the account decide.
 */
function interaction({ authType, frictionlessAllowed }: PayRequest): AdyenObject {
  if (authType === 'MOTO') return { shopperInteraction: 'Moto' };
  const isWanted = authType === 'THREE_DS' || !frictionlessAllowed;
  return {
    shopperInteraction: 'Ecommerce',
    redirectFromIssuerMethod: 'GET',
    authenticationData: {
      ...(isWanted ? { attemptAuthentication: 'always' } : {}),
      threeDSRequestData: { nativeThreeDS: 'disabled' },
    },
  };
}

/** Both are sent, because the merchant account's own setting may be either. */
function capture(autoCapture: boolean): AdyenObject {
  return autoCapture ? { captureDelayHours: 0 } : { additionalData: { manualCapture: 'true' } };
}

/** The whole body. Visa requires the email or the IP address for 3-D Secure, so each is sent when it is known. */
export function paymentBody(merchantAccount: string, request: PayRequest): AdyenObject {
  return {
    merchantAccount,
    reference: request.txnUuid,
    merchantOrderReference: request.orderId.slice(0, LONGEST_REFERENCE),
    amount: toAdyen(request.money),
    returnUrl: request.returnUrl,
    ...(request.customerEmail === '' ? {} : { shopperEmail: request.customerEmail }),
    ...(request.customerAddress === '' ? {} : { shopperIP: request.customerAddress }),
    ...instrument(request),
    ...interaction(request),
    ...capture(request.autoCapture),
  };
}
