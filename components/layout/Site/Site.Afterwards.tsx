import { ConsentPrompt } from '@/components/layout/consent/ConsentPrompt';
import { useReferralClaim } from '@/components/layout/Site/useReferralClaim';

/** What no page waits for: whether visits may be counted, and who sent somebody here. */
export function DeferredParts({ needsConsent }: { readonly needsConsent: boolean }) {
  useReferralClaim();
  return needsConsent ? <ConsentPrompt /> : null;
}
