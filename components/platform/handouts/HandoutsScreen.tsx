import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { handouts } from '@/contract/platform/handouts/endpoints';
import { useApi } from '@/hooks/useApi';
import { HandoutCard } from './HandoutCard';

/** Official papers that residents get with a lease: which are missing, and the editions on file. */
export function HandoutsScreen() {
  const query = useApi(handouts.listHandouts);
  const { data } = query;
  const missing = data?.items.filter(({ isMissing }) => isMissing) ?? [];
  const onFile = data?.items.filter(({ isMissing }) => !isMissing) ?? [];
  return (
    <>
      <AccountPageHeader title="Handouts">
        Official papers that the law requires with a lease. We can’t send a lease until the English file of each paper
        it needs is here.
      </AccountPageHeader>
      <Loaded
        query={query}
        title="We couldn’t load the handouts"
        skeleton={<Skeleton $height="16rem" $round="card" />}
      />
      {data && (
        <Stack $gap="s24">
          {missing.length > 0 && (
            <Stack as="section" aria-labelledby="handouts-missing">
              <Heading id="handouts-missing" $size="small">
                To add
              </Heading>
              {missing.map((handout) => (
                <HandoutCard key={handout.id} handout={handout} />
              ))}
            </Stack>
          )}
          {onFile.length > 0 && (
            <Stack as="section" aria-labelledby="handouts-on-file">
              <Heading id="handouts-on-file" $size="small">
                On file
              </Heading>
              {onFile.map((handout) => (
                <HandoutCard key={handout.id} handout={handout} />
              ))}
            </Stack>
          )}
        </Stack>
      )}
    </>
  );
}
