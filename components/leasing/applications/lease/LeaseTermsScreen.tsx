import { ApplicationLayout } from '@/components/leasing/applications/shared/ApplicationLayout';
import { ApplicationLoader } from '@/components/leasing/applications/shared/ApplicationLoader';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { LeaseTermsForm } from './LeaseTermsForm';

/** What they wish for the lease; once it is there, the way to it. */
export function LeaseTermsScreen() {
  return (
    <ApplicationLoader>
      {(application) => (
        <ApplicationLayout
          application={application}
          title="Lease preferences"
          lead="Tell us what you’d like. Nothing is binding until you read and sign the lease."
        >
          {application.status === 'lease_sent' || application.status === 'lease_signed' ? (
            <Notice tone="success" title="Your lease is ready">
              <ButtonLink href={`/lease-signing/${application.home.id}`}>Read and sign</ButtonLink>
            </Notice>
          ) : (
            <LeaseTermsForm key={application.id} application={application} />
          )}
        </ApplicationLayout>
      )}
    </ApplicationLoader>
  );
}
