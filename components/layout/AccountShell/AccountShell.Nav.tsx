import NextLink from 'next/link';
import { useRouter } from 'next/router';
import styled from 'styled-components';
import { ChevronDownIcon } from '@/components/ui/icons/navigationIcons';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import type { Account } from '@/contract/account/account/endpoints';
import { routes } from '@/contract/routes';
import { useAccountHomes } from '@/hooks/useAccountHomes';
import { pageForHome } from '@/lib/account/ownedHomeSections';
import { Count, Group, Links, navEntryStyles, RailNav, Sublinks, Summary } from './AccountShell.styles';
import { type AccountLink, type AccountNavigation, isGroup, linksOf } from './accountLinks';

const Entry = styled(NextLink)`
  ${navEntryStyles}
`;

/** Pages of the account area with URLs outside of it. */
const otherAddresses: Readonly<Record<string, string>> = {
  [routes.accounts.home.payments()]: routes.accounts.payments(),
  [routes.accounts.home.maintenance()]: '/accounts/home/troubleshoot',
  [routes.accounts.portfolio.maintenance()]: '/accounts/home/troubleshoot',
  [routes.accounts.toursAndApplications()]: '/homeowners/tours-and-applications',
  [routes.resident.proServices.create()]: '/resident/pro-services',
};

const isWithin = (path: string, href: string) =>
  href === routes.accounts.overview()
    ? /^\/accounts(\/portfolio|\/home)?$/.test(path)
    : [href, otherAddresses[href] ?? href].some((at) => path === at || path.startsWith(`${at}/`));

/** The entry of the page one is at: the closest one, as planned care is within maintenance. */
const currentEntry = (links: readonly AccountLink[], path: string) =>
  links.filter(({ href }) => isWithin(path, href)).sort((one, other) => other.href.length - one.href.length)[0]?.href;

/** Where the reader is: the address of its entry, and the home that the page is about. */
export function useNavigationPlace({ entries }: AccountNavigation) {
  const path = useRouter().asPath.split(/[?#]/)[0] ?? '';
  const { homes } = useAccountHomes();
  return {
    currentHref: currentEntry(linksOf(entries), path),
    pickedHome: homes.find(({ id }) => path.includes(id))?.id,
  };
}

export type NavigationPlace = ReturnType<typeof useNavigationPlace>;

export const hrefFor = (href: string, { pickedHome }: NavigationPlace) =>
  pickedHome ? pageForHome(href, pickedHome) : href;

export function UnreadCount({ unread }: { readonly unread: number }) {
  return unread > 0 ? (
    <Count>
      {unread > 99 ? '99+' : unread}
      <VisuallyHidden> unread</VisuallyHidden>
    </Count>
  ) : null;
}

interface NavProps {
  readonly navigation: AccountNavigation;
  readonly place: NavigationPlace;
  readonly unread: Account['unreadMessages'];
}

/** The entries beside a page on a large screen. A group opens its pages beneath it, and that of this page is open. */
export function AccountNav({ navigation, place, unread }: NavProps) {
  const row = ({ label, href, Icon }: AccountLink) => (
    <li key={href}>
      <Entry
        href={hrefFor(href, place)}
        prefetch={false}
        aria-current={href === place.currentHref ? 'page' : undefined}
      >
        <Icon size={20} />
        {label}
        {href === routes.accounts.inbox() && <UnreadCount unread={unread} />}
      </Entry>
    </li>
  );
  return (
    <RailNav aria-label="Your account">
      <Links>
        {navigation.entries.map((entry) => {
          if (!isGroup(entry)) return row(entry);
          const { heading, Icon, links } = entry;
          return (
            <li key={heading}>
              <Group name="account-group" open={links.some(({ href }) => href === place.currentHref)}>
                <Summary>
                  <Icon size={20} />
                  {heading}
                  <ChevronDownIcon size={16} />
                </Summary>
                <Sublinks>{links.map(row)}</Sublinks>
              </Group>
            </li>
          );
        })}
      </Links>
    </RailNav>
  );
}
