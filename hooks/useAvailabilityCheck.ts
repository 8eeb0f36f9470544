import { useEffect, useState } from 'react';
import { type AvailabilityCheck, availabilityChecks } from '@/contract/availabilityChecks';
import { useApiMutation } from './useApiMutation';

/** The check that the mailed link opens; its secret stands after the #, where no server sees it. */
export function useAvailabilityCheck(homeId: string) {
  const [token, setToken] = useState<string | null>();
  const [check, setCheck] = useState<AvailabilityCheck>();
  const opening = useApiMutation(availabilityChecks.openCheck);
  const answering = useApiMutation(availabilityChecks.answerCheck);
  const undoing = useApiMutation(availabilityChecks.undoAnswer);
  const { mutate: open } = opening;

  useEffect(() => {
    const found = new URLSearchParams(window.location.hash.slice(1)).get('token');
    setToken(found);
    if (found) open({ params: { homeId }, body: { token: found } }, { onSuccess: setCheck });
  }, [homeId, open]);

  const at = { params: { homeId } };
  const refused = opening.error !== null && opening.error.status >= 400 && opening.error.status < 500;
  return {
    check,
    reading: token === undefined || opening.isPending,
    /** No link, or one that does not work. */
    shut: token === null || refused,
    failed: opening.isError && !refused,
    retry: () => token && open({ ...at, body: { token } }, { onSuccess: setCheck }),
    answer: (reply: { answer: NonNullable<AvailabilityCheck['answer']>; availableOn?: string; note: string }) =>
      token && answering.mutate({ ...at, body: { token, ...reply } }, { onSuccess: setCheck }),
    undo: () => token && undoing.mutate({ ...at, body: { token } }, { onSuccess: setCheck }),
    sending: answering.isPending || undoing.isPending,
    error: answering.error ?? undoing.error,
  };
}
