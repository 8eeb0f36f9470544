import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { claimsQuery, isSignedIn, onSessionChange, userQuery } from '@/lib/session/session';

/** Who is signed in, if anybody. Asks nothing while there is no session. */
export function useSession() {
  const signedIn = useSyncExternalStore(onSessionChange, isSignedIn, () => false);
  const user = useQuery({ ...userQuery(), enabled: signedIn });
  const claims = useQuery({ ...claimsQuery(), enabled: signedIn && user.data !== undefined });
  return {
    signedIn,
    user: signedIn ? user.data : undefined,
    roles: signedIn ? claims.data?.roles : undefined,
    duties: signedIn ? claims.data?.duties : undefined,
    error: user.error ?? claims.error,
  };
}
