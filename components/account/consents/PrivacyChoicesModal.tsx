import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { Text } from '@/components/ui/text/Text';
import type { ConsentChoice } from '@/contract/account/consents/endpoints';
import { routes } from '@/contract/routes';
import { allowsAnalytics, hasPrivacyControl, isOptIn, onConsentChange } from '@/lib/consent/analyticsConsent';
import { makeChoice } from '@/lib/consent/recordChoice';
import { publicEnv } from '@/lib/env';
import type { ModalContentProps } from '@/lib/routing/modals';
import { CookieGroups } from './PrivacyChoicesModal.Cookies';

const sharesWithAdvertisers = Boolean(publicEnv.tagManagerId ?? publicEnv.adsPixelId);

/** What we keep in this browser, by name, and the one thing to decide. Leaving changes nothing. */
export function PrivacyChoicesModal({ onClose }: ModalContentProps) {
  // The server renders it too, for an address that names it.
  const isOn = useSyncExternalStore(onConsentChange, allowsAnalytics, () => true);
  const hasControl = useSyncExternalStore(onConsentChange, hasPrivacyControl, () => false);
  const asksFirst = useSyncExternalStore(onConsentChange, isOptIn, () => false);
  const isDecided = hasControl && asksFirst;
  const unlessRefused = asksFirst ? 'If you allow it,' : 'Unless you opt out,';
  const choose = (choice: ConsentChoice) => {
    makeChoice(choice, 'dialog');
    onClose();
  };
  const answers = isDecided ? (
    <Button onClick={onClose}>Close</Button>
  ) : (
    <Row $justify="end">
      <Button tone="secondary" onClick={() => choose('necessary')}>
        Opt out
      </Button>
      <Button tone="secondary" onClick={() => choose('analytics')}>
        Allow analytics
      </Button>
    </Row>
  );
  return (
    <Dialog title="Your privacy choices" onClose={onClose} footer={answers}>
      <Stack>
        <Text>
          {asksFirst ? `${unlessRefused} we` : 'We'} count visits with a random ID of our own to see which pages help.{' '}
          {!sharesWithAdvertisers && 'We don’t sell your data, and we don’t share your visits with advertisers.'}
        </Text>
        {sharesWithAdvertisers && (
          <Text>
            {unlessRefused} scripts of Google or Meta on our public pages see which of these pages you open. They never
            load in your account or while you fill in a form.
          </Text>
        )}
        {publicEnv.recordsVisits && (
          <Text>
            {unlessRefused} we record visits to our public pages, without what you type, and delete the recordings after
            30 days.
          </Text>
        )}
        {publicEnv.sharesAnalytics && (
          <Text>{unlessRefused} Mixpanel counts your visits for us, with your name and email once you log in.</Text>
        )}
        {publicEnv.intercomAppId && (
          <Text>
            {unlessRefused} the chat in your account comes from Intercom. Intercom gets your name and email, and sets
            its own cookies. Otherwise, you can still write to us in your inbox.
          </Text>
        )}
        {hasControl && (
          <Notice tone="success" title="Your browser sends Global Privacy Control">
            {isDecided
              ? 'We treat it as a no. We count pages without an ID, and you don’t need to do anything.'
              : 'We load nothing from other companies that could follow your visit. You can also opt out of our own count.'}
          </Notice>
        )}
        {!isDecided && (
          <Text $weight="semibold">
            {isOn ? 'Analytics is on in this browser.' : 'Analytics is off in this browser.'}
          </Text>
        )}
        <div>
          <Disclosure summary="Analytics cookies">
            <CookieGroups of="counting" />
          </Disclosure>
          <Disclosure summary="Cookies from the link you followed">
            <CookieGroups of="arrival" />
          </Disclosure>
          <Disclosure summary="Cookies the site needs">
            <CookieGroups of="necessary" />
          </Disclosure>
        </div>
        <Text $tone="soft" $size="small">
          Opting out also deletes what analytics has stored in this browser. We write down each choice with its date,
          but not which browser made it. Our <Link href={routes.privacy()}>privacy policy</Link> covers what you send us
          yourself.
        </Text>
      </Stack>
    </Dialog>
  );
}
