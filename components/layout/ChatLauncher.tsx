import styled from 'styled-components';
import { ModalLink } from '@/components/modals/ModalLink';
import { ChatIcon } from '@/components/ui/interfaceIcons';
import { useChatLauncher } from '@/hooks/useChatLauncher';
import { color, layer, radius, shadow, space, weight } from '@/styles/tokens';

const Frame = styled(ModalLink)`
  position: fixed;
  inset-block-end: ${space.s24};
  inset-inline-end: ${space.s24};
  z-index: ${layer.sticky};
  display: inline-flex;
  align-items: center;
  gap: ${space.s8};
  padding: ${space.s12} ${space.s24};
  border-radius: ${radius.pill};
  background: ${color.brand};
  color: ${color.onBrand};
  font-weight: ${weight.semibold};
  text-decoration: none;
  box-shadow: ${shadow.float};
`;

/** The way to a person, within reach of everybody who is signed in. */
export function ChatLauncher() {
  const shown = useChatLauncher();
  if (!shown) return null;
  return (
    <aside aria-label="Help">
      <Frame href="/help" modal="HELP_BRIDGE">
        <ChatIcon />
        Get help
      </Frame>
    </aside>
  );
}
