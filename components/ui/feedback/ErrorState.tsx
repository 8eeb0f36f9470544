import type { ReactNode } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { UmbrellaIllustration } from '@/components/ui/illustrations/UmbrellaIllustration';
import { EmptyState } from './EmptyState';

type ErrorStateProps = {
  /** What happened: "We couldn’t load these homes." */
  readonly title: string;
  readonly level?: 'h1' | 'h2' | 'h3';
  /** What was kept, and what can be done. */
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
  /** One way forward, in place of trying again. */
  readonly action?: ReactNode;
};

/** Something went wrong on our side. Said aloud when it appears. */
export function ErrorState({ title, level = 'h2', children, onRetry, retrying = false, action }: ErrorStateProps) {
  const retry = onRetry && (
    <Button onClick={onRetry} loading={retrying}>
      Try again
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState picture={<UmbrellaIllustration />} title={title} level={level} actions={action ?? retry}>
        {children}
      </EmptyState>
    </div>
  );
}
