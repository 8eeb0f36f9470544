import { agreementFormHandler } from './agreementForm.server';
import { flowFormHandler } from './flowForm.server';
import type { PlainHandler } from './handler';
import { plainFlows } from './plainForm';
import { w9FormHandler } from './w9Form.server';

/** Every form that works without scripts, by its id. */
const handlers: Readonly<Record<string, PlainHandler>> = {
  w9: w9FormHandler,
  agreement: agreementFormHandler,
  ...Object.fromEntries(plainFlows.map((flow) => [flow.id, flowFormHandler(flow)])),
};

export const plainHandlerOf = (formId: string): PlainHandler | undefined =>
  Object.hasOwn(handlers, formId) ? handlers[formId] : undefined;
