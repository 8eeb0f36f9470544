import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { Text } from '@/components/ui/text/Text';
import {
  type AnalyticsConsent,
  analyticsConsent,
  refusedByBrowser,
  setAnalyticsConsent,
} from '@/lib/consent/analyticsConsent';
import { publicEnv } from '@/lib/env';
import type { ModalContentProps } from '@/lib/routing/modals';
import { routes } from '@/lib/routing/routes';
import { CookieGroups } from './PrivacyChoicesModal.Cookies';

const stateLabels: Record<AnalyticsConsent, string> = {
  analytics: 'You allow us to count your visits.',
  necessary: 'We keep only what the site needs.',
};

/** What we keep in this browser, by name, and the one thing to decide. Leaving changes nothing. */
export function PrivacyChoicesModal({ onClose }: ModalContentProps) {
  const [isRefusedByBrowser] = useState(refusedByBrowser);
  const [chosen] = useState(analyticsConsent);
  const choose = (choice: AnalyticsConsent) => {
    setAnalyticsConsent(choice);
    onClose();
  };
  const answers = isRefusedByBrowser ? (
    <Button onClick={onClose}>Close</Button>
  ) : (
    <Row $justify="end">
      <Button tone="secondary" onClick={() => choose('necessary')}>
        Only what is needed
      </Button>
      <Button tone="secondary" onClick={() => choose('analytics')}>
        Count my visits
      </Button>
    </Row>
  );
  return (
    <Dialog title="Your privacy choices" onClose={onClose} footer={answers}>
      <Stack>
        <Text>
          We sell nothing about you, share nothing with advertisers, and load nothing from anybody else’s servers to
          watch what you do. One thing is yours to decide: whether we may know your browser again, to count how many
          people our pages help.
        </Text>
        {publicEnv.intercomAppId && (
          <Text>
            With a yes, the messenger in your account area comes from Intercom, which learns your name and e-mail
            address and keeps cookies of its own. With a no, you write to us in your inbox here.
          </Text>
        )}
        {isRefusedByBrowser && (
          <Notice tone="success" title="Your browser has said no for you">
            It sends Global Privacy Control. We honor it: you are not counted, and there is nothing to do.
          </Notice>
        )}
        {!isRefusedByBrowser && chosen && <Text $weight="semibold">{stateLabels[chosen]}</Text>}
        <div>
          <Disclosure summary="What counting keeps">
            <CookieGroups of="counting" />
          </Disclosure>
          <Disclosure summary="What the link you came by leaves">
            <CookieGroups of="arrival" />
          </Disclosure>
          <Disclosure summary="What the site needs">
            <CookieGroups of="necessary" />
          </Disclosure>
        </div>
        <Text $tone="soft" $size="small">
          A no also removes what an earlier yes has left in this browser. What you yourself send us is another matter:
          our <Link href={routes.privacy()}>privacy policy</Link> says what happens with it.
        </Text>
      </Stack>
    </Dialog>
  );
}
