import type { ComponentType } from 'react';
import {
  DocumentIcon,
  DollarIcon,
  HouseIcon,
  KeyIcon,
  LeafIcon,
  SofaIcon,
  WrenchIcon,
} from '@/components/ui/icons/homeIcons';
import type { IconProps } from '@/components/ui/icons/Icon';
import { CalendarIcon, FilterIcon, SunIcon } from '@/components/ui/icons/interfaceIcons';
import { ChatIcon } from '@/components/ui/icons/navigationIcons';
import { CameraIcon, HeartIcon, ListIcon } from '@/components/ui/icons/statusIcons';
import type { Account } from '@/contract/account/endpoints';
import { routes } from '@/lib/routing/routes';

interface AccountLink {
  label: string;
  href: string;
  Icon: ComponentType<IconProps>;
}

export interface LinkGroup {
  heading: string;
  links: AccountLink[];
}

const { home, portfolio } = routes.accounts;

const homeownerLinks: LinkGroup = {
  heading: 'Your homes',
  links: [
    { label: 'Homes', href: portfolio.properties(), Icon: HouseIcon },
    { label: 'Earnings', href: portfolio.earnings(), Icon: DollarIcon },
    { label: 'Maintenance', href: portfolio.maintenance(), Icon: WrenchIcon },
    { label: 'Planned care', href: portfolio.recurrence(), Icon: LeafIcon },
    { label: 'Listings', href: portfolio.listingPerformance(), Icon: CameraIcon },
    { label: 'Wealth', href: portfolio.wealth(), Icon: DollarIcon },
  ],
};

const residentLinks: LinkGroup = {
  heading: 'Where you live',
  links: [
    { label: 'My home', href: home.properties(), Icon: KeyIcon },
    { label: 'Rent', href: home.payments(), Icon: DollarIcon },
    { label: 'Bills', href: routes.accounts.bills(), Icon: ListIcon },
    { label: 'Maintenance', href: home.maintenance(), Icon: WrenchIcon },
    { label: 'Planned care', href: home.recurrence(), Icon: LeafIcon },
    { label: 'Services', href: routes.resident.proServices.create(), Icon: SofaIcon },
  ],
};

const personalLinks: LinkGroup = {
  heading: 'You',
  links: [
    { label: 'Inbox', href: routes.accounts.inbox(), Icon: ChatIcon },
    { label: 'Tours and applications', href: routes.accounts.toursAndApplications(), Icon: CalendarIcon },
    { label: 'Saved', href: routes.accounts.saved(), Icon: HeartIcon },
    { label: 'Documents', href: routes.accounts.documents(), Icon: DocumentIcon },
    { label: 'Settings', href: routes.accounts.settings(), Icon: FilterIcon },
  ],
};

const overviewLink: LinkGroup = {
  heading: '',
  links: [{ label: 'Overview', href: routes.accounts.at({}), Icon: SunIcon }],
};

const staffLinks: LinkGroup = {
  heading: 'Our work',
  links: [
    { label: 'Desk', href: routes.accounts.desk(), Icon: ListIcon },
    { label: 'Inspections', href: routes.accounts.inspections(), Icon: CameraIcon },
    { label: 'Payout runs', href: routes.accounts.payoutRuns(), Icon: DollarIcon },
    { label: 'Trust accounts', href: routes.accounts.reconciliation(), Icon: DollarIcon },
    { label: 'Pros', href: routes.accounts.deskPros(), Icon: WrenchIcon },
  ],
};

/** The navigation of the account area: what a person’s roles and leases give them. An entry comes with its feature. */
export function accountLinks({ roles, residences }: Pick<Account, 'roles' | 'residences'>): LinkGroup[] {
  return [
    overviewLink,
    ...(roles.includes('staff') ? [staffLinks] : []),
    ...(roles.includes('homeowner') ? [homeownerLinks] : []),
    ...(residences.length > 0 ? [residentLinks] : []),
    personalLinks,
  ];
}
