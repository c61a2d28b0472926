/**
 * The fields of Adyen's requests (Checkout API v72, https://github.com/Adyen/adyen-openapi). Adyen refuses a request with a field that it does
 * not know, at each level whose fields it knows.
 */
import { isRecord } from '../../../server/platform/is-record.ts';

export interface Structure {
  readonly fields: ReadonlySet<string>;
  /** The structures of fields that are objects. */
  readonly nested?: Readonly<Record<string, string>>;
}

const fields = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

/** By the name of Adyen's model. */
export const structures: Readonly<Record<string, Structure>> = {
  PaymentRequest: {
    fields: fields(`
      accountInfo additionalAmount additionalData amount applicationInfo authenticationData bankAccount billingAddress browserInfo
      captureDelayHours channel checkoutAttemptId company countryCode dateOfBirth dccQuote deliverAt deliveryAddress
      deliveryDate deviceFingerprint enableOneClick enablePayOut enableRecurring enhancedSchemeData entityType fraudOffset fundOrigin
      fundRecipient industryUsage installments lineItems localizedShopperStatement mandate mcc merchantAccount merchantOrderReference
      merchantRiskIndicator metadata mpiData order orderReference origin paymentMethod paymentValidations platformChargebackLogic
      recurringExpiry recurringFrequency recurringProcessingModel redirectFromIssuerMethod redirectToIssuerMethod reference returnUrl
      riskData sessionValidity shopperConversionId shopperEmail shopperIP shopperInteraction shopperLocale shopperName shopperReference
      shopperStatement shopperTaxInfo socialSecurityNumber splits store storePaymentMethod subMerchants surcharge telephoneNumber
      threeDS2RequestData threeDSAuthenticationOnly trustedShopper`),
    nested: {
      amount: 'Amount',
      authenticationData: 'AuthenticationData',
      browserInfo: 'BrowserInfo',
      mpiData: 'ThreeDSecureData',
      paymentMethod: 'CardDetails',
    },
  },
  Amount: { fields: fields('currency value') },
  CardDetails: {
    fields: fields(`
      billingSequenceNumber brand checkoutAttemptId cupsecureplus.smscode cvc encryptedCard encryptedCardNumber encryptedExpiryMonth
      encryptedExpiryYear encryptedPassword encryptedSecurityCode expiryMonth expiryYear fastlaneData fundingSource holderName
      networkPaymentReference number recurringDetailReference sdkData shopperNotificationReference srcCorrelationId srcDigitalCardId
      srcScheme srcTokenReference storedPaymentMethodId threeDS2SdkVersion type`),
  },
  ThreeDSecureData: {
    fields: fields(`
      authenticationResponse cavv cavvAlgorithm challengeCancel directoryResponse dsTransID eci riskScore threeDSVersion
      tokenAuthenticationVerificationValue transStatusReason xid`),
  },
  AuthenticationData: {
    fields: fields('attemptAuthentication authenticationOnly threeDSRequestData'),
    nested: { threeDSRequestData: 'ThreeDSRequestData' },
  },
  ThreeDSRequestData: { fields: fields('challengeWindowSize dataOnly nativeThreeDS threeDSVersion') },
  BrowserInfo: {
    fields: fields(`
      acceptHeader colorDepth javaEnabled javaScriptEnabled language screenHeight screenWidth timeZoneOffset userAgent`),
  },
  PaymentDetailsRequest: {
    fields: fields('authenticationData details paymentData threeDSAuthenticationOnly'),
    nested: { details: 'PaymentCompletionDetails' },
  },
  PaymentCompletionDetails: {
    fields: fields(`
      MD PaReq PaRes authorization_token billingToken cupsecureplus.smscode facilitatorAccessToken oneTimePasscode orderID payerID
      payload paymentID paymentStatus redirectResult resultCode returnUrlQueryString threeDSResult threeds2.challengeResult
      threeds2.fingerprint vaultToken`),
  },
  PaymentCaptureRequest: {
    fields: fields(`
      amount applicationInfo enhancedSchemeData lineItems merchantAccount platformChargebackLogic reference splits subMerchants`),
    nested: { amount: 'Amount' },
  },
  PaymentRefundRequest: {
    fields: fields(`
      amount applicationInfo capturePspReference enhancedSchemeData lineItems merchantAccount merchantRefundReason reference splits
      store`),
    nested: { amount: 'Amount' },
  },
  PaymentCancelRequest: { fields: fields('applicationInfo merchantAccount reference') },
  PaymentReversalRequest: { fields: fields('applicationInfo merchantAccount reference') },
  StandalonePaymentCancelRequest: {
    fields: fields('applicationInfo merchantAccount paymentReference reference'),
  },
  PaymentMethodsRequest: {
    fields: fields(`
      additionalData allowedPaymentMethods amount blockedPaymentMethods browserInfo channel countryCode merchantAccount order
      shopperConversionId shopperEmail shopperIP shopperLocale shopperReference splitCardFundingSources store storeFiltrationMode
      telephoneNumber`),
    nested: { amount: 'Amount' },
  },
};

/** Why a request does not have its structure, in Adyen's words; null when it has. Names fields, never values. */
export function structureProblem(value: unknown, name: string): string | null {
  const structure = structures[name];
  if (structure === undefined) return null;
  if (!isRecord(value) || Array.isArray(value)) return `Structure of ${name} is not an object`;
  const unknown = Object.keys(value).filter((field) => !structure.fields.has(field));
  if (unknown.length > 0) return `Structure of ${name} contains the following unknown fields: [${unknown.join(', ')}]`;
  for (const [field, nested] of Object.entries(structure.nested ?? {})) {
    const problem = value[field] === undefined ? null : structureProblem(value[field], nested);
    if (problem !== null) return problem;
  }
  return null;
}
