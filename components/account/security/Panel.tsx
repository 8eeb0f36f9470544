import type { ReactNode } from 'react';
import { Card } from '@/components/ui/Card';
import { ErrorState } from '@/components/ui/ErrorState';
import { Heading } from '@/components/ui/Heading';
import { Notice } from '@/components/ui/Notice';
import { Skeleton } from '@/components/ui/Skeleton';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { useFocusRestore } from '@/hooks/useKeptFocus';

interface SecurityPanelProps {
  readonly title: string;
  readonly intro: ReactNode;
  readonly error: string | null;
  /** What it shows, as it is asked for. */
  readonly query: { isPending: boolean; isError: boolean; isFetching: boolean; data?: unknown; refetch: () => unknown };
  readonly children: ReactNode;
}

/** One thing about how an account opens. */
export function SecurityPanel({ title, intro, error, query, children }: SecurityPanelProps) {
  const part = useFocusRestore<HTMLDivElement>();
  return (
    <Card ref={part} tabIndex={-1}>
      <Stack>
        <Heading $size="small">{title}</Heading>
        <Text $tone="soft">{intro}</Text>
        {error && (
          <Notice live tone="danger">
            {error}
          </Notice>
        )}
        {query.isPending && <Skeleton $height="3rem" />}
        {query.isError && query.data === undefined && (
          <ErrorState title="We could not load this" onRetry={() => void query.refetch()} retrying={query.isFetching} />
        )}
        {query.data !== undefined && children}
      </Stack>
    </Card>
  );
}
