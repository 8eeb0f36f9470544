import styled from 'styled-components';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { DeskPerson } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { useOpenFile } from '@/hooks/useOpenFile';
import { formatDate, formatMoment } from '@/lib/format/dates';
import { pluralize } from '@/lib/format/text';
import { plainButton, plainList } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';
import { ActionError } from './ActionError';
import { statusText } from './desk.labels';
import { type LinkEntry, LinkList } from './LinkList';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s8};
  margin-block-start: ${space.s8};
`;

/** Long names of files, which read like the links beside them. */
const FileButton = styled.button`
  ${plainButton}
  min-height: 1.5rem;
  color: ${color.brandStrong};
  text-align: start;
  text-decoration: underline;
  overflow-wrap: anywhere;
`;

const homeHref = (homeId: string) => routes.accounts.deskHome({ homeId });

interface SubjectRecordsProps extends Pick<DeskPerson, 'applications' | 'leases' | 'appointments' | 'documents'> {
  /** Lists of the page's own, before the others. */
  readonly before: readonly { title: string; links: readonly LinkEntry[] }[];
  /** False on the page of the home they are all about. */
  readonly linkHomes: boolean;
}

/** What a person or a home has. */
export function SubjectRecords(props: SubjectRecordsProps) {
  const { before, linkHomes, applications, leases, appointments, documents } = props;
  const at = (homeId: string) => (linkHomes ? { href: homeHref(homeId) } : {});
  const lists = [
    ...before,
    {
      title: 'Applications',
      links: applications.map(({ id, homeId, address, status }) => ({
        key: id,
        label: address,
        aside: statusText(status),
        ...at(homeId),
      })),
    },
    {
      title: 'Leases',
      links: leases.map(({ id, address, status, startOn }) => ({
        key: id,
        label: address,
        aside: `${statusText(status)} · starts ${formatDate(startOn)}`,
        href: routes.accounts.leaseMoney({ leaseId: id }),
      })),
    },
    {
      title: 'Tours and calls',
      links: appointments.map(({ id, title, startsAt, timeZone }) => ({
        key: id,
        label: title,
        aside: formatMoment(startsAt, timeZone),
      })),
    },
  ];
  const empty = lists.every(({ links }) => links.length === 0) && documents.length === 0;
  return (
    <Card as="section" aria-label="Records">
      {empty && <Text $tone="soft">No homes, applications, or leases.</Text>}
      <Grid $min="15rem">
        {lists.map(({ title, links }) => (
          <LinkList key={title} title={title} links={links} />
        ))}
        <DocumentLinks documents={documents} />
      </Grid>
    </Card>
  );
}

function DocumentLinks({ documents }: Pick<DeskPerson, 'documents'>) {
  const { open, opening, error } = useOpenFile();
  if (documents.length === 0) return null;
  const statements = documents.filter(({ category }) => category === 'statement');
  const others = documents.filter(({ category }) => category !== 'statement');
  const fileOf = ({ id, name }: DeskPerson['documents'][number]) => (
    <li key={id}>
      <FileButton type="button" aria-busy={opening === id} onClick={() => open(id)}>
        {name}
      </FileButton>
    </li>
  );
  return (
    <section aria-label="Documents">
      <Heading as="h3" $size="label">
        Documents
      </Heading>
      <List>{others.map(fileOf)}</List>
      {statements.length > 0 && (
        <Disclosure summary={pluralize(statements.length, 'statement')}>
          <List>{statements.map(fileOf)}</List>
        </Disclosure>
      )}
      <ActionError error={error} />
    </section>
  );
}
