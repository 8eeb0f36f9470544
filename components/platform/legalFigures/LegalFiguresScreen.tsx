import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { MapIllustration } from '@/components/ui/illustrations/MapIllustration';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { legalFigures } from '@/contract/platform/legalFigures/endpoints';
import { useApi } from '@/hooks/useApi';
import { FigureSeriesCard } from './FigureSeriesCard';
import { LegalFigureCard } from './LegalFigureCard';

/** Yearly figures of the law: which are due, what waits for a second person, and what was entered. */
export function LegalFiguresScreen() {
  const query = useApi(legalFigures.listLegalFigures);
  const { data } = query;
  const waiting = data?.figures.filter(({ status }) => status === 'proposed') ?? [];
  const decided = data?.figures.filter(({ status }) => status !== 'proposed') ?? [];
  return (
    <>
      <AccountPageHeader title="Figures of the law">
        One colleague enters each new figure and another one approves it. Until then, the strict side holds.
      </AccountPageHeader>
      <Loaded
        query={query}
        title="We couldn’t load the figures"
        skeleton={<Skeleton $height="16rem" $round="card" />}
      />
      {data && (
        <Stack $gap="s24">
          {waiting.length > 0 && (
            <Stack as="section" aria-labelledby="figures-waiting">
              <Heading id="figures-waiting" $size="small">
                Waiting for a second person
              </Heading>
              {waiting.map((figure) => (
                <LegalFigureCard key={figure.id} figure={figure} />
              ))}
            </Stack>
          )}
          <Stack as="section" aria-labelledby="figures-series">
            <Heading id="figures-series" $size="small">
              Figures
            </Heading>
            {data.series.map((series) => (
              <FigureSeriesCard key={series.id} series={series} />
            ))}
          </Stack>
          <Stack as="section" aria-labelledby="figures-entered">
            <Heading id="figures-entered" $size="small">
              Entered
            </Heading>
            {decided.length === 0 ? (
              <EmptyState picture={<MapIllustration />} title="No figure entered yet">
                The figures that came with the product hold until their last day.
              </EmptyState>
            ) : (
              decided.map((figure) => <LegalFigureCard key={figure.id} figure={figure} />)
            )}
          </Stack>
        </Stack>
      )}
    </>
  );
}
