import type { UserType } from '@/contract/account/users/endpoints';

/** Who may open the Studio. */
export const writesContent = (roles: readonly UserType[]): boolean =>
  roles.includes('editor') || roles.includes('staff');
