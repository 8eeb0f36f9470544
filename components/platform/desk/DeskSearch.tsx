import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Text } from '@/components/ui/text/Text';
import { desk, type SearchResults } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { statusText } from './desk.labels';
import { isTyping } from './deskKeys';
import { LinkList } from './LinkList';

const MIN_LENGTH = 2;

const Results = styled(Card)`
  overflow-wrap: anywhere;
`;

const personHref = (personId: string) => routes.accounts.deskPerson({ personId });
const homeHref = (homeId: string) => routes.accounts.deskHome({ homeId });

const groupsOf = ({ people, homes, documents, repairs }: SearchResults) => [
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
];

/** Finds people, homes, documents, and repairs while one types; Ctrl+K, ⌘K, or / goes there from anywhere on the desk. */
export function DeskSearch() {
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      const isSearchKey = event.key === 'k' && (event.ctrlKey || event.metaKey);
      if (!isSearchKey && !(event.key === '/' && !isTyping(event))) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focusSearch);
    return () => document.removeEventListener('keydown', focusSearch);
  }, []);
  const { data } = useQuery({
    ...apiQuery(desk.searchDesk, { query: { q } }),
    enabled: q.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
  });
  const groups = q.length >= MIN_LENGTH && data ? groupsOf(data).filter(({ links }) => links.length > 0) : undefined;
  return (
    <search>
      <TextField
        label="Search people, homes, documents, and repairs"
        help="A name, an email, a phone number, an address, or a number like W-1042"
        required={false}
        ref={field}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={setText}
      />
      <div aria-live="polite">
        {groups && (
          <Results $pad="s16" $tone="sunken">
            {groups.length === 0 ? (
              <Text>No results for “{q}”.</Text>
            ) : (
              <Grid $min="15rem">
                {groups.map(({ title, links }) => (
                  <LinkList key={title} title={title} links={links} />
                ))}
              </Grid>
            )}
          </Results>
        )}
      </div>
    </search>
  );
}
