import { useReferralClaim } from '@/hooks/useReferralClaim';
import { ConsentPrompt } from './PrivacyAsk';

/** What no page waits for: whether visits may be counted, and who sent somebody here. */
export function DeferredParts({ needsConsent: asks }: { readonly needsConsent: boolean }) {
  useReferralClaim();
  return asks ? <ConsentPrompt /> : null;
}
