import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { HouseIllustration } from '@/components/ui/illustrations/HouseIllustration';
import { Card } from '@/components/ui/layout/Card';
import { routes } from '@/contract/routes';

/** The overview of a helper who has done what an owner asked for. */
export function HelperDone() {
  return (
    <Card $tone="wash">
      <EmptyState
        picture={<HouseIllustration />}
        title="All done. Thank you for helping"
        actions={
          <ButtonLink href={routes.accounts.inbox()} tone="secondary">
            Message us
          </ButtonLink>
        }
      >
        The owner has your answers. If they ask you for more, it shows up here.
      </EmptyState>
    </Card>
  );
}
