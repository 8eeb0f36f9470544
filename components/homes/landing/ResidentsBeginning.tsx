import { Card } from '@/components/ui/Card';
import { Container } from '@/components/ui/Container';
import { homes } from '@/contract/homes';
import { useApi } from '@/hooks/useApi';
import { HomesNearby } from './HomesNearby';
import { ResidentDoor } from './ResidentDoor';

/** Beneath the hero of `/residents`: where to look, and what is new. */
export function ResidentsBeginning() {
  const newest = useApi(homes.searchHomes, {});
  return (
    <>
      <Container>
        <Card $tone="wash" $pad="s32">
          <ResidentDoor />
        </Card>
      </Container>
      <HomesNearby newest={newest.data} now={newest.dataUpdatedAt} />
    </>
  );
}
