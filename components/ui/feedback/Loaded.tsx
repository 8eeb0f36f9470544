import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState';

/** The part of a query result that decides what is shown. */
export interface LoadedQuery<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface LoadedProps<T> {
  readonly query: LoadedQuery<T>;
  /** Title of the error: "We couldn’t load these homes." */
  readonly title: string;
  readonly level?: 'h1' | 'h2' | 'h3';
  /** Adds the message of the error. */
  readonly showsMessage?: boolean;
  /** Stands below the title of the error: "Your filters are kept." */
  readonly note?: string;
  /** Stands in place of the data while it loads. */
  readonly skeleton?: ReactNode;
  /** What to show with the data; nothing without it. */
  readonly children?: (data: T) => ReactNode;
}

/** Shows the data of a query; before it arrives a skeleton, and without it an error with a way to try again. */
export function Loaded<T>({
  query,
  title,
  level,
  showsMessage = false,
  note,
  skeleton = null,
  children,
}: LoadedProps<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children?.(data) ?? null;
  if (!error) return skeleton;
  return (
    <ErrorState title={title} level={level} onRetry={() => void refetch()} retrying={isFetching}>
      {showsMessage ? error.message : note}
    </ErrorState>
  );
}
