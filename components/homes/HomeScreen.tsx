import { useEffect } from 'react';
import { PageHead } from '@/components/layout/PageHead';
import { Container } from '@/components/ui/Container';
import { ErrorState } from '@/components/ui/ErrorState';
import { homes } from '@/contract/homes';
import { useApi } from '@/hooks/useApi';
import { useSection } from '@/hooks/useSection';
import { homeHref, homeSummary, isListed, whereWords } from '@/lib/homeWords';
import { absolute, homeJsonLd } from '@/lib/jsonLd';
import { seenHomes } from '@/lib/keptHomes';
import { Beside, Columns, Page, Reading } from './HomeScreen.styles';
import { BookingCard } from './home/BookingCard';
import { BottomBar } from './home/BottomBar';
import { Costs } from './home/Costs';
import { Facts } from './home/Facts';
import { Gallery } from './home/Gallery';
import { HomeTop } from './home/HomeTop';
import { Lease } from './home/Lease';
import { Overview } from './home/Overview';
import { SimilarHomes } from './home/SimilarHomes';

interface HomeScreenProps {
  readonly homeId: string;
  readonly section?: string;
  readonly siteUrl: string;
}

/** One home: what it is, what it costs, what it takes to get it. */
export function HomeScreen({ homeId, section, siteUrl }: HomeScreenProps) {
  const { data: home, dataUpdatedAt: now, error, refetch, isFetching } = useApi(homes.getHome, { params: { homeId } });
  useSection(home ? section : undefined);
  useEffect(() => seenHomes.add(homeId), [homeId]);
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
  const cover = home.pictures[0];
  return (
    <>
      <Container>
        <PageHead
          title={`${home.streetAddress}, ${whereWords(home)}, ${home.state}`}
          description={homeSummary(home)}
          canonical={absolute(siteUrl, homeHref(home))}
          jsonLd={homeJsonLd(siteUrl, home)}
          {...(cover && { image: absolute(siteUrl, `/media/${cover.id}?w=1247`) })}
        />
        <Page>
          <HomeTop home={home} now={now} />
          <Gallery pictures={home.pictures} address={home.streetAddress} />
          <Columns>
            <Beside>
              <BookingCard home={home} now={now} open={open} />
            </Beside>
            <Reading>
              <Overview home={home} />
              <Costs home={home} />
              <Facts home={home} />
              <Lease home={home} now={now} />
            </Reading>
          </Columns>
          <SimilarHomes home={home} />
        </Page>
      </Container>
      {open && <BottomBar home={home} />}
    </>
  );
}
