import { useEffect, useState } from 'react';
import { storeDevice } from '@/components/care/proJobs/jobDevice';
import { type ProAccount, proAccounts } from '@/contract/care/proAccounts/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { type ProSession, readSession, storeSession } from './proSession';

const isRefused = (error: { status: number; code: string } | null) =>
  error !== null && error.status >= 400 && error.status < 500 && error.status !== 429;

const jobHref = (token: string) => `${routes.pros.job()}#token=${token}`;

/** All jobs of a Pro on this phone. */
export function useProAccount() {
  const [stored, setStored] = useState<ProSession | null>();
  const [account, setAccount] = useState<ProAccount>();
  const openAccount = useApiMutation(proAccounts.openProAccount);
  const openJob = useApiMutation(proAccounts.openAccountJob);
  const logOut = useApiMutation(proAccounts.logOutPro);
  const { mutate: open } = openAccount;
  const session = stored?.session;

  const save = (next: ProSession | null) => {
    storeSession(next);
    setStored(next);
    if (!next) setAccount(undefined);
  };
  useEffect(() => setStored(readSession()), []);
  useEffect(() => {
    if (session) open({ body: { session } }, { onSuccess: setAccount });
  }, [session, open]);

  return {
    account,
    setAccount,
    session: session ?? '',
    isReading: stored === undefined,
    /** The login of before has ended. */
    hasEnded: Boolean(session) && isRefused(openAccount.error),
    hasFailed: openAccount.isError && !isRefused(openAccount.error) && !account,
    needsLogin: stored === null || isRefused(openAccount.error),
    reload: () => session && open({ body: { session } }, { onSuccess: setAccount }),
    logIn: (next: string) => save({ session: next, links: {} }),
    logOut: () => session && logOut.mutate({ body: { session } }, { onSettled: () => save(null) }),
    problem: openJob.error?.message,
    openingId: openJob.isPending ? openJob.variables.body.offerId : undefined,
    /** Under the link of before, where this phone opened the job already. */
    openJob(offerId: string) {
      if (!stored) return;
      const known = stored.links[offerId];
      if (known) return window.location.assign(jobHref(known));
      openJob.mutate(
        { body: { session: stored.session, offerId } },
        {
          onSuccess: ({ token, device }) => {
            storeDevice(token, device);
            save({ ...stored, links: { ...stored.links, [offerId]: token } });
            window.location.assign(jobHref(token));
          },
        },
      );
    },
  };
}

export type ProAccountState = ReturnType<typeof useProAccount>;
