import type { ReactNode } from 'react';
import { AskSection } from '@/components/homes/homes/home/ask/AskSection';
import { type HomePageSection, homePageSections } from '@/components/homes/homes/home/homeSections';
import type { Home } from '@/contract/homes/homes/endpoints';
import { isListed } from '@/lib/labels/home.labels';
import { HomeGallery } from './gallery/HomeGallery';
import { MainColumn as Column, Columns, Page, SectionList, SideColumn } from './HomeDetails.styles';
import { HomeHeader } from './HomeHeader';
import { SectionNav } from './SectionNav';
import { DescriptionSections } from './sections/DescriptionSections';
import { SimilarHomes } from './sections/SimilarHomes';
import { SurroundingSections } from './sections/SurroundingSections';

const sectionsOf = ({ pictures, status }: Home) =>
  homePageSections
    .map(({ id }) => id)
    .filter((id) => (id !== 'photos' || pictures.length > 0) && (id !== 'ask' || isListed(status)));

interface HomeDetailsProps {
  readonly home: Home;
  readonly now: number;
  /** What stands beside: the rent, and how to go on. */
  readonly booking: ReactNode;
  /** Absolute, for anyone who sends it on. */
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
            {isListed(home.status) && <AskSection home={home} />}
          </Column>
        </Columns>
        <SimilarHomes home={home} />
      </SectionList>
    </Page>
  );
}
