import { ConsentPrompt } from '@/components/layout/consent/ConsentPrompt';
import { useReferralClaim } from '@/components/layout/Site/useReferralClaim';

/** What no page waits for: the question about privacy where it is asked, and who sent somebody here. */
export function DeferredParts({ needsConsent }: { readonly needsConsent: boolean }) {
  useReferralClaim();
  return needsConsent ? <ConsentPrompt /> : null;
}
