import { AccountPageHeader } from '@/components/account/shared/AccountPageHeader';
import { Button } from '@/components/ui/actions/Button';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type DeskPerson, desk } from '@/contract/desk/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';
import { routes } from '@/lib/routing/routes';
import { ActionError } from './ActionError';
import { DeskSearch } from './DeskSearch';
import { statusText } from './desk.labels';
import { NotesPanel } from './NotesPanel';
import { BehalfForm } from './person/BehalfForm';
import { ContactPanel } from './person/ContactPanel';
import { SubjectRecords } from './SubjectRecords';

/** A person with all of theirs, for our team. */
export function DeskPersonScreen({ personId }: { readonly personId: string }) {
  const params = { personId };
  const { data, isError, refetch, isFetching } = useApi(desk.getDeskPerson, { params });
  const addNote = useApiMutation(desk.addPersonNote, { touches: [desk] });
  if (!data)
    return isError ? (
      <ErrorState title="We couldn’t load this person" onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Skeleton $height="16rem" $round="card" />
    );
  const isMember = data.type !== 'staff' && data.type !== 'editor';
  const homeLinks = data.homes.map(({ id, address, status }) => ({
    key: id,
    href: routes.accounts.deskHome({ homeId: id }),
    label: address,
    aside: statusText(status),
  }));
  return (
    <>
      <Link href={routes.accounts.desk()}>Back to the desk</Link>
      <AccountPageHeader title={data.name || data.email}>
        {statusText(data.type)} since {formatDate(data.createdAt)} ·{' '}
        <Link href={`mailto:${data.email}`}>{data.email}</Link>
        {data.phone && (
          <>
            {' '}
            · <Link href={`tel:${data.phone}`}>{data.phone}</Link>
          </>
        )}
      </AccountPageHeader>
      <Stack $gap="s24">
        <DeskSearch />
        {isMember && <NextSteps person={data} />}
        {data.type === 'homeowner' && <ContactPanel person={data} />}
        <SubjectRecords {...data} before={[{ title: 'Homes they own', links: homeLinks }]} linkHomes />
        <NotesPanel
          notes={data.notes}
          adding={addNote.isPending}
          error={addNote.error}
          onAdd={(body, added) => addNote.mutate({ params, body: { body } }, { onSuccess: added })}
        />
        {isMember && <BehalfForm person={data} />}
      </Stack>
    </>
  );
}

function NextSteps({ person: { id, steps } }: { readonly person: DeskPerson }) {
  const remind = useApiMutation(desk.remindPerson, { touches: [desk] });
  return (
    <Card as="section" aria-labelledby="steps">
      <Stack>
        <Heading id="steps" $size="small">
          Their next steps
        </Heading>
        {steps.length === 0 ? (
          <Text $tone="soft">No next steps.</Text>
        ) : (
          <>
            <ul>
              {steps.map((step) => (
                <li key={step.id}>
                  {step.title}
                  <Text $size="small" $tone="soft">
                    {step.reason}
                  </Text>
                </li>
              ))}
            </ul>
            <Row>
              <Button
                size="small"
                tone="secondary"
                loading={remind.isPending}
                onClick={() => remind.mutate({ params: { personId: id } })}
              >
                Email a reminder
              </Button>
            </Row>
          </>
        )}
        <ActionError error={remind.error} />
        {remind.isSuccess && (
          <Notice live tone="success" title="Reminder sent">
            You can send another one tomorrow.
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
