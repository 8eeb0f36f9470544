import { useReferralClaim } from '@/hooks/useReferralClaim';
import { PrivacyAsk } from './PrivacyAsk';

/** What no page waits for: whether visits may be counted, and who sent somebody here. */
export function Afterwards({ asks }: { readonly asks: boolean }) {
  useReferralClaim();
  return asks ? <PrivacyAsk /> : null;
}
