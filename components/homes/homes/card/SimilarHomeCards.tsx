import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { homes } from '@/contract/homes/homes/endpoints';
import { useApi } from '@/hooks/useApi';
import { HomeGrid } from './HomeGrid';

const CARD_COUNT = 3;

/** Beneath a tour that does not take place: homes near the one it was about in place, size and rent. */
export function SimilarHomeCards({ homeId }: { readonly homeId: string }) {
  const { data, dataUpdatedAt } = useApi(homes.similarHomes, { params: { homeId } });
  if (!data?.length) return null;
  return (
    <Container>
      <Stack as="section" aria-labelledby="similar-home-cards" $gap="s24">
        <Heading id="similar-home-cards" $size="part">
          Similar homes
        </Heading>
        <HomeGrid items={data.slice(0, CARD_COUNT)} now={dataUpdatedAt} level="h3" />
      </Stack>
    </Container>
  );
}
