import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { analyticsConsent, CONSENT_CHANGED } from '@/lib/consent/analyticsConsent';
import { whenIdle } from '@/lib/whenIdle';

const PrivacyBar = dynamic(() => import('./ConsentBanner').then((file) => file.ConsentBanner), { ssr: false });

/** Brings the question once the page has come to rest, to whoever has not answered it; its script comes with it. */
export function ConsentPrompt() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (analyticsConsent()) return;
    const leave = whenIdle(() => setOpen(true));
    const close = () => setOpen(false);
    window.addEventListener(CONSENT_CHANGED, close);
    return () => {
      leave();
      window.removeEventListener(CONSENT_CHANGED, close);
    };
  }, []);
  return isOpen ? <PrivacyBar /> : null;
}
