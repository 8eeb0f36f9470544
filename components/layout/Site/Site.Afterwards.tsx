import { useEffect } from 'react';
import { ConsentPrompt } from '@/components/layout/consent/ConsentPrompt';
import { useReferralClaim } from '@/components/layout/Site/useReferralClaim';
import { startAppWorker } from '@/lib/app/appWorker';

/** What no page waits for: the question about privacy where it is asked, the referrer, and the page for when there is no connection. */
export function DeferredParts({ needsConsent }: { readonly needsConsent: boolean }) {
  useReferralClaim();
  useEffect(() => {
    void startAppWorker();
  }, []);
  return needsConsent ? <ConsentPrompt /> : null;
}
