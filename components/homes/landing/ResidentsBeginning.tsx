import { useQuery } from '@tanstack/react-query';
import { Card } from '@/components/ui/Card';
import { Container } from '@/components/ui/Container';
import { newestHomes } from '@/lib/searchHref';
import { HomesNearby } from './HomesNearby';
import { ResidentDoor } from './ResidentDoor';

/** Beneath the hero of `/residents`: where to look, and what is new. */
export function ResidentsBeginning() {
  const newest = useQuery(newestHomes());
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
