import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { HouseIllustration } from '@/components/ui/illustrations/HouseIllustration';
import { Stack } from '@/components/ui/layout/Stack';
import { recurrences } from '@/contract/care/recurrences/endpoints';
import { useApi } from '@/hooks/useApi';
import { AddToPlan } from './AddToPlan';
import type { PlanReader } from './care.labels';
import { PlanItem } from './PlanItem';

const texts = {
  owner: {
    title: 'Planned care',
    lead: 'Filters, gutters, alarms: done on time, before they break.',
    emptyTitle: 'No plan yet',
    empty: 'Your plan starts here once we take care of a home of yours.',
  },
  resident: {
    title: 'Your tasks',
    lead: 'What your lease asks you to do at home, with the next date of each.',
    emptyTitle: 'Nothing to do',
    empty: 'You have no recurring tasks. If that changes, we email you first.',
  },
} as const;

/** Recurring tasks by date: of an owner's homes, or what a resident does at theirs. */
function CarePlanScreen({ reader }: { readonly reader: PlanReader }) {
  const query = useApi(recurrences.listRecurrences, { query: { as: reader } });
  const { title, lead, emptyTitle, empty } = texts[reader];
  return (
    <>
      <AccountPageHeader title={title}>{lead}</AccountPageHeader>
      <Loaded query={query} title="We couldn’t load your plan" skeleton={<Skeleton $height="16rem" $round="card" />}>
        {(data) => (
          <Stack $gap="s24">
            {data.recurrences.map((item) => (
              <PlanItem key={item.id} item={item} reader={reader} showsAddress={data.homes.length > 1} />
            ))}
            {data.recurrences.length === 0 && (
              <EmptyState picture={<HouseIllustration />} title={emptyTitle}>
                {empty}
              </EmptyState>
            )}
            {data.homes
              .filter(({ canEdit }) => canEdit)
              .map((home) => (
                <AddToPlan key={home.homeId} home={home} />
              ))}
          </Stack>
        )}
      </Loaded>
    </>
  );
}

export const OwnerPlanScreen = () => <CarePlanScreen reader="owner" />;
export const ResidentPlanScreen = () => <CarePlanScreen reader="resident" />;
