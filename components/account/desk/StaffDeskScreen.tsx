import { AccountPageHeader } from '@/components/account/shared/AccountPageHeader';
import { Link } from '@/components/ui/navigation/Link';
import { Tabs } from '@/components/ui/navigation/Tabs';
import { useLiveUpdates } from '@/hooks/useLiveUpdates';
import { routes } from '@/lib/routing/routes';
import { PartnersTab } from './PartnersTab';
import { ReferralsTab } from './ReferralsTab';
import { ToursTab } from './ToursTab';

/** What staff decide about: tours that were or were not held, rewards that are due, partners who apply. */
export function StaffDeskScreen() {
  useLiveUpdates(['applications', 'leases', 'appointments']);
  return (
    <>
      <AccountPageHeader title="Desk" actions={<Link href={routes.accounts.inspections()}>Inspections</Link>}>
        What waits for a person of ours. Whoever it is about hears of each decision by mail.
      </AccountPageHeader>
      <Tabs
        label="What to decide about"
        tabs={[
          { key: 'tours', label: 'Tours', content: <ToursTab /> },
          { key: 'referrals', label: 'Referrals', content: <ReferralsTab /> },
          { key: 'partners', label: 'Partners', content: <PartnersTab /> },
        ]}
      />
    </>
  );
}
