import { isOnDuty, type Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import { can } from '@/server/modules/homes/homeMembers';
import type { GuideHome } from './repo';

/** Those who live there, those who see the home, and staff. A helper sees the setup part that they fill in, and no guide. */
export const canReadGuide = (actor: Person | null, { isResident, access }: GuideHome): boolean =>
  isResident || can(access, 'view') || isOnDuty(actor);

/** The owners, and those of our team who know the home. */
export const canChangeGuide = (actor: Person | null, { access }: GuideHome): boolean =>
  can(access, 'setup') || hasDuty(actor, 'leasing') || hasDuty(actor, 'care');
