import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { MapIllustration } from '@/components/ui/illustrations/MapIllustration';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { letters } from '@/contract/platform/letters/endpoints';
import { useApi } from '@/hooks/useApi';
import { LetterCard } from './LetterCard';

/** Papers that the law wants served: print them, serve them, and record how. */
export function LettersScreen() {
  const query = useApi(letters.listLetters);
  const { data } = query;
  const open = data?.items.filter(({ status }) => status === 'queued' || status === 'ready') ?? [];
  const done = data?.items.filter(({ status }) => status === 'served' || status === 'canceled') ?? [];
  return (
    <>
      <AccountPageHeader title="Papers to serve">
        A notice counts from the day it is served. Print the paper, serve it, and record how.
      </AccountPageHeader>
      <Loaded query={query} title="We couldn’t load the papers" skeleton={<Skeleton $height="16rem" $round="card" />} />
      {data && (
        <Stack $gap="s24">
          {open.length === 0 ? (
            <EmptyState picture={<MapIllustration />} title="No paper waits to be served">
              New notices and statements on paper appear here.
            </EmptyState>
          ) : (
            <Stack as="section" aria-labelledby="letters-open">
              <Heading id="letters-open" $size="small">
                Waiting
              </Heading>
              {open.map((letter) => (
                <LetterCard key={letter.id} letter={letter} />
              ))}
            </Stack>
          )}
          {done.length > 0 && (
            <Stack as="section" aria-labelledby="letters-done">
              <Heading id="letters-done" $size="small">
                Served and canceled
              </Heading>
              {done.map((letter) => (
                <LetterCard key={letter.id} letter={letter} />
              ))}
            </Stack>
          )}
        </Stack>
      )}
    </>
  );
}
