import type { GetServerSideProps } from 'next';
import type { Route } from '@/contract/routes';
import { publicEnv } from '@/lib/env';
import { isTestRun } from '@/lib/testRun';
import { type PageProps, publicProps } from './public.server';

/** For pages that only those who build the site see: in production they are not there. */
export function devProps<R extends Route>(
  route: R,
  queriesOf: () => readonly unknown[] = () => [],
): GetServerSideProps<PageProps> {
  const renderPage = publicProps(route, queriesOf);
  return async (context) => (publicEnv.production && !isTestRun() ? { notFound: true } : renderPage(context));
}
