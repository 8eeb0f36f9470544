import { useEffect } from 'react';
import { useSiteRouting } from '@/components/layout/shared/useSiteRouting';
import { setChatActive, useStore } from '@/lib/store';

const hideChat = () => setChatActive(false);
const showChatAfterNavigation = (path: string) => setChatActive(path === '/accounts' || path.startsWith('/accounts/'));

/** Whether the chat launcher shows: never while a page is on its way, and only under `/accounts`. */
export function useChatLauncher(): boolean {
  useSiteRouting({ onStart: hideChat, onDone: showChatAfterNavigation });
  useEffect(() => showChatAfterNavigation(window.location.pathname), []);
  return useStore((state) => state.isChatActive);
}
