import { PageHead } from '@/components/layout/head/PageHead';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { MapIllustration } from '@/components/ui/illustrations/MapIllustration';
import { Container } from '@/components/ui/layout/Container';
import { searchHref } from '@/lib/search/searchHref';
import { CoveredRegions } from './CoveredRegions';
import { ErrorPageLayout } from './ErrorPageLayout';

/** No such page, home or place: where to go from here. */
export function NotFoundScreen() {
  return (
    <Container>
      <PageHead title="Page not found" noindex />
      <ErrorPageLayout>
        <EmptyState
          picture={<MapIllustration />}
          level="h1"
          title="We can’t find that page"
          actions={
            <>
              <ButtonLink href={searchHref({})}>See homes</ButtonLink>
              <ButtonLink href="/" tone="secondary">
                Go home
              </ButtonLink>
            </>
          }
        >
          The page may have moved, the home may no longer be listed, or it may be in a place where we don’t operate yet.
        </EmptyState>
        <CoveredRegions />
      </ErrorPageLayout>
    </Container>
  );
}
