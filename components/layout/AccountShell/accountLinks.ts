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
import {
  CalendarIcon,
  CheckIcon,
  ClockIcon,
  FilterIcon,
  GlobeIcon,
  MailIcon,
  PersonIcon,
  StarIcon,
  SunIcon,
} from '@/components/ui/icons/interfaceIcons';
import { ChatIcon } from '@/components/ui/icons/navigationIcons';
import { AlertIcon, CameraIcon, HeartIcon, ListIcon } from '@/components/ui/icons/statusIcons';
import type { Account, Residence } from '@/contract/account/account/endpoints';
import { RESIDENCE_PAGES } from '@/contract/account/account/residencePhases';
import type { Duty } from '@/contract/account/users/endpoints';
import { routes } from '@/contract/routes';
import { writesContent } from '@/lib/session/roles';

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

/** Of what a person may see of their leases. */
const residenceLinks: Record<Residence['pages'][number], AccountLink> = {
  home: { label: 'My home', href: home.properties(), Icon: KeyIcon },
  rent: { label: 'Rent', href: home.payments(), Icon: DollarIcon },
  bills: { label: 'Bills', href: routes.accounts.bills(), Icon: ListIcon },
  maintenance: { label: 'Maintenance', href: home.maintenance(), Icon: WrenchIcon },
  plannedCare: { label: 'Planned care', href: home.recurrence(), Icon: LeafIcon },
  services: { label: 'Services', href: routes.resident.proServices.create(), Icon: SofaIcon },
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
  links: [{ label: 'Overview', href: routes.accounts.overview(), Icon: SunIcon }],
};

interface StaffLink extends AccountLink {
  /** Anyone with one of these duties may open the page; the API decides it again. */
  duties: readonly Duty[];
}

const anyDuty: readonly Duty[] = ['leasing', 'care', 'money', 'support', 'admin'];

const staffGroups: readonly { heading: string; links: readonly StaffLink[] }[] = [
  {
    heading: 'Our work',
    links: [
      { label: 'Desk', href: routes.accounts.desk(), Icon: ListIcon, duties: anyDuty },
      { label: 'Today’s visits', href: routes.accounts.deskVisits(), Icon: ClockIcon, duties: ['care', 'leasing'] },
      { label: 'Homes to review', href: routes.accounts.deskQualifications(), Icon: HouseIcon, duties: ['leasing'] },
      { label: 'Inspections', href: routes.accounts.inspections(), Icon: CameraIcon, duties: ['leasing', 'care'] },
      {
        label: 'Listing feeds',
        href: routes.accounts.deskListingFeeds(),
        Icon: GlobeIcon,
        duties: ['leasing'],
      },
      { label: 'Pros', href: routes.accounts.deskPros(), Icon: WrenchIcon, duties: ['care'] },
      { label: 'Money desk', href: routes.accounts.moneyDesk(), Icon: DollarIcon, duties: ['money'] },
      { label: 'Payout runs', href: routes.accounts.payoutRuns(), Icon: DollarIcon, duties: ['money'] },
      { label: 'Trust accounts', href: routes.accounts.reconciliation(), Icon: DollarIcon, duties: ['money'] },
      { label: 'Tax forms', href: routes.accounts.deskTaxForms(), Icon: DocumentIcon, duties: ['money'] },
      { label: 'Year end', href: routes.accounts.deskYearEnd(), Icon: CalendarIcon, duties: ['money'] },
      { label: 'Replies', href: routes.accounts.deskReplies(), Icon: MailIcon, duties: anyDuty },
    ],
  },
  {
    heading: 'The site',
    links: [
      { label: 'Analytics', href: routes.accounts.analytics(), Icon: StarIcon, duties: anyDuty },
      { label: 'Speed and errors', href: routes.accounts.monitoring(), Icon: AlertIcon, duties: anyDuty },
      {
        label: 'Session replays',
        href: routes.accounts.sessionReplays(),
        Icon: GlobeIcon,
        duties: ['support', 'admin'],
      },
      { label: 'Team', href: routes.accounts.deskTeam(), Icon: PersonIcon, duties: ['admin'] },
      { label: 'Feature flags', href: routes.accounts.deskFlags(), Icon: CheckIcon, duties: ['admin'] },
      { label: 'System health', href: routes.accounts.systemHealth(), Icon: SunIcon, duties: ['admin'] },
      { label: 'Audit log', href: routes.accounts.auditLog(), Icon: ListIcon, duties: ['admin'] },
    ],
  },
];

const editorLinks: LinkGroup = {
  heading: 'Content',
  links: [{ label: 'Studio', href: routes.studio.all(), Icon: DocumentIcon }],
};

/** The pages of somebody’s own duties: any other would answer that it is not there. */
const staffLinks = (duties: readonly Duty[]): LinkGroup[] =>
  staffGroups
    .map(({ heading, links }) => ({
      heading,
      links: links.filter((link) => link.duties.some((duty) => duties.includes(duty))),
    }))
    .filter(({ links }) => links.length > 0);

/** The pages of all their leases, under what most of these are to them. */
function residenceGroup(residences: Account['residences']): LinkGroup {
  const lived = residences.filter(({ role }) => role !== 'coSigner');
  const hasLeft = lived.every(({ phase }) => phase === 'settling' || phase === 'settled');
  return {
    heading: lived.length === 0 ? 'Leases you co-signed' : hasLeft ? 'Where you lived' : 'Where you live',
    links: RESIDENCE_PAGES.filter((page) => residences.some(({ pages }) => pages.includes(page))).map(
      (page) => residenceLinks[page],
    ),
  };
}

/** The navigation of the account area: what a person’s roles and leases give them. An entry comes with its feature. */
export function accountLinks({
  roles,
  duties,
  residences,
}: Pick<Account, 'roles' | 'duties' | 'residences'>): LinkGroup[] {
  return [
    overviewLink,
    ...staffLinks(duties),
    ...(writesContent(roles, duties) ? [editorLinks] : []),
    ...(roles.includes('homeowner') ? [homeownerLinks] : []),
    ...(residences.length > 0 ? [residenceGroup(residences)] : []),
    personalLinks,
  ];
}
