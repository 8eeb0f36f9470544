import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import type { Account } from '@/contract/account/account/endpoints';
import { routes } from '@/contract/routes';
import { useAccountHomes } from '@/hooks/useAccountHomes';
import { pageForHome } from '@/lib/account/ownedHomeSections';
import { Count, GroupName, Groups, Links, navEntryStyles } from './AccountShell.styles';
import { accountLinks, type LinkGroup } from './accountLinks';

const Entry = styled(NextLink)`
  ${navEntryStyles}
`;

/** Pages of the account area whose addresses stand elsewhere. */
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

interface NavRowsProps {
  readonly groups: readonly LinkGroup[];
  readonly unread: number;
  /** The address of the entry one is at. */
  readonly currentPath: string | undefined;
  /** The home the page is about. */
  readonly pickedHome: string | undefined;
}

function NavRows({ groups, unread, currentPath, pickedHome }: NavRowsProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the entry of this page may lie beyond the edge.
    const entry = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (currentPath && row.current && entry) row.current.scrollLeft = entry.offsetLeft - row.current.clientWidth / 3;
  }, [currentPath]);
  return (
    <Groups ref={row}>
      {groups.map(({ heading, links }) => (
        <div key={heading}>
          {heading && <GroupName>{heading}</GroupName>}
          <Links>
            {links.map(({ label, href, Icon }) => (
              <li key={href}>
                <Entry
                  href={pickedHome ? pageForHome(href, pickedHome) : href}
                  prefetch={false}
                  aria-current={href === currentPath ? 'page' : undefined}
                >
                  <Icon size={20} />
                  {label}
                  {href === routes.accounts.inbox() && unread > 0 && (
                    <Count>
                      {unread > 99 ? '99+' : unread}
                      <VisuallyHidden> unread</VisuallyHidden>
                    </Count>
                  )}
                </Entry>
              </li>
            ))}
          </Links>
        </div>
      ))}
    </Groups>
  );
}

/** The entry of the page one is at: the closest one, as planned care is within maintenance. */
const currentEntry = (groups: readonly LinkGroup[], path: string) =>
  groups
    .flatMap(({ links }) => links)
    .filter(({ href }) => isWithin(path, href))
    .sort((one, other) => other.href.length - one.href.length)[0]?.href;

/** Where one can go in the account area: a row to push aside on small screens, a rail on large ones. */
export function AccountNav({
  account,
}: {
  readonly account: Pick<Account, 'roles' | 'duties' | 'residences' | 'unreadMessages'>;
}) {
  const path = useRouter().asPath.split(/[?#]/)[0] ?? '';
  const { homes } = useAccountHomes();
  const picked = homes.find(({ id }) => path.includes(id))?.id;
  const groups = accountLinks(account);
  return (
    <nav aria-label="Your account">
      <NavRows
        groups={groups}
        unread={account.unreadMessages}
        currentPath={currentEntry(groups, path)}
        pickedHome={picked}
      />
    </nav>
  );
}
