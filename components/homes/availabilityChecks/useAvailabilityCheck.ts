import { useEffect, useState } from 'react';
import { type AvailabilityCheck, availabilityChecks } from '@/contract/homes/availabilityChecks/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

interface Reply {
  readonly answer: NonNullable<AvailabilityCheck['answer']>;
  readonly availableOn?: string;
  readonly note: string;
}

/** The check that the mailed link opens; its secret stands after the #, where no server sees it. */
export function useAvailabilityCheck(homeId: string) {
  const [token, setToken] = useState<string | null>();
  const [check, setCheck] = useState<AvailabilityCheck>();
  const loadCheck = useApiMutation(availabilityChecks.openCheck);
  const submitAnswer = useApiMutation(availabilityChecks.answerCheck);
  const undoAnswer = useApiMutation(availabilityChecks.undoAnswer);
  const { mutate: open } = loadCheck;

  useEffect(() => {
    const found = new URLSearchParams(window.location.hash.slice(1)).get('token');
    setToken(found);
    if (found) open({ params: { homeId }, body: { token: found } }, { onSuccess: setCheck });
  }, [homeId, open]);

  const endpointParams = { params: { homeId } };
  const refused = loadCheck.error !== null && loadCheck.error.status >= 400 && loadCheck.error.status < 500;
  return {
    homeId,
    check,
    reading: token === undefined || loadCheck.isPending,
    /** No link, or one that does not work. */
    shut: token === null || refused,
    failed: loadCheck.isError && !refused,
    retry: () => token && open({ ...endpointParams, body: { token } }, { onSuccess: setCheck }),
    answer: (reply: Reply, onSent: () => void) =>
      token &&
      submitAnswer.mutate(
        { ...endpointParams, body: { token, ...reply } },
        {
          onSuccess: (next) => {
            onSent();
            setCheck(next);
          },
        },
      ),
    undo: () => token && undoAnswer.mutate({ ...endpointParams, body: { token } }, { onSuccess: setCheck }),
    sending: submitAnswer.isPending || undoAnswer.isPending,
    error: submitAnswer.error ?? undoAnswer.error,
  };
}
