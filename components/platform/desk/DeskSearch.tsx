import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { TextField } from '@/components/ui/fields/TextField';
import { Text } from '@/components/ui/text/Text';
import { desk, type Queue, type SearchResults } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { apiQuery } from '@/lib/api/query';
import { space } from '@/styles/tokens';
import { countLabel, statusText } from './desk.labels';
import { queueHref } from './deskQueries';
import { LinkList } from './LinkList';

const MIN_LENGTH = 2;

const MAX_PLACES = 8;

const Results = styled.div`
  display: grid;
  gap: ${space.s16};
  margin-block-start: ${space.s16};
  overflow-wrap: anywhere;
`;

const personHref = (personId: string) => routes.accounts.deskPerson({ personId });
const homeHref = (homeId: string) => routes.accounts.deskHome({ homeId });

const MATCHES = [
  { kind: 'person', title: 'Similar people' },
  { kind: 'home', title: 'Similar homes' },
  { kind: 'lease', title: 'Leases' },
  { kind: 'payment', title: 'Payments' },
  { kind: 'repair', title: 'Similar repairs' },
  { kind: 'pro', title: 'Pros' },
  { kind: 'invoice', title: 'Invoices' },
  { kind: 'lead', title: 'Leads' },
  { kind: 'thread', title: 'Messages' },
] as const;

const groupsOf = ({ people, homes, documents, repairs, matches }: SearchResults) => [
  {
    title: 'Repairs',
    links: repairs.map(({ id, reference, title, address }) => ({
      key: id,
      href: routes.accounts.portfolio.maintenanceTask({ taskId: id }),
      label: `${reference} ${title}`,
      aside: address,
    })),
  },
  {
    title: 'People',
    links: people.map(({ id, name, email, type }) => ({
      key: id,
      href: personHref(id),
      label: name || email,
      aside: `${email} · ${statusText(type)}`,
    })),
  },
  {
    title: 'Homes',
    links: homes.map(({ id, address, city, status }) => ({
      key: id,
      href: homeHref(id),
      label: address,
      aside: `${city} · ${statusText(status)}`,
    })),
  },
  {
    title: 'Documents',
    links: documents.map(({ id, name, owner, ownerId }) => ({
      key: id,
      href: personHref(ownerId),
      label: name,
      aside: owner,
    })),
  },
  ...MATCHES.map(({ kind, title }) => ({
    title,
    links: matches
      .filter((match) => match.kind === kind)
      .map(({ id, label, aside, href }) => ({ key: id, href, label, ...(aside && { aside }) })),
  })),
];

/** Pages to go to by name. */
const PLACES = [
  { label: 'Desk', href: routes.accounts.desk() },
  { label: 'Reports', href: routes.accounts.deskReports() },
  { label: 'Late rent', href: routes.accounts.deskReport({ reportId: 'late-rent' }) },
  { label: 'Rent roll', href: routes.accounts.deskReport({ reportId: 'rent-roll' }) },
  { label: 'Vacancy', href: routes.accounts.deskReport({ reportId: 'vacancy' }) },
  { label: 'Today’s visits', href: routes.accounts.deskVisits() },
  { label: 'Inspections', href: routes.accounts.inspections() },
  { label: 'Pros', href: routes.accounts.deskPros() },
  { label: 'Money desk', href: routes.accounts.moneyDesk() },
  { label: 'Payout runs', href: routes.accounts.payoutRuns() },
  { label: 'Trust accounts', href: routes.accounts.reconciliation() },
  { label: 'Import a portfolio', href: routes.accounts.deskImports() },
  { label: 'Setup', href: routes.accounts.deskSetup() },
  { label: 'Inbox', href: routes.accounts.inbox() },
] as const;

/** Queues and pages with every word in their names. */
function placesOf(queues: readonly Queue[], words: string) {
  const all = [
    ...PLACES.map(({ label, href }) => ({ key: href, label, href, aside: undefined })),
    ...queues.map(({ id, title, group, count, hasMore }) => ({
      key: id,
      label: title,
      href: queueHref(id),
      aside: count > 0 ? `${group} · ${countLabel({ count, hasMore })}` : group,
    })),
  ];
  const parts = words.toLowerCase().split(/\s+/);
  return all.filter(({ label }) => parts.every((part) => label.toLowerCase().includes(part))).slice(0, MAX_PLACES);
}

/** Finds people, homes, documents, and repairs while one types, and the queues and pages of the desk by their names. */
export function DeskSearch({ onLeave }: { readonly onLeave: () => void }) {
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const { data: queues = [] } = useApi(desk.listQueues);
  const { data } = useQuery({
    ...apiQuery(desk.searchDesk, { query: { q } }),
    enabled: q.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
  });
  const places = placesOf(queues, q);
  const found = q.length >= MIN_LENGTH && data ? groupsOf(data) : [];
  const groups = [...found, { title: 'Go to', links: places }].filter(({ links }) => links.length > 0);
  return (
    <search>
      <TextField
        label="Search or go to"
        help="A name, an email, a phone number, an address, an amount, a number, or a page"
        required={false}
        data-autofocus
        type="search"
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={setText}
      />
      {/* What is pressed leads away, also to the page one is on. */}
      <Results
        aria-live="polite"
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) onLeave();
        }}
      >
        {groups.length === 0 && <Text>No results for “{q}”.</Text>}
        {groups.map(({ title, links }) => (
          <LinkList key={title} title={title} links={links} />
        ))}
      </Results>
    </search>
  );
}
