import { PageHead } from '@/components/layout/head/PageHead';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Container } from '@/components/ui/layout/Container';
import { routes } from '@/contract/routes';

/** A page of the desk that belongs to another duty than the reader's. */
export function OtherDuty() {
  return (
    <Container>
      <PageHead title="Not part of your duties" noindex />
      <EmptyState
        level="h1"
        title="This page is not part of your duties"
        actions={<ButtonLink href={routes.accounts.overview()}>Go to your account</ButtonLink>}
      >
        Ask an administrator of your team if you need it for your work.
      </EmptyState>
    </Container>
  );
}
