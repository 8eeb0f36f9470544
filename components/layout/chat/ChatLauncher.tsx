import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import styled from 'styled-components';
import { useChatLauncher } from '@/components/layout/chat/useChatLauncher';
import { useMessenger } from '@/components/layout/chat/useMessenger';
import { ChatIcon } from '@/components/ui/icons/navigationIcons';
import { routes } from '@/contract/routes';
import { publicEnv } from '@/lib/env';
import { useStore } from '@/lib/store';
import { hovering } from '@/styles/media';
import { color, motion, radius, space, weight } from '@/styles/tokens';

/** Opens the messenger; false where there is none. */
const MessengerContext = createContext<() => boolean>(() => false);

/** Keeps the messenger and whether the launcher shows, from one page to the next. */
export function ChatProvider({ children }: { readonly children: ReactNode }) {
  return <MessengerContext value={useMessenger(useChatLauncher())}>{children}</MessengerContext>;
}

const Frame = styled(NextLink)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s8};
  min-height: 2.75rem;
  padding-inline: ${space.s24};
  border: 1px solid ${color.edge};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.ink};
  font-weight: ${weight.semibold};
  text-decoration: none;
  transition: background ${motion.hover};

  ${hovering} {
    &:hover {
      background: ${color.brandWash};
    }
  }
`;

/** The way to a person, within reach of everybody who is signed in: their inbox, or the messenger where there is one. */
export function ChatLauncher() {
  const shown = useStore((state) => state.isChatActive);
  const openMessenger = useContext(MessengerContext);
  const { pathname } = useRouter();
  // Without a messenger it leads to the inbox, and there it would lead nowhere.
  if (!shown || (!publicEnv.intercomAppId && pathname === routes.accounts.inbox())) return null;
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (openMessenger()) event.preventDefault();
  };
  return (
    <Frame href={routes.accounts.inbox()} prefetch={false} onClick={press}>
      <ChatIcon />
      Get help
    </Frame>
  );
}
