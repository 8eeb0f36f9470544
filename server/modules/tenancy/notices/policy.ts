import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import type { LeaseSide, NoticeView } from './repo';

type Sides = Pick<LeaseSide, 'isOwnerSide' | 'isResident'>;

/** Either side of the lease reads what a notice means; our team, too. */
export function canSeeOutlook(actor: Person | null, { isOwnerSide, isResident }: Sides): boolean {
  return isOwnerSide || isResident || hasDuty(actor, 'leasing');
}

/** Either side gives notice. */
export function canGiveNotice(_actor: Person | null, { isOwnerSide, isResident }: Sides): boolean {
  return isOwnerSide || isResident;
}

/** The side that gave it takes it back. */
export function canWithdrawNotice(_actor: Person | null, { side, isOwnerSide, isResident }: NoticeView): boolean {
  return side === 'owner' ? isOwnerSide : isResident;
}

/** A second person, of our team. */
export function canReviewNotice(actor: Person | null, { isOwnerSide, givenBy }: NoticeView): boolean {
  return hasDuty(actor, 'leasing') && !isOwnerSide && givenBy !== actor?.id;
}
