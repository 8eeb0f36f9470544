import { useDeferredValue, useEffect, useState } from 'react';
import { passwordEstimator } from '@/components/account/sessions/forms/passwordStrength';
import type { PasswordEstimate } from '@/contract/account/users/passwords';

/** Strength of the typed password; undefined until it is known. */
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
