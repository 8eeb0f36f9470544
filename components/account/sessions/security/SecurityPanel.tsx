import type { ReactNode } from 'react';
import { Loaded, type LoadedQuery } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { useFocusRestore } from '@/hooks/useFocusRestore';

interface SecurityPanelProps {
  readonly title: string;
  readonly intro: ReactNode;
  readonly error: string | null;
  /** What it shows, as it is asked for. */
  readonly query: LoadedQuery<unknown>;
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
        <Loaded query={query} title="We couldn’t load this section" skeleton={<Skeleton $height="3rem" />} />
        {query.data !== undefined && children}
      </Stack>
    </Card>
  );
}
