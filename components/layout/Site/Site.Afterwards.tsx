import { useEffect } from 'react';
import { ConsentPrompt } from '@/components/layout/consent/ConsentPrompt';
import { useReferralClaim } from '@/components/layout/Site/useReferralClaim';
import { startInstalledApp } from '@/lib/app/appWorker';
import { logProblem } from '@/lib/log';

/** What no page waits for: the question about privacy where it is asked, who sent somebody here, and the installed app. */
export function DeferredParts({ needsConsent }: { readonly needsConsent: boolean }) {
  useReferralClaim();
  useEffect(() => {
    startInstalledApp().catch((cause) => logProblem('The app could not be started.', cause));
  }, []);
  return needsConsent ? <ConsentPrompt /> : null;
}
