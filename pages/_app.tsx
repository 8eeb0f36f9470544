import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import type { AppProps } from 'next/app';
import Head from 'next/head';
import { useContext, useState } from 'react';
import { PreviewBarLoader } from '@/components/content/pages/preview/PreviewBarLoader';
import type { PageChrome } from '@/components/layout/page/publicPages';
import { Site } from '@/components/layout/Site/Site';
import { ServerStyles } from '@/components/layout/Site/serverStyles';
import { VariantContext } from '@/hooks/experiments/useVariant';
import { createBrowserQueryClient } from '@/lib/api/browserQueryClient';
import type { PageProps } from '@/lib/page/public.server';
import { fonts } from '@/styles/fonts';

const noVariants = {};

type Props = AppProps<Partial<PageProps>> & { Component: { chrome?: PageChrome } };

export default function App({ Component, pageProps }: Props) {
  const [queries] = useState(createBrowserQueryClient);
  const Styles = useContext(ServerStyles);
  return (
    <QueryClientProvider client={queries}>
      <Styles $fonts={fonts} />
      <HydrationBoundary state={pageProps.dehydrated}>
        <VariantContext value={pageProps.flags ?? noVariants}>
          <Site {...Component.chrome}>
            {/* Beside the head of the page: both are there at the same moment of hydration. */}
            <Head>
              <meta name="viewport" content="width=device-width, initial-scale=1" />
            </Head>
            <Component {...pageProps} />
          </Site>
        </VariantContext>
        <PreviewBarLoader />
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
