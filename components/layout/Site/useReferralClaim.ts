import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isSignedIn, onSessionChange } from '@/lib/session/session';
import { readCookie } from '@/lib/storage/cookies';

/** Records the referring friend as soon as a referred visitor has an account. */
export function useReferralClaim(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let isRequested = false;
    const claim = async () => {
      const api = queries.getDefaultOptions().queries?.meta?.api;
      if (isRequested || !api || !isSignedIn() || !readCookie('referralUser')) return;
      isRequested = true;
      const { claimReferral } = await import('@/components/layout/Site/referralClaim');
      await claimReferral(api);
    };
    void claim();
    return onSessionChange(() => void claim());
  }, [queries]);
}
