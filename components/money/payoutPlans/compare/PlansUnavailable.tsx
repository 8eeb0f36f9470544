import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Container } from '@/components/ui/layout/Container';

interface PlansUnavailableProps {
  readonly isLoading: boolean;
  readonly onRetry: () => void;
}

/** Our fees did not arrive: without them there is no sum, and nothing typed is lost. */
export function PlansUnavailable({ isLoading, onRetry }: PlansUnavailableProps) {
  return (
    <Container>
      <ErrorState title="We couldn’t load our fees" onRetry={onRetry} retrying={isLoading}>
        We need them to compare your options. Your entries are saved.
      </ErrorState>
    </Container>
  );
}
