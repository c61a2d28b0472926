/** What the service refuses of a change of a stored card by the form alone, by the service's own rules. Pure. */
import type { components } from '../../generated/openapi.d.ts';
import { OperationId } from '../../generated/values.ts';
import { namedCard, nothingToChangeError, refuseNumberInTexts, toCardTexts } from '../../server/cards/wire.ts';
import type { ApiError } from '../../server/http/api-error.ts';
import type { Call } from './ask-prism.ts';
import { errorOf } from './error-of.ts';
import { plainFields } from './sent-body.ts';

type CardForm = components['schemas']['CardUpdateForm'];

/** In the order of the service. */
export function storedCardRefusal({ operation: { id }, body }: Call): ApiError | undefined {
  if (id !== OperationId.updateCard && id !== OperationId.deleteCard) return undefined;
  const fields = body.kind === 'form' ? body.fields : new Map<string, string>();
  const form: CardForm = JSON.parse(JSON.stringify(plainFields(fields, id)));
  return errorOf(() => {
    if (id === OperationId.updateCard) {
      const texts = toCardTexts(form);
      if (Object.keys(texts).length === 0) return nothingToChangeError();
      refuseNumberInTexts({ name_on_card: texts.nameOnCard, nickname: texts.nickname });
    }
    namedCard(form);
    return undefined;
  });
}
