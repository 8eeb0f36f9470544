import { useRouter } from 'next/router';
import { PageHead } from '@/components/layout/head/PageHead';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { routes } from '@/contract/routes';
import { RenewalSigning } from './RenewalSigning';

/** The owner's page to sign a renewal; the address names it. */
export function SignRenewalScreen() {
  const { query } = useRouter();
  if (typeof query.renewal === 'string') return <RenewalSigning renewalId={query.renewal} />;
  return (
    <>
      <PageHead title="Sign the renewal" noindex />
      <EmptyState
        title="Sign the renewal"
        level="h1"
        actions={<ButtonLink href={routes.accounts.portfolio.renewalOffer()}>See renewal options</ButtonLink>}
      >
        A renewal is ready to sign once your residents have accepted an offer.
      </EmptyState>
    </>
  );
}
