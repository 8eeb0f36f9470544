import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { clientOnly } from '@/components/layout/page/clientOnly';
import { CONSENT_CHANGED } from '@/lib/consent/analyticsConsent';
import { whenIdle } from '@/lib/whenIdle';

const Banner = clientOnly(dynamic(() => import('./ConsentBanner').then((file) => file.ConsentBanner), { ssr: false }));

/** Brings the question once the page has come to rest, where deferredScripts/bootstrap.js has made room for it. */
export function ConsentPrompt() {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.privacyQuestion === undefined) return;
    const cancelIdle = whenIdle(() => setPlace(document.getElementById('privacy-question')));
    const close = () => {
      // The answer that was pressed goes, so the focus moves on to the page.
      if (document.activeElement?.closest('#privacy-question'))
        document.getElementById('main')?.focus({ preventScroll: true });
      delete dataset.privacyQuestion;
      setPlace(null);
    };
    window.addEventListener(CONSENT_CHANGED, close);
    return () => {
      cancelIdle();
      window.removeEventListener(CONSENT_CHANGED, close);
    };
  }, []);
  return place ? <Banner place={place} /> : null;
}
