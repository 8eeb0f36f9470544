import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { paymentMethods } from '@/contract/money/paymentMethods/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

/** Saves what was chosen on the processor's page, as the address says on the way back, and cleans the address. */
export function usePaymentMethodReturn() {
  const { asPath, isReady, replace } = useRouter();
  const save = useApiMutation(paymentMethods.addPaymentMethod, { touches: [paymentMethods] });
  const [isCanceled, setIsCanceled] = useState(false);
  const handled = useRef<string | undefined>(undefined);
  const { mutate } = save;
  useEffect(() => {
    if (!isReady) return;
    const url = new URL(asPath, window.location.origin);
    const [session, setup] = [url.searchParams.get('session'), url.searchParams.get('setup')];
    if (!session && !setup) return;
    if (setup === 'canceled') setIsCanceled(true);
    if (session && handled.current !== session) {
      handled.current = session;
      mutate({ body: { session } });
    }
    url.searchParams.delete('session');
    url.searchParams.delete('setup');
    void replace(`${url.pathname}${url.search}${url.hash}`, undefined, { shallow: true, scroll: false });
  }, [asPath, isReady, replace, mutate]);
  return { save, isCanceled: isCanceled && save.isIdle };
}
