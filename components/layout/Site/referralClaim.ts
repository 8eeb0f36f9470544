import { referrals } from '@/contract/onboarding/referrals/endpoints';
import type { ApiClient } from '@/lib/api/client';
import { logProblem } from '@/lib/log';
import { readCookie, writeCookie } from '@/lib/storage/cookies';

/** Links a new account to the friend who referred it, before the cookie of two hours expires. */
export async function claimReferral(api: ApiClient): Promise<void> {
  const referralUser = readCookie('referralUser');
  if (!referralUser) return;
  const referralId = readCookie('referralId');
  try {
    await api.call(referrals.claimReferral, { body: { referralUser, ...(referralId && { referralId }) } });
    writeCookie('referralUser', undefined);
    writeCookie('referralId', undefined);
  } catch (cause) {
    logProblem('We couldn’t save the invitation.', cause);
  }
}
