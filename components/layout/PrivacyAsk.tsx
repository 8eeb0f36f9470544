import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { CHOSEN, privacyChoice } from '@/lib/tracking/privacyChoice';
import { whenIdle } from '@/lib/whenIdle';

const PrivacyBar = dynamic(() => import('./PrivacyBar').then((file) => file.PrivacyBar), { ssr: false });

/** Brings the question once the page has come to rest, to whoever has not answered it; its script comes with it. */
export function PrivacyAsk() {
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    if (privacyChoice()) return;
    const leave = whenIdle(() => setAsks(true));
    const close = () => setAsks(false);
    window.addEventListener(CHOSEN, close);
    return () => {
      leave();
      window.removeEventListener(CHOSEN, close);
    };
  }, []);
  return asks ? <PrivacyBar /> : null;
}
