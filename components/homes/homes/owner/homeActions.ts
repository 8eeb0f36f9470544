// Where a homeowner can go from one home: the next step first, then what applies at its stage, then the rest.
import { type HomeRole, hasHomeRight } from '@/contract/homes/homeMembers/constants';
import type { HomeStatus } from '@/contract/homes/homes/endpoints';
import { routes } from '@/contract/routes';

export interface HomeAction {
  readonly label: string;
  readonly href: string;
}

export interface HomeActions {
  /** The one that leads on; null where a part of the page below does, or nothing is to do. */
  readonly next: HomeAction | null;
  /** What is looked at again and again at this stage. */
  readonly now: readonly HomeAction[];
  /** What is seldom needed, but can be done at this stage. */
  readonly more: readonly HomeAction[];
}

interface ActingHome {
  readonly id: string;
  readonly status: HomeStatus;
  readonly role: HomeRole;
}

/** Stages in which its listing is written or shown. */
const LISTING: readonly HomeStatus[] = [
  'ready',
  'in_review',
  'coming_soon',
  'active',
  'application_pending',
  'turnover',
  'off_market',
];
/** Stages in which visitors see it, or saw it a short time ago. */
const VISITED: readonly HomeStatus[] = ['coming_soon', 'active', 'application_pending', 'off_market'];
/** Stages before we know what the home needs. */
const BEGINNING: readonly HomeStatus[] = ['qualified', 'agreement'];
/** Stages in which the home can earn rent. */
const EARNING: readonly HomeStatus[] = [...LISTING, 'leased', 'notice_given'];

const { listing, homeListingPerformance, homeInsurance, homeWealthAnalysis, homeSale, offboarding } =
  routes.accounts.portfolio;

function nextOf({ id, status, role }: ActingHome): HomeAction | null {
  const isOwner = role === 'owner';
  const fillsIn = isOwner || role === 'co_owner';
  const edit = { label: 'Edit the listing', href: listing({ homeId: id }) };
  if (status === 'qualified' && isOwner)
    return { label: 'Start the agreement', href: routes.agreement({ at: `start/${id}` }) };
  if (status === 'setup' && fillsIn)
    return { label: 'Continue setup', href: routes.accounts.portfolio.setup({ propertyId: id }) };
  if (status === 'leased' && role !== 'viewer' && role !== 'accountant')
    return { label: 'Renew the lease', href: `${routes.accounts.portfolio.renewalOffer()}?home=${id}` };
  return (status === 'ready' || status === 'turnover' || status === 'off_market') && fillsIn ? edit : null;
}

/** Where its owners, co-owners, and viewers can go from a home at its stage. */
export function homeActions(home: ActingHome): HomeActions {
  const { id, status, role } = home;
  const params = { homeId: id };
  const seesMoney = hasHomeRight(role, 'money');
  const next = nextOf(home);
  const when = (applies: boolean, label: string, href: string): HomeAction[] =>
    applies && label !== next?.label ? [{ label, href }] : [];
  return {
    next,
    now: [
      ...when(LISTING.includes(status), 'Edit the listing', listing(params)),
      ...when(VISITED.includes(status), 'Listing performance', homeListingPerformance(params)),
      ...when(seesMoney && !BEGINNING.includes(status), 'Insurance', homeInsurance(params)),
    ],
    more: [
      ...when(true, 'Message us about this home', `${routes.accounts.inbox()}?home=${id}`),
      ...when(seesMoney && EARNING.includes(status), 'Sell or keep', homeWealthAnalysis(params)),
      ...when(seesMoney && EARNING.includes(status), 'Sell this home', homeSale(params)),
      ...when(
        role === 'owner' && status !== 'qualified',
        status === 'offboarded' ? 'See the handover' : 'Leave Belong',
        offboarding(params),
      ),
    ],
  };
}
