import NextLink from 'next/link';
import styled from 'styled-components';
import { useSavedSync } from '@/components/layout/Header/useSavedSync';
import { PersonIcon } from '@/components/ui/icons/interfaceIcons';
import { ChatIcon, ChevronDownIcon } from '@/components/ui/icons/navigationIcons';
import { DropdownMenu } from '@/components/ui/overlays/DropdownMenu';
import { sessions } from '@/contract/account/sessions/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useSession } from '@/hooks/useSession';
import { afterLogout } from '@/lib/session/afterLogout';
import { writesContent } from '@/lib/session/roles';
import { hovering, up } from '@/styles/media';
import { plainButton } from '@/styles/mixins';
import { motion, radius, space, weight } from '@/styles/tokens';

const Trigger = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: ${space.s8};
  min-height: 2.75rem;
  padding-inline: ${space.s12};
  border-radius: ${radius.pill};
  font-weight: ${weight.semibold};
  white-space: nowrap;
  transition: background ${motion.hover};

  ${hovering} {
    &:hover {
      background: color-mix(in srgb, currentColor 10%, transparent);
    }
  }
`;

const Name = styled.span`
  /* Beside the way home and the menu, on a phone too. */
  max-width: clamp(2.5rem, 100vw - 17.25rem, 10rem);
  overflow: hidden;
  text-overflow: ellipsis;

  /* Where the links have just begun. */
  ${up('lg')} {
    max-width: 4rem;
  }

  ${up('xl')} {
    max-width: 10rem;
  }
`;

const InboxLink = styled(NextLink)`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.pill};
  color: inherit;
  transition: background ${motion.hover};

  ${hovering} {
    &:hover {
      background: color-mix(in srgb, currentColor 10%, transparent);
    }
  }
`;

/** For logged-in members: their name, the link to their account, and logout. */
export function Member({ withInbox = false }: { readonly withInbox?: boolean }) {
  const { user, roles = [], duties = [] } = useSession();
  useSavedSync(user?.userId);
  const logout = useApiMutation(sessions.logout);
  const name = user?.firstName ?? 'Account';
  const items = [
    { key: 'account', label: 'Your account', href: routes.accounts.overview() },
    { key: 'saved', label: 'Saved', href: routes.accounts.saved() },
    ...(writesContent(roles, duties) ? [{ key: 'studio', label: 'Studio', href: routes.studio.all() }] : []),
    // Where the session was over already, there is nothing left to end.
    { key: 'logout', label: 'Log out', onSelect: () => logout.mutate({}, { onSettled: afterLogout }) },
  ];
  return (
    <>
      {withInbox && (
        <InboxLink href={routes.accounts.inbox()} prefetch={false} aria-label="Your inbox">
          <ChatIcon size={20} />
        </InboxLink>
      )}
      <DropdownMenu
        label="Account"
        align="end"
        groups={[{ items }]}
        trigger={(button) => (
          <Trigger {...button} aria-label={user ? `Account of ${name}` : 'Account'}>
            <PersonIcon size={20} />
            <Name>{name}</Name>
            <ChevronDownIcon size={16} />
          </Trigger>
        )}
      />
    </>
  );
}
