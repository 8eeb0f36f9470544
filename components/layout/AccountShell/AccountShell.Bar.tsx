import NextLink from 'next/link';
import styled from 'styled-components';
import { ChatLauncher } from '@/components/layout/chat/ChatLauncher';
import { MoreIcon } from '@/components/ui/icons/interfaceIcons';
import { Popover } from '@/components/ui/overlays/Popover';
import type { Account } from '@/contract/account/account/endpoints';
import { routes } from '@/contract/routes';
import { hrefFor, type NavigationPlace, UnreadCount } from './AccountShell.Nav';
import {
  Bar,
  BarButton,
  BarItems,
  barItemStyles,
  Help,
  MoreColumns,
  MoreGroup,
  navEntryStyles,
} from './AccountShell.styles';
import { type AccountLink, type AccountNavigation, isGroup } from './accountLinks';

const BarLink = styled(NextLink)`
  ${barItemStyles}
`;

const MoreLink = styled(NextLink)`
  ${navEntryStyles}
`;

interface BarProps {
  readonly navigation: AccountNavigation;
  readonly place: NavigationPlace;
  readonly unread: Account['unreadMessages'];
}

interface Shelf {
  heading: string;
  links: readonly AccountLink[];
}

/** What the bar itself has no room for, as on a large screen: groups stay together, single pages come first. */
function shelvesOf({ entries, bar }: AccountNavigation): Shelf[] {
  const isMissing = ({ href }: AccountLink) => !bar.some((link) => link.href === href);
  const single = entries.flatMap((entry) => (isGroup(entry) ? [] : [entry])).filter(isMissing);
  const groups = entries.filter(isGroup).map(({ heading, links }) => ({
    heading: heading === 'More' ? 'Yours' : heading,
    links: links.filter(isMissing),
  }));
  return [{ heading: '', links: single }, ...groups].filter(({ links }) => links.length > 0);
}

/** At the lower edge of a phone: four pages, and all others under More. */
export function AccountBar({ navigation, place, unread }: BarProps) {
  const shelves = shelvesOf(navigation);
  const isUnderMore = !navigation.bar.some(({ href }) => href === place.currentHref) && place.currentHref !== undefined;
  return (
    <Bar aria-label="Your account">
      <BarItems>
        {navigation.bar.map(({ label, short, href, Icon }) => (
          <li key={href}>
            <BarLink
              href={hrefFor(href, place)}
              prefetch={false}
              aria-label={short && label}
              aria-current={href === place.currentHref ? 'page' : undefined}
            >
              <Icon size={24} />
              <span>{short ?? label}</span>
              {href === routes.accounts.inbox() && <UnreadCount unread={unread} />}
            </BarLink>
          </li>
        ))}
        <li>
          <Popover
            label="More pages"
            align="end"
            sheet
            trigger={(button) => (
              <BarButton {...button} aria-current={isUnderMore ? 'true' : undefined}>
                <MoreIcon size={24} />
                <span>More</span>
              </BarButton>
            )}
          >
            {({ close }) => (
              <>
                {shelves.map(({ heading, links }) => (
                  <MoreGroup key={heading}>
                    {heading && <p>{heading}</p>}
                    <MoreColumns>
                      {links.map(({ label, href, Icon }) => (
                        <li key={href}>
                          <MoreLink
                            href={hrefFor(href, place)}
                            prefetch={false}
                            onClick={close}
                            aria-current={href === place.currentHref ? 'page' : undefined}
                          >
                            <Icon size={20} />
                            {label}
                          </MoreLink>
                        </li>
                      ))}
                    </MoreColumns>
                  </MoreGroup>
                ))}
                <Help aria-label="Help">
                  <ChatLauncher />
                </Help>
              </>
            )}
          </Popover>
        </li>
      </BarItems>
    </Bar>
  );
}
