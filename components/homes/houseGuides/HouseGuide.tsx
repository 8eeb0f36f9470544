import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { guideTopicLabels, houseGuides } from '@/contract/homes/houseGuides/endpoints';
import { useApi } from '@/hooks/useApi';
import { ResidentCodes } from './ResidentCodes';

/** How the home works, for those who live in it, with the codes they may read. */
export function HouseGuide({ homeId }: { readonly homeId: string }) {
  const query = useApi(houseGuides.getHouseGuide, { params: { homeId } });
  const { data } = query;
  return (
    <Card as="section" aria-labelledby={`guide-${homeId}`}>
      <Stack $gap="s16">
        <Heading id={`guide-${homeId}`} $size="small">
          House guide
        </Heading>
        <Loaded query={query} title="We couldn’t load your house guide" skeleton={<Skeleton $height="8rem" />} />
        {data?.topics.length === 0 && (
          <Text $tone="soft">Nothing here yet. Message us if you need to know how something works.</Text>
        )}
        {data?.topics.map(({ topic, text }) => (
          <div key={topic}>
            <Heading as="h3" $size="label">
              {guideTopicLabels[topic]}
            </Heading>
            <Text style={{ whiteSpace: 'pre-line' }}>{text}</Text>
          </div>
        ))}
        <ResidentCodes homeId={homeId} />
      </Stack>
    </Card>
  );
}
