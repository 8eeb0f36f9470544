import { ButtonLink } from '@/components/ui/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { ApplicationRoom } from './ApplicationRoom';
import { LeaseForm } from './LeaseForm';
import { OpenApplication } from './OpenApplication';

/** What they wish for the lease; once it is there, the way to it. */
export function LeaseScreen() {
  return (
    <OpenApplication>
      {(application) => (
        <ApplicationRoom
          application={application}
          title="What should the lease say?"
          lead="Your wishes. Nothing binds you before you have read the lease and signed it."
        >
          {application.status === 'lease_sent' || application.status === 'lease_signed' ? (
            <Notice tone="success" title="Your lease is here">
              <ButtonLink href={`/lease-signing/${application.home.id}`}>Read and sign it</ButtonLink>
            </Notice>
          ) : (
            <LeaseForm key={application.id} application={application} />
          )}
        </ApplicationRoom>
      )}
    </OpenApplication>
  );
}
