import { PageHead } from '@/components/layout/head/PageHead';
import { Button } from '@/components/ui/actions/Button';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { UmbrellaIllustration } from '@/components/ui/illustrations/UmbrellaIllustration';
import { Container } from '@/components/ui/layout/Container';
import { Link } from '@/components/ui/navigation/Link';
import { routes } from '@/lib/routing/routes';
import { ErrorPageLayout } from './ErrorPageLayout';

/** Something broke on our side. Nothing here asks the server for anything. */
export function ServerErrorScreen() {
  return (
    <Container>
      <PageHead title="Something broke on our side" noindex />
      <ErrorPageLayout>
        <EmptyState
          picture={<UmbrellaIllustration />}
          level="h1"
          title="Something broke on our side"
          actions={
            <>
              <Button onClick={() => window.location.reload()}>Try again</Button>
              <Link href={routes.landing()}>To the front door</Link>
            </>
          }
        >
          It is not you. What you typed in a form on this device is kept. Please try again in a minute.
        </EmptyState>
      </ErrorPageLayout>
    </Container>
  );
}
