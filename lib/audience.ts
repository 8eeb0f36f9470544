import type { UserType } from '@/contract/users';

export type Audience = Exclude<UserType, 'editor' | 'staff'>;

/** Whose part of the account area an address lies in: `/accounts/portfolio` is for homeowners, `/accounts/home` for residents. */
export function audienceOf(path: string): Audience | undefined {
  const [, , part] = path.split(/[/?#]/);
  if (part === 'portfolio') return 'homeowner';
  return part === 'home' ? 'resident' : undefined;
}

/** Staff look after both. */
export function belongsThere(roles: readonly UserType[], audience: Audience | undefined): boolean {
  return audience === undefined || roles.includes(audience) || roles.includes('staff');
}
