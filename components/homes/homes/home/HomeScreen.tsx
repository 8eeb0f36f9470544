import { useEffect } from 'react';
import { useLiveHome } from '@/components/homes/homes/home/useLiveHome';
import { useScrollToSection } from '@/components/homes/homes/home/useScrollToSection';
import { JsonLd } from '@/components/layout/head/JsonLd';
import { PageHead } from '@/components/layout/head/PageHead';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Container } from '@/components/ui/layout/Container';
import { homeHref, homeSummary, isListed, locationLabel } from '@/lib/labels/home.labels';
import { absoluteUrl } from '@/lib/routing/absoluteUrl';
import { homeJsonLd } from '@/lib/seo/jsonLd';
import { viewedHomes } from '@/lib/storage/savedHomes';
import { BookingBar } from './booking/BookingBar';
import { BookingCard } from './booking/BookingCard';
import { HomeDetails } from './HomeDetails';

interface HomeScreenProps {
  readonly homeId: string;
  readonly section?: string;
  readonly siteUrl: string;
}

/** One home: what it is, what it costs, what it takes to get it. */
export function HomeScreen({ homeId, section, siteUrl }: HomeScreenProps) {
  const { home, now, error, refetch, isFetching } = useLiveHome(homeId);
  useScrollToSection(home ? section : undefined);
  useEffect(() => viewedHomes.add(homeId), [homeId]);
  if (!home) {
    return (
      <Container>
        <PageHead title="A home" noindex />
        {error && (
          <ErrorState
            title="We couldn’t load this home"
            level="h1"
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
      </Container>
    );
  }
  const open = isListed(home.status);
  const address = absoluteUrl(siteUrl, homeHref(home));
  return (
    <>
      <Container>
        <PageHead
          title={`${home.streetAddress}, ${locationLabel(home)}, ${home.state}`}
          description={homeSummary(home)}
          canonical={address}
          image={absoluteUrl(siteUrl, home.shareImage)}
          largeImage
        />
        <HomeDetails
          home={home}
          now={now}
          address={address}
          booking={<BookingCard home={home} now={now} open={open} />}
          hrefOf={(part) => homeHref(home, part)}
        />
      </Container>
      {open && <BookingBar home={home} />}
      <JsonLd data={typeof window === 'undefined' && homeJsonLd(siteUrl, home)} />
    </>
  );
}
