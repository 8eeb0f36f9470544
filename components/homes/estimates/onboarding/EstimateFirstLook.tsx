import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { PlacedAddress } from '@/contract/homes/addresses/schemas';
import { estimates, type RentPreviewInput } from '@/contract/homes/estimates/endpoints';
import { rentEstimate } from '@/contract/platform/flows/definitions/rentEstimate';
import { useFlow } from '@/hooks/useFlow';
import { apiQuery } from '@/lib/api/query';
import { bedsLabel } from '@/lib/labels/home.labels';
import { tabular } from '@/styles/mixins';

/** As high with figures as without them, so that nothing below moves. */
const FirstLook = styled(Card)`
  ${tabular}
  min-height: 8.5rem;
`;

/** Until the owner answers: what most houses have. */
const USUAL_BEDS = '3';

/** The range that the address alone gives, closer with each room that is answered. */
export function EstimateFirstLook() {
  const { ready, answers } = useFlow(rentEstimate);
  const address = answers.address as PlacedAddress | undefined;
  const beds = (answers.beds as RentPreviewInput['beds'] | undefined) ?? USUAL_BEDS;
  const baths = answers.baths === undefined ? undefined : Number(answers.baths);
  const type = answers.type as RentPreviewInput['type'];
  const isServed = address !== undefined && address.regionId !== null;
  const preview = useQuery({
    ...apiQuery(estimates.previewRent, {
      body: { address, beds, ...(type && { type }), ...(baths && { baths }) } as RentPreviewInput,
    }),
    enabled: ready && isServed,
    staleTime: 600_000,
    placeholderData: (previous) => previous,
  });
  // It is an extra: without it the questions go on as they are.
  if (preview.isError || (ready && !isServed) || preview.data?.range === null) return null;
  const range = preview.data?.range;
  return (
    <FirstLook role="status">
      {range ? (
        <Stack $gap="s4">
          <Text $tone="soft">Similar homes rent for</Text>
          <Text $size="large">
            <strong>
              <Money amount={range.low * 100} /> to <Money amount={range.high * 100} per="month" />
            </strong>
          </Text>
          <Text $size="small" $tone="soft">
            {bedsLabel(Number(beds))} in {address?.city}.
            {answers.beds === undefined && ' Add bedrooms for a closer range.'}
          </Text>
        </Stack>
      ) : (
        <Skeleton $height="5rem" />
      )}
    </FirstLook>
  );
}
