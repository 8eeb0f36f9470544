import { type HomeRole, hasHomeRight } from '@/contract/homes/homeMembers/constants';
import { isOnDuty, type Person } from '@/server/http/person';

interface Subject {
  /** What the person is to the home; null for staff and strangers. */
  role: HomeRole | null;
}

const isStaff = (person: Person | null) => isOnDuty(person);

/** Only its owners approve the text about a home. */
export const canApprove = (_person: Person | null, { role }: Subject): boolean =>
  role !== null && hasHomeRight(role, 'setup');

/** A listing is its owners' and our team's to read and to change. */
export const canEdit = (person: Person | null, subject: Subject): boolean =>
  canApprove(person, subject) || isStaff(person);

/** Our team publishes, so that a second person has read every listing. */
export const canPublish = (person: Person | null): boolean => isStaff(person);
