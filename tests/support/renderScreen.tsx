import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { PropsWithChildren, ReactNode } from 'react';
import { createQueryClient } from '@/lib/api/query';

/** Answers calls of the API: an endpoint and its arguments. */
type Call = (endpoint: never, args: never) => unknown;

/** A query client with calls that `call` answers. Production tries a failed call again. */
export const testQueries = (call: Call, production = false): QueryClient =>
  createQueryClient({ call: call as never }, { production });

/** Gives what is rendered inside it the query client: the `wrapper` of `render` and `renderHook`. */
export const withQueries =
  (client: QueryClient) =>
  ({ children }: PropsWithChildren) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;

/** Renders with a query client: one with calls that `call` answers, or `client`. `rerender` keeps it. */
export const renderScreen = (
  element: ReactNode,
  { call = async () => ({}), production = false, client }: { call?: Call; production?: boolean; client?: QueryClient },
): RenderResult => render(element, { wrapper: withQueries(client ?? testQueries(call, production)) });
