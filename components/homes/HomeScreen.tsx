import { useEffect } from 'react';
import { JsonLd } from '@/components/layout/JsonLd';
import { PageHead } from '@/components/layout/PageHead';
import { Container } from '@/components/ui/Container';
import { ErrorState } from '@/components/ui/ErrorState';
import { useLiveHome } from '@/hooks/useLiveHome';
import { useScrollToSection } from '@/hooks/useSection';
import { absoluteUrl } from '@/lib/absolute';
import { homeHref, homeSummary, isListed, locationLabel } from '@/lib/homeWords';
import { homeJsonLd } from '@/lib/jsonLd';
import { viewedHomes } from '@/lib/keptHomes';
import { BookingCard } from './home/BookingCard';
import { BookingBar } from './home/BottomBar';
import { HomeDetails } from './home/HomeSheet';

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
            title="We could not load this home"
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
