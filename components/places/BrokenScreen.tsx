import { PageHead } from '@/components/layout/PageHead';
import { Button } from '@/components/ui/Button';
import { Container } from '@/components/ui/Container';
import { EmptyState } from '@/components/ui/EmptyState';
import { Link } from '@/components/ui/Link';
import { UmbrellaIllustration } from '@/components/ui/UmbrellaPicture';
import { routes } from '@/lib/routes';
import { ErrorPageLayout } from './Room';

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
