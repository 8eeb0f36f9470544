import styled from 'styled-components';
import { ModalLink } from '@/components/modals/ModalLink';
import { Button } from '@/components/ui/Button';
import { Text } from '@/components/ui/Text';
import { choosePrivacy } from '@/lib/tracking/privacyChoice';
import { up } from '@/styles/media';
import { color, layer, radius, shadow, space } from '@/styles/tokens';

const Frame = styled.aside`
  position: fixed;
  inset-block-end: ${space.s12};
  inset-inline: ${space.s12};
  z-index: ${layer.sticky};
  display: flex;
  flex-direction: column;
  gap: ${space.s12};
  padding: ${space.s16};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.float};

  a {
    color: inherit;
  }

  ${up('md')} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s24};
    max-width: 56rem;
    margin-inline: auto;
    padding: ${space.s8} ${space.s8} ${space.s8} ${space.s24};
    border-radius: ${radius.pill};
  }
`;

const Choices = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s8};
`;

/** Asks once whether we may count. Both answers look alike, and the page works while it is not answered. */
export function PrivacyBar() {
  return (
    <Frame aria-label="Your privacy" data-asks="privacy">
      <Text $size="small">
        May we count your visit? Nothing is shared or sold.{' '}
        <ModalLink href="/privacy-policy" modal="PRIVACY_CHOICES">
          What that means
        </ModalLink>
      </Text>
      <Choices>
        <Button tone="secondary" size="small" onClick={() => choosePrivacy('needed')}>
          No, thank you
        </Button>
        <Button tone="secondary" size="small" onClick={() => choosePrivacy('counted')}>
          Yes, count me
        </Button>
      </Choices>
    </Frame>
  );
}
