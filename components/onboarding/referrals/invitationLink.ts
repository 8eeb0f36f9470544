import { routes } from '@/contract/routes';

/** Address of a referral link; the site keeps both names for two hours, and with an account for good. */
export const invitationLink = (code: string, id?: string): string =>
  `${window.location.origin}${routes.homeowners.all()}?referral_user=${code}${id ? `&referral_id=${id}` : ''}`;
