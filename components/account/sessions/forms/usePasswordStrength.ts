import { useDeferredValue, useEffect, useState } from 'react';
import { passwordEstimator } from '@/components/account/sessions/forms/passwordStrength';
import type { PasswordEstimate } from '@/contract/account/users/passwords';

/** How good the password is that somebody types; undefined until we can tell. */
export function usePasswordStrength(typed: string, userInputs: string): PasswordEstimate | undefined {
  const password = useDeferredValue(typed);
  const [estimate, setEstimate] = useState<PasswordEstimate>();
  useEffect(() => {
    if (!password) return setEstimate(undefined);
    let stale = false;
    passwordEstimator().then(
      (estimator) => stale || setEstimate(estimator(password, [userInputs])),
      () => stale || setEstimate(undefined),
    );
    return () => {
      stale = true;
    };
  }, [password, userInputs]);
  return estimate;
}
