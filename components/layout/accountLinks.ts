import type { ComponentType } from 'react';
import { ChatIcon } from '@/components/ui/chromeIcons';
import {
  DocumentIcon,
  DollarIcon,
  DoorIcon,
  HouseIcon,
  KeyIcon,
  LeafIcon,
  WrenchIcon,
} from '@/components/ui/homeIcons';
import type { IconProps } from '@/components/ui/Icon';
import { BadgeIcon, CalendarIcon, FilterIcon, SunIcon } from '@/components/ui/interfaceIcons';
import { CameraIcon, HeartIcon, ListIcon } from '@/components/ui/signIcons';
import type { UserType } from '@/contract/users';
import { routes } from '@/lib/routes';

interface AccountLink {
  label: string;
  href: string;
  Icon: ComponentType<IconProps>;
}

export interface LinkGroup {
  heading: string;
  links: AccountLink[];
}

const { portfolio, home } = routes.accounts;

const owning: LinkGroup = {
  heading: 'Your homes',
  links: [
    { label: 'Homes', href: portfolio.properties(), Icon: HouseIcon },
    { label: 'Earnings', href: portfolio.earnings(), Icon: DollarIcon },
    { label: 'Wealth', href: portfolio.wealth(), Icon: LeafIcon },
    { label: 'Maintenance', href: portfolio.maintenance(), Icon: WrenchIcon },
    { label: 'Listings', href: portfolio.listingPerformance(), Icon: CameraIcon },
    { label: 'Insurance', href: portfolio.insurance(), Icon: BadgeIcon },
    { label: 'Selling', href: portfolio.sell(), Icon: KeyIcon },
  ],
};

const renting: LinkGroup = {
  heading: 'Your home',
  links: [
    { label: 'My home', href: home.properties(), Icon: DoorIcon },
    { label: 'Rent', href: home.payments(), Icon: DollarIcon },
    { label: 'Repairs', href: home.maintenance(), Icon: WrenchIcon },
  ],
};

const own: LinkGroup = {
  heading: 'You',
  links: [
    { label: 'Inbox', href: routes.accounts.inbox(), Icon: ChatIcon },
    { label: 'Tours and applications', href: routes.accounts.toursAndApplications(), Icon: CalendarIcon },
    { label: 'Saved', href: routes.accounts.saved(), Icon: HeartIcon },
    { label: 'Payments', href: routes.accounts.payments(), Icon: DollarIcon },
    { label: 'Bills', href: routes.accounts.bills(), Icon: ListIcon },
    { label: 'Documents', href: routes.accounts.documents(), Icon: DocumentIcon },
    { label: 'Settings', href: routes.accounts.settings(), Icon: FilterIcon },
  ],
};

const start: LinkGroup = {
  heading: '',
  links: [{ label: 'Overview', href: routes.accounts.at({}), Icon: SunIcon }],
};

const ours: LinkGroup = {
  heading: 'Our work',
  links: [{ label: 'Desk', href: routes.accounts.desk(), Icon: ListIcon }],
};

/** The navigation of the account area, by what somebody is. */
export function accountLinks(roles: readonly UserType[]): LinkGroup[] {
  return [
    start,
    ...(roles.includes('staff') ? [ours] : []),
    ...(roles.includes('homeowner') ? [owning] : []),
    ...(roles.includes('resident') ? [renting] : []),
    own,
  ];
}
