import type { Duty, UserType } from '@/contract/account/users/endpoints';

/** Who may open the Studio: editors, and staff with the admin duty. The API decides it again. */
export const writesContent = (roles: readonly UserType[], duties: readonly Duty[]): boolean =>
  roles.includes('editor') || duties.includes('admin');
