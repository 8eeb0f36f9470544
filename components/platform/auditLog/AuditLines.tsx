import styled from 'styled-components';
import { ReportTable } from '@/components/layout/account/ReportTable';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Link } from '@/components/ui/navigation/Link';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import type { AuditLine } from '@/contract/platform/auditLog/endpoints';
import { routes } from '@/contract/routes';
import { formatMoment } from '@/lib/format/dates';
import { size } from '@/styles/tokens';
import { eventLabel, subjectLabel } from './auditSearch';

const Detail = styled.pre`
  margin: 0;
  font-size: ${size.t14};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** `person:id` and others have a page of the desk; the rest is named, and its id stands in the details. */
function Subject({ subject }: Pick<AuditLine, 'subject'>) {
  const [noun, id] = subject?.split(':') ?? [];
  if (!subject || !id) return subject ?? '–';
  if (noun === 'work_order') return <Link href={routes.accounts.deskJob({ workOrderId: id })}>Work order</Link>;
  if (noun === 'home') return <Link href={routes.accounts.deskHome({ homeId: id })}>Home</Link>;
  if (noun === 'person' || noun === 'user')
    return <Link href={routes.accounts.deskPerson({ personId: id })}>Person</Link>;
  return subjectLabel(noun ?? '', id);
}

export function AuditLines({ lines }: { readonly lines: readonly AuditLine[] }) {
  return (
    <ReportTable
      label="Lines of the audit log"
      columns={['Event', 'When', 'Who', 'About', 'Details']}
      rows={lines.map(({ id, at, event, person, subject, requestId, detail }) => ({
        id,
        cells: [
          eventLabel(event),
          <ReaderTime key="at" at={at} format={formatMoment} />,
          person ? (
            <Link key="person" href={routes.accounts.deskPerson({ personId: person.id })}>
              {person.name}
            </Link>
          ) : (
            'System or visitor'
          ),
          <Subject key="subject" subject={subject} />,
          <Disclosure key="detail" summary={`Line ${id}`}>
            <Detail>{`${at}\n${subject ?? ''}\n${requestId ? `Request ${requestId}\n` : ''}${detail}`}</Detail>
          </Disclosure>,
        ],
      }))}
    />
  );
}
