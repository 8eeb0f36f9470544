import type { Person } from '@/server/http/person';
import { can, type HomeAccess } from '@/server/modules/homes/homeMembers';

/** Owners, co-owners, and the accountant see what a home is worth. Our team does not: the figures are theirs. */
export const canSeeWealth = (_actor: Person | null, access: HomeAccess): boolean => can(access, 'money');

/** An accountant works with the figures, too. */
export const canChangeWealth = (actor: Person | null, access: HomeAccess): boolean => canSeeWealth(actor, access);
