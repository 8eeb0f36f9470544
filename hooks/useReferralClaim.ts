import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readCookie } from '@/lib/cookies';
import { isSignedIn, onSessionChange } from '@/lib/session';

/** As soon as somebody who came by a friend’s link has an account, the friend is remembered with it. */
export function useReferralClaim(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let asked = false;
    const claim = async () => {
      const api = queries.getDefaultOptions().queries?.meta?.api;
      if (asked || !api || !isSignedIn() || !readCookie('referralUser')) return;
      asked = true;
      const { claimReferral } = await import('@/lib/tracking/referralClaim');
      await claimReferral(api);
    };
    void claim();
    return onSessionChange(() => void claim());
  }, [queries]);
}
