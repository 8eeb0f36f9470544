import { PageHead } from '@/components/layout/head/PageHead';
import { Button } from '@/components/ui/actions/Button';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { UmbrellaIllustration } from '@/components/ui/illustrations/UmbrellaIllustration';
import { Container } from '@/components/ui/layout/Container';
import { Link } from '@/components/ui/navigation/Link';
import { routes } from '@/contract/routes';
import { ErrorPageLayout } from './ErrorPageLayout';

/** Something went wrong on our side. Nothing here asks the server for anything. */
export function ServerErrorScreen() {
  return (
    <Container>
      <PageHead title="Something went wrong on our side" noindex />
      <ErrorPageLayout>
        <EmptyState
          picture={<UmbrellaIllustration />}
          level="h1"
          title="Something went wrong on our side"
          actions={
            <>
              <Button onClick={() => window.location.reload()}>Try again</Button>
              <Link href={routes.landing()}>Go home</Link>
            </>
          }
        >
          It’s not you. Anything you typed in a form on this device is saved. Please try again in a minute.
        </EmptyState>
      </ErrorPageLayout>
    </Container>
  );
}
