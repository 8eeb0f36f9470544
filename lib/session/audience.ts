import type { UserType } from '@/contract/account/users/endpoints';

export type Audience = Exclude<UserType, 'editor' | 'staff'>;

/** The role to which a URL of the account area belongs: `/accounts/portfolio` is for homeowners, `/accounts/home` for residents. */
export function audienceOf(path: string): Audience | undefined {
  const [, , part] = path.split(/[/?#]/);
  if (part === 'portfolio') return 'homeowner';
  return part === 'home' ? 'resident' : undefined;
}

/** Staff look after both. */
export function isInAudienceArea(roles: readonly UserType[], audience: Audience | undefined): boolean {
  return audience === undefined || roles.includes(audience) || roles.includes('staff');
}

const HOMEOWNER_ENTRIES =
  /^\/(homeowners?|agreement|post-inspection|rent-estimate|smooth-payments|advance-signing|lease-signing|accounts\/portfolio)(\/|$)/;
const RESIDENT_ENTRIES = /^\/(residents?|coapplicant|homes|preview\/homes|accounts\/(home|saved))(\/|$)/;

/** The role of a signup, by the page before it. Undefined where that page implies none: then the person chooses. */
export function roleOfEntry(path: string): Audience | undefined {
  const at = path.split(/[?#]/)[0] ?? '';
  if (HOMEOWNER_ENTRIES.test(at)) return 'homeowner';
  return RESIDENT_ENTRIES.test(at) ? 'resident' : undefined;
}
