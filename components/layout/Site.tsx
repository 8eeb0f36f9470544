import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { ModalStack } from '@/components/modals/ModalStack';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { SkipLink } from '@/components/ui/SkipLink';
import { useAwake } from '@/hooks/useAwake';
import { useRouteFocus } from '@/hooks/useRouteFocus';
import { useRouteProgress } from '@/hooks/useRouteProgress';
import { useVisit } from '@/hooks/useVisit';
import { ChatLauncher } from './ChatLauncher';
import { Footer } from './Footer';
import { Header, type HeaderVariant } from './Header';
import { Later, part } from './Later';
import { SiteStyle } from './Site.styles';
import { VirginiaBanner } from './VirginiaBanner';

const footer = part(
  () => import('./Footer').then((file) => file.Footer),
  typeof window === 'undefined' ? Footer : undefined,
);

interface SiteProps {
  readonly header?: HeaderVariant;
  /** The page of a region: it carries the banner. */
  readonly regionPage?: boolean;
  /** Known on the server where the page is drawn per request; elsewhere `lib/early.js` hides the chrome. */
  readonly mobileApp?: boolean;
  readonly children: ReactNode;
}

/** Everything around a page: header, footer, banner, dialogs, progress, focus. Pages bring what stands in `<main>`. */
export function Site({ header = 'primary', regionPage = false, mobileApp = false, children }: SiteProps) {
  const { pathname } = useRouter();
  useAwake();
  useVisit();
  useRouteProgress();
  useRouteFocus();
  return (
    <>
      <SkipLink />
      {typeof window === 'undefined' && <SiteStyle />}
      {!mobileApp && <VirginiaBanner route={pathname} regionPage={regionPage} />}
      {!mobileApp && <Header variant={header} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {!mobileApp && <Later part={footer} given={{}} />}
      <ChatLauncher />
      <LiveRegion />
      <ModalStack />
    </>
  );
}
