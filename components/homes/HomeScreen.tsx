import { useEffect } from 'react';
import { PageHead } from '@/components/layout/PageHead';
import { Container } from '@/components/ui/Container';
import { ErrorState } from '@/components/ui/ErrorState';
import type { Home } from '@/contract/homes';
import { useLiveHome } from '@/hooks/useLiveHome';
import { useSection } from '@/hooks/useSection';
import { homeSections } from '@/lib/homeSections';
import { homeHref, homeSummary, isListed, whereWords } from '@/lib/homeWords';
import { absolute, homeJsonLd } from '@/lib/jsonLd';
import { seenHomes } from '@/lib/keptHomes';
import { Beside, Columns, Page, Parts, Reading } from './HomeScreen.styles';
import { BookingCard } from './home/BookingCard';
import { BottomBar } from './home/BottomBar';
import { Costs } from './home/Costs';
import { Facts } from './home/Facts';
import { Gallery } from './home/Gallery';
import { HomeTop } from './home/HomeTop';
import { Lease } from './home/Lease';
import { Neighborhood } from './home/Neighborhood';
import { Overview } from './home/Overview';
import { Qualify } from './home/Qualify';
import { SectionNav } from './home/SectionNav';
import { SimilarHomes } from './home/SimilarHomes';

const partsOf = ({ pictures }: Home) =>
  homeSections.map(({ id }) => id).filter((id) => id !== 'photos' || pictures.length > 0);

interface HomeScreenProps {
  readonly homeId: string;
  readonly section?: string;
  readonly siteUrl: string;
}

/** One home: what it is, what it costs, what it takes to get it. */
export function HomeScreen({ homeId, section, siteUrl }: HomeScreenProps) {
  const { home, now, error, refetch, isFetching } = useLiveHome(homeId);
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
          <Parts>
            <SectionNav parts={partsOf(home)} hrefOf={(part) => homeHref(home, part)} />
            <Columns>
              <Beside>
                <BookingCard home={home} now={now} open={open} />
              </Beside>
              <Reading>
                <Overview home={home} />
                <Costs home={home} />
                <Facts home={home} />
                <Lease home={home} now={now} />
                <Qualify home={home} />
                <Neighborhood home={home} />
              </Reading>
            </Columns>
            <SimilarHomes home={home} />
          </Parts>
        </Page>
      </Container>
      {open && <BottomBar home={home} />}
    </>
  );
}
