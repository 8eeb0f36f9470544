import type { ReactNode } from 'react';
import type { Home } from '@/contract/homes';
import { type HomeSection, homeSections } from '@/lib/homeSections';
import { Around } from './Around';
import { Gallery } from './Gallery';
import { Beside, Reading as Column, Columns, Page, Parts } from './HomeSheet.styles';
import { HomeTop } from './HomeTop';
import { Reading } from './Reading';
import { SectionNav } from './SectionNav';
import { SimilarHomes } from './SimilarHomes';

const partsOf = ({ pictures }: Home) =>
  homeSections.map(({ id }) => id).filter((id) => id !== 'photos' || pictures.length > 0);

interface HomeSheetProps {
  readonly home: Home;
  readonly now: number;
  /** What stands beside: the rent, and how to go on. */
  readonly booking: ReactNode;
  /** Absolute, for whoever sends it on. */
  readonly address?: string;
  /** The address of a part of this page. */
  readonly hrefOf: (part: HomeSection) => string;
}

/** Everything there is to know of a home, part by part. */
export function HomeSheet({ home, now, booking, address, hrefOf }: HomeSheetProps) {
  return (
    <Page>
      <HomeTop home={home} now={now} address={address} />
      <Gallery pictures={home.pictures} address={home.streetAddress} />
      <Parts>
        <SectionNav parts={partsOf(home)} hrefOf={hrefOf} />
        <Columns>
          <Beside>{booking}</Beside>
          <Column>
            <Reading home={home} now={now} />
            <Around home={home} />
          </Column>
        </Columns>
        <SimilarHomes home={home} />
      </Parts>
    </Page>
  );
}
