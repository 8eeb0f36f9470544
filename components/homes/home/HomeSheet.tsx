import type { ReactNode } from 'react';
import type { Home } from '@/contract/homes';
import { type HomePageSection, homePageSections } from '@/lib/homeSections';
import { SurroundingSections } from './Around';
import { HomeGallery } from './Gallery';
import { SideColumn, MainColumn as Column, Columns, Page, SectionList } from './HomeSheet.styles';
import { HomeHeader } from './HomeTop';
import { DescriptionSections } from './Reading';
import { SectionNav } from './SectionNav';
import { SimilarHomes } from './SimilarHomes';

const sectionsOf = ({ pictures }: Home) =>
  homePageSections.map(({ id }) => id).filter((id) => id !== 'photos' || pictures.length > 0);

interface HomeDetailsProps {
  readonly home: Home;
  readonly now: number;
  /** What stands beside: the rent, and how to go on. */
  readonly booking: ReactNode;
  /** Absolute, for whoever sends it on. */
  readonly address?: string;
  /** The address of a part of this page. */
  readonly hrefOf: (part: HomePageSection) => string;
}

/** Everything there is to know of a home, part by part. */
export function HomeDetails({ home, now, booking, address, hrefOf }: HomeDetailsProps) {
  return (
    <Page>
      <HomeHeader home={home} now={now} address={address} />
      <HomeGallery pictures={home.pictures} address={home.streetAddress} />
      <SectionList>
        <SectionNav sections={sectionsOf(home)} hrefOf={hrefOf} />
        <Columns>
          <SideColumn>{booking}</SideColumn>
          <Column>
            <DescriptionSections home={home} now={now} />
            <SurroundingSections home={home} />
          </Column>
        </Columns>
        <SimilarHomes home={home} />
      </SectionList>
    </Page>
  );
}
