import NextLink from 'next/link';
import { useRouter } from 'next/router';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useChatLauncher } from '@/components/layout/chat/useChatLauncher';
import { useMessenger } from '@/components/layout/chat/useMessenger';
import { ChatIcon } from '@/components/ui/icons/navigationIcons';
import { publicEnv } from '@/lib/env';
import { routes } from '@/lib/routing/routes';
import { below, up } from '@/styles/media';
import { visuallyHidden } from '@/styles/mixins';
import { color, layer, radius, shadow, space, weight } from '@/styles/tokens';

const Frame = styled(NextLink)`
  position: fixed;
  inset-block-end: ${space.s24};
  inset-inline-end: ${space.s24};
  z-index: ${layer.sticky};
  display: inline-flex;
  align-items: center;
  gap: ${space.s8};
  padding: ${space.s16};
  border-radius: ${radius.pill};
  background: ${color.brand};
  color: ${color.onBrand};
  font-weight: ${weight.semibold};
  text-decoration: none;
  box-shadow: ${shadow.float};

  /* On a phone it must leave the page to be read. */
  ${below('sm')} {
    span {
      ${visuallyHidden}
    }
  }

  ${up('sm')} {
    padding: ${space.s12} ${space.s24};
  }
`;

/** The way to a person, within reach of everybody who is signed in: their inbox, or the messenger where there is one. */
export function ChatLauncher() {
  const shown = useChatLauncher();
  const openMessenger = useMessenger(shown);
  const { pathname } = useRouter();
  // Without a messenger it leads to the inbox, and there it would cover the very thing it leads to.
  if (!shown || (!publicEnv.intercomAppId && pathname === routes.accounts.inbox())) return null;
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (openMessenger()) event.preventDefault();
  };
  return (
    <aside aria-label="Help" data-floating="">
      <Frame href={routes.accounts.inbox()} prefetch={false} onClick={press}>
        <ChatIcon />
        <span>Get help</span>
      </Frame>
    </aside>
  );
}
