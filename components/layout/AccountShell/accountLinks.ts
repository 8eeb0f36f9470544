import type { ComponentType } from 'react';
import { DocumentIcon, DollarIcon, HouseIcon } from '@/components/ui/icons/homeIcons';
import type { IconProps } from '@/components/ui/icons/Icon';
import { CalendarIcon, FilterIcon, SunIcon } from '@/components/ui/icons/interfaceIcons';
import { ChatIcon } from '@/components/ui/icons/navigationIcons';
import { CameraIcon, HeartIcon, ListIcon } from '@/components/ui/icons/statusIcons';
import type { UserType } from '@/contract/users/endpoints';
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

const { portfolio } = routes.accounts;

const homeownerLinks: LinkGroup = {
  heading: 'Your homes',
  links: [
    { label: 'Homes', href: portfolio.properties(), Icon: HouseIcon },
    { label: 'Listings', href: portfolio.listingPerformance(), Icon: CameraIcon },
    { label: 'Wealth', href: portfolio.wealth(), Icon: DollarIcon },
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
  links: [{ label: 'Desk', href: routes.accounts.desk(), Icon: ListIcon }],
};

/** The navigation of the account area by role. It lists only what is built: an entry comes with its feature. */
export function accountLinks(roles: readonly UserType[]): LinkGroup[] {
  return [
    overviewLink,
    ...(roles.includes('staff') ? [staffLinks] : []),
    ...(roles.includes('homeowner') ? [homeownerLinks] : []),
    personalLinks,
  ];
}
