import {
  CONSENT_VERSION,
  type ConsentChoice,
  type ConsentSource,
  consents,
} from '@/contract/account/consents/endpoints';
import { createApiClient } from '@/lib/api/client';
import { logProblem } from '@/lib/log';
import { analyticsConsent, hasPrivacyControl, isOptIn, setAnalyticsConsent } from './analyticsConsent';

/** Follows a choice at once, and has the API write it down. The choice holds also where that fails. */
export function makeChoice(choice: ConsentChoice, source: ConsentSource): void {
  const previous = analyticsConsent() ?? null;
  setAnalyticsConsent(choice);
  const body = {
    choice,
    previous,
    source,
    version: CONSENT_VERSION,
    mode: isOptIn() ? ('opt-in' as const) : ('opt-out' as const),
    privacyControl: hasPrivacyControl(),
  };
  createApiClient()
    .call(consents.recordChoice, { body }, { keepalive: true })
    .catch((cause: unknown) => logProblem('The privacy choice could not be recorded.', cause));
}
