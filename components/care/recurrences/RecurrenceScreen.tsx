import styled from 'styled-components';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { cadenceLabel } from '@/contract/care/recurrences/cadence';
import { type Recurrence, recurrences } from '@/contract/care/recurrences/endpoints';
import { careType } from '@/contract/care/recurrences/plan';
import { useApi } from '@/hooks/useApi';
import { space } from '@/styles/tokens';
import { type PlanReader, performerLabels } from './care.labels';
import { OccurrenceList } from './OccurrenceList';
import { PlanSettings } from './PlanSettings';
import { planHref } from './recurrenceHref';
import { UpcomingDates } from './UpcomingDates';

const Steps = styled.ol`
  display: grid;
  gap: ${space.s8};
  padding-inline-start: ${space.s24};
`;

interface RecurrenceScreenProps {
  readonly homeUniqueId: string;
  readonly recurrenceType: string;
  readonly subtaskId: string;
}

function RecurrenceScreen({ reader, ...address }: RecurrenceScreenProps & { readonly reader: PlanReader }) {
  const { homeUniqueId, recurrenceType, subtaskId } = address;
  const query = useApi(recurrences.getRecurrence, {
    params: { recurrenceId: subtaskId },
  });
  const { data } = query;
  const isOther = data && (data.homeId !== homeUniqueId || data.type !== recurrenceType);
  if (data && !isOther) return <RecurrenceDetail recurrence={data} reader={reader} />;
  return (
    <>
      <AccountPageHeader title="Planned care" actions={<Link href={planHref(reader)}>All tasks</Link>} />
      {isOther && (
        <Notice tone="warning" title="We can’t find that task">
          The link may be old. Open the task from the list.
        </Notice>
      )}
      <Loaded query={query} title="We couldn’t load this task" skeleton={<Skeleton $height="16rem" $round="card" />} />
    </>
  );
}

function RecurrenceDetail({ recurrence, reader }: { readonly recurrence: Recurrence; readonly reader: PlanReader }) {
  const { type, address, cadence, performer, canEdit } = recurrence;
  const { title, why, steps } = careType(type);
  return (
    <>
      <AccountPageHeader title={title} actions={<Link href={planHref(reader)}>All tasks</Link>}>
        {address} · {cadenceLabel(cadence)} · {performerLabels[reader][performer]}
      </AccountPageHeader>
      <Stack $gap="s24">
        <OccurrenceList recurrence={recurrence} reader={reader} />
        <Card as="section" aria-labelledby="care-how">
          <Stack $gap="s12">
            <Heading as="h2" id="care-how" $size="small">
              How it’s done
            </Heading>
            <Text $tone="soft">{why}</Text>
            <Steps>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </Steps>
          </Stack>
        </Card>
        <UpcomingDates recurrence={recurrence} />
        {canEdit && <PlanSettings recurrence={recurrence} />}
      </Stack>
    </>
  );
}

export const OwnerRecurrenceScreen = (props: RecurrenceScreenProps) => <RecurrenceScreen {...props} reader="owner" />;
export const ResidentRecurrenceScreen = (props: RecurrenceScreenProps) => (
  <RecurrenceScreen {...props} reader="resident" />
);
