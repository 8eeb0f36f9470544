import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { Activity, type ReactNode } from 'react';
import { ChatProvider } from '@/components/layout/chat/ChatLauncher';
import { Hydrated } from '@/components/layout/deferredScripts/Hydrated';
import { Footer } from '@/components/layout/Footer/Footer';
import { Header, type HeaderVariant } from '@/components/layout/Header/Header';
import { clientOnly } from '@/components/layout/page/clientOnly';
import { useMobileApp } from '@/components/layout/Site/useMobileApp';
import { usePageviewTracking } from '@/components/layout/Site/usePageviewTracking';
import { useRouteFocus } from '@/components/layout/Site/useRouteFocus';
import { useRouteProgress } from '@/components/layout/Site/useRouteProgress';
import { ModalStack } from '@/components/modals/ModalStack';
import { LiveRegion } from '@/components/ui/feedback/LiveRegion';
import { SkipLink } from '@/components/ui/navigation/SkipLink';
import { VirginiaBanner } from './VirginiaBanner';

/** Drawn by the server, so that nothing moves; pages with the whole footer never load it. */
const SlimFooter = dynamic(() => import('@/components/layout/Footer/SlimFooter').then((file) => file.SlimFooter));

const DeferredParts = clientOnly(
  dynamic(() => import('./Site.Afterwards').then((file) => file.DeferredParts), { ssr: false }),
);

interface SiteProps {
  readonly header?: HeaderVariant;
  /** The page of a region: it carries the banner. */
  readonly regionPage?: boolean;
  /** A page where people do something, such as a question or a signature. */
  readonly slim?: boolean;
  /** A page with a chrome of its own. */
  readonly withoutChrome?: boolean;
  readonly children: ReactNode;
}

/**
 * Everything around a page: header, footer, banner, dialogs, progress, focus. Pages bring what stands in `<main>`. React
 * hydrates each `Activity` by itself and in short tasks, so a touch meanwhile is heard.
 */
export function Site({
  header = 'primary',
  regionPage = false,
  slim = false,
  withoutChrome = false,
  children,
}: SiteProps) {
  const { pathname } = useRouter();
  const mobileApp = useMobileApp();
  const plain = mobileApp || withoutChrome;
  usePageviewTracking();
  useRouteProgress();
  useRouteFocus();
  return (
    <>
      <SkipLink />
      <div id="privacy-question" />
      {!plain && <VirginiaBanner route={pathname} regionPage={regionPage} />}
      <Activity>{!plain && <Header variant={header} slim={slim} />}</Activity>
      <main id="main" tabIndex={-1}>
        <Activity>
          <ChatProvider>{children}</ChatProvider>
          <Hydrated />
        </Activity>
      </main>
      <Activity>{!plain && (slim ? <SlimFooter /> : <Footer />)}</Activity>
      <DeferredParts needsConsent={!plain} />
      <LiveRegion />
      <ModalStack />
    </>
  );
}
