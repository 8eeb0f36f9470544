import { createPortal } from 'react-dom';
import { ModalLink } from '@/components/modals/shared/ModalLink';
import { Button } from '@/components/ui/actions/Button';
import { Text } from '@/components/ui/text/Text';
import { makeChoice } from '@/lib/consent/recordChoice';
import { Choices, Frame } from './ConsentBanner.styles';

/** Asks once whether we may count, above the header. Both answers look alike, and the page works while it waits. */
export function ConsentBanner({ place }: { readonly place: Element }) {
  return createPortal(
    <Frame aria-label="Your privacy">
      <Text $size="small">
        Can we count your visits to improve Belong? We don’t sell this data.{' '}
        <ModalLink href="/privacy-policy" modal="PRIVACY_CHOICES">
          Learn more
        </ModalLink>
      </Text>
      <Choices>
        <Button tone="secondary" size="small" onClick={() => makeChoice('necessary', 'question')}>
          No thanks
        </Button>
        <Button tone="secondary" size="small" onClick={() => makeChoice('analytics', 'question')}>
          Allow
        </Button>
      </Choices>
    </Frame>,
    place,
  );
}
