/** What programs read that call the pages' operations without a browser. Browsers get the page of the refusal instead. */

export const UNKNOWN_LINK = 'This payment link does not exist or is no longer valid. Ask the shop for a new one.';

export const UNKNOWN_PAYMENT = 'This payment does not exist. Return to the shop and start again.';

export const ACTION_MISSING = 'is required; send the value of the button that was pressed';

export const CARD_NOT_TAKEN_HERE =
  'This address does not accept card details. Nothing was recorded. Open the address and submit its own form.';

export const CARD_FIELD = 'is not accepted here; send card details to POST /txns or enter them on the payment page';
