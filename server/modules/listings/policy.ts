import type { HomeStatus } from '@/contract/homes/endpoints';
import type { Person } from '@/server/http/person';

interface Subject {
  status: HomeStatus;
  ownerId: string | null;
}

const isStaff = (person: Person | null) => person?.type === 'staff';
const isOwner = (person: Person | null, home: Subject) => person !== null && person.id === home.ownerId;

/** A listing is its owner's and our team's to read and to change. */
export const canEdit = (person: Person | null, { home }: { home: Subject }): boolean =>
  isOwner(person, home) || isStaff(person);

/** Nobody but its owner approves what will be said about a home. */
export const canApprove = (person: Person | null, { home }: { home: Subject }): boolean => isOwner(person, home);

/** Our team publishes, so that a second person has read every listing. */
export const canPublish = (person: Person | null): boolean => isStaff(person);
