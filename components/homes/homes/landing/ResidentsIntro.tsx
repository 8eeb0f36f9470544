import { useQuery } from '@tanstack/react-query';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { newestHomesQuery } from '@/lib/search/searchHref';
import { HomesNearby } from './HomesNearby';
import { ResidentEntry } from './ResidentEntry';

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
