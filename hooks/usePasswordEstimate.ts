import { useDeferredValue, useEffect, useState } from 'react';
import type { Estimate } from '@/contract/passwords';
import { passwordJudge } from '@/lib/passwordJudge';

/** How good the password is that somebody types; undefined until we can tell. */
export function usePasswordEstimate(typed: string, told: string): Estimate | undefined {
  const password = useDeferredValue(typed);
  const [estimate, setEstimate] = useState<Estimate>();
  useEffect(() => {
    if (!password) return setEstimate(undefined);
    let stale = false;
    passwordJudge().then(
      (judge) => stale || setEstimate(judge(password, [told])),
      () => stale || setEstimate(undefined),
    );
    return () => {
      stale = true;
    };
  }, [password, told]);
  return estimate;
}
