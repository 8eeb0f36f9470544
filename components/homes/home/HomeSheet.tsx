import type { ReactNode } from 'react';
import { Later } from '@/components/layout/Later';
import type { Home } from '@/contract/homes';
import { type HomeSection, homeSections } from '@/lib/homeSections';
import { Gallery } from './Gallery';
import { Beside, Columns, Page, Parts, Reading } from './HomeSheet.styles';
import { HomeTop } from './HomeTop';
import { around, reading, similarHomes } from './parts';
import { SectionNav } from './SectionNav';

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
          <Reading>
            <Later isBelow part={reading} given={{ home, now }} of={home} />
            <Later isBelow part={around} given={{ home }} />
          </Reading>
        </Columns>
        <Later isBelow part={similarHomes} given={{ home }} />
      </Parts>
    </Page>
  );
}
