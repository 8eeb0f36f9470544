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
      <ErrorState title="Our fees did not reach you" onRetry={onRetry} retrying={isLoading}>
        Without them we cannot do the sum. What you typed is kept.
      </ErrorState>
    </Container>
  );
}
