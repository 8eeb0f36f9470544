// What the owner of a home decided about pets, smoking, and what its HOA asks; as listing and application say it.
import type { Home } from '@/contract/homes/homes/endpoints';
import { pluralize } from '@/lib/format/text';
import { petsLabels } from './home.labels';

/** The pet policy with its limit. Assistance animals are not pets. */
export function petPolicyLabel({ pets, petLimit }: Pick<Home, 'pets' | 'petLimit'>): string {
  const limit = pets === 'none' || petLimit === null ? '' : `, up to ${pluralize(petLimit, 'pet')}`;
  return petsLabels[pets] + limit;
}

/** As the lease has it, also where the owner was never asked. */
export function smokingLabel(smoking: Home['smoking']): string {
  if (smoking === null) return 'Not indoors';
  return smoking === 'outside' ? 'Outdoors only' : 'Not allowed';
}

/** Beside a date of moving in that the approval of the HOA decides. */
export const hoaWaitLabel = ({ hoaApprovalDays }: Pick<Home, 'hoaApprovalDays'>): string =>
  `The HOA needs about ${pluralize(hoaApprovalDays ?? 0, 'day')} to approve you.`;

/** What an HOA that approves residents means for those who apply. */
export const hoaApprovalLabel = (days: number): string =>
  `The HOA approves residents before they move in.${days > 0 ? ` It takes about ${pluralize(days, 'day')}.` : ''}`;
