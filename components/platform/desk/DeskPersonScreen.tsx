import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { TimelinePanel } from '@/components/platform/correspondence/TimelinePanel';
import { toast } from '@/components/ui/feedback/announcements';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Toasts } from '@/components/ui/feedback/Toasts';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { type AddedNote, desk } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';
import { formatPhone } from '@/lib/format/text';
import { DeskCommands } from './DeskCommands';
import { statusText } from './desk.labels';
import { HomeHead } from './HomeHead';
import { NotesPanel } from './NotesPanel';
import { BehalfForm } from './person/BehalfForm';
import { ContactPanel } from './person/ContactPanel';
import { NextStepsPanel } from './person/NextStepsPanel';
import { SubjectRecords } from './SubjectRecords';
import { TaskForm } from './TaskForm';

/** A person with all of theirs, for our team. */
export function DeskPersonScreen({ personId }: { readonly personId: string }) {
  const params = { personId };
  const query = useApi(desk.getDeskPerson, { params });
  const { data } = query;
  const addNote = useApiMutation(desk.addPersonNote, { touches: [desk] });
  if (!data)
    return (
      <Loaded
        query={query}
        title="We couldn’t load this person"
        skeleton={<Skeleton $height="16rem" $round="card" />}
      />
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
      <Toasts />
      <Link href={routes.accounts.desk()}>Back to the desk</Link>
      <AccountPageHeader title={data.name || data.email} actions={<DeskCommands />}>
        {statusText(data.type)} since {formatDate(data.createdAt)} ·{' '}
        <Link href={`mailto:${data.email}`}>{data.email}</Link>
        {data.phone && (
          <>
            {' '}
            · <Link href={`tel:${data.phone}`}>{formatPhone(data.phone)}</Link>
          </>
        )}
      </AccountPageHeader>
      <Stack $gap="s24">
        {data.places.map(({ id, address, facts }) => (
          <HomeHead
            key={id}
            title={<Link href={routes.accounts.deskHome({ homeId: id })}>{address}</Link>}
            label={address}
            facts={facts}
          />
        ))}
        {isMember && <NextStepsPanel title="Their next steps" personId={data.id} steps={data.steps} />}
        {data.type === 'homeowner' && <ContactPanel person={data} />}
        <TimelinePanel subject={{ personId }} />
        <SubjectRecords {...data} before={[{ title: 'Homes they own', links: homeLinks }]} linkHomes />
        <TaskForm subject={{ personId }} />
        <NotesPanel
          draft={`note:${personId}`}
          notes={data.notes}
          adding={addNote.isPending}
          error={addNote.error}
          onAdd={(body, added) => {
            const onSuccess = ({ notified }: AddedNote) => {
              added();
              if (notified.length > 0) toast(`Emailed to ${notified.join(', ')}`);
            };
            addNote.mutate({ params, body: { body } }, { onSuccess });
          }}
        />
        {isMember && <BehalfForm person={data} />}
      </Stack>
    </>
  );
}
