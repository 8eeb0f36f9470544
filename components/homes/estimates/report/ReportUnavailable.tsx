import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { HouseIllustration } from '@/components/ui/illustrations/HouseIllustration';
import { routes } from '@/contract/routes';

/** There is no estimate to show: none was made in this browser or account, or it could not be loaded. */
export function ReportUnavailable({ failed, onRetry }: { readonly failed: boolean; readonly onRetry: () => void }) {
  if (failed)
    return (
      <ErrorState level="h1" title="We couldn’t load your report" onRetry={onRetry}>
        It’s saved. Please try again in a moment.
      </ErrorState>
    );
  return (
    <EmptyState
      picture={<HouseIllustration />}
      level="h1"
      title="No report here yet"
      actions={<ButtonLink href={routes.rentEstimate.start()}>Estimate a home</ButtonLink>}
    >
      Did you create one on another device? Open the link we emailed you, or log in on both devices.
    </EmptyState>
  );
}
