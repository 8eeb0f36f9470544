import { useQuery } from '@tanstack/react-query';
import { Card } from '@/components/ui/Card';
import { Container } from '@/components/ui/Container';
import { newestHomesQuery } from '@/lib/searchHref';
import { HomesNearby } from './HomesNearby';
import { ResidentEntry } from './ResidentDoor';

/** Beneath the hero of `/residents`: where to look, and what is new. */
export function ResidentsIntro() {
  const newest = useQuery(newestHomesQuery());
  return (
    <>
      <Container>
        <Card $tone="wash" $pad="s32">
          <ResidentEntry />
        </Card>
      </Container>
      <HomesNearby newest={newest.data} now={newest.dataUpdatedAt} />
    </>
  );
}
