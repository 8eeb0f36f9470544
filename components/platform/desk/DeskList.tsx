import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Card } from '@/components/ui/layout/Card';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s16};
`;

interface DeskListProps<Item extends { id: string }> {
  readonly query: Pick<UseQueryResult<Item[]>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  readonly emptyTitle: string;
  readonly renderRow: (item: Item) => ReactNode;
}

/** What waits to be decided, each in a card of its own. */
export function DeskList<Item extends { id: string }>({ query, emptyTitle, renderRow }: DeskListProps<Item>) {
  const { data } = query;
  if (!data)
    return (
      <Loaded query={query} title="We couldn’t load this list" skeleton={<Skeleton $height="12rem" $round="card" />} />
    );
  if (data.length === 0) {
    return (
      <Card $tone="wash">
        <EmptyState picture={<MailboxIllustration />} title="All caught up">
          {emptyTitle}
        </EmptyState>
      </Card>
    );
  }
  return (
    <List>
      {data.map((item) => (
        <Card as="li" key={item.id} $pad="s16">
          {renderRow(item)}
        </Card>
      ))}
    </List>
  );
}
