import type { ReactNode } from 'react';
import styled from 'styled-components';
import {
  AccessibleIcon,
  BathIcon,
  BedIcon,
  BoltIcon,
  CarIcon,
  HouseIcon,
  PawIcon,
  RulerIcon,
  SnowflakeIcon,
  SofaIcon,
  WasherIcon,
} from '@/components/ui/homeIcons';
import { CalendarIcon } from '@/components/ui/interfaceIcons';
import type { Home } from '@/contract/homes';
import { counted, grouped } from '@/lib/format/words';
import { bedsWords, homeTypeWords, laundryWords, parkingWords, petsWords } from '@/lib/homeWords';
import { plainList } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';
import { Section } from './Section';

const List = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${space.s12} ${space.s24};

  li {
    display: flex;
    gap: ${space.s12};
  }

  svg {
    margin-block-start: 0.15rem;
    color: ${color.brand};
  }
`;

function factsOf(home: Home): readonly (readonly [icon: ReactNode, words: string | false])[] {
  const { beds, baths, sqft, yearBuilt } = home;
  return [
    [<HouseIcon key="type" />, homeTypeWords[home.type]],
    [<BedIcon key="beds" />, bedsWords(beds)],
    [<BathIcon key="baths" />, counted(baths, 'bath')],
    [<RulerIcon key="sqft" />, sqft !== null && `${grouped(sqft)} sq ft`],
    [<CalendarIcon key="year" />, yearBuilt !== null && `Built in ${yearBuilt}`],
    [<CarIcon key="parking" />, parkingWords[home.parking]],
    [<WasherIcon key="laundry" />, laundryWords[home.laundry]],
    [<PawIcon key="pets" />, petsWords[home.pets]],
    [<SnowflakeIcon key="ac" />, home.airConditioning ? 'Air conditioning' : 'No air conditioning'],
    [<BoltIcon key="heating" />, `Heating: ${home.heating}`],
    [<SofaIcon key="furnished" />, home.furnished ? 'Furnished' : 'Unfurnished'],
    [<AccessibleIcon key="accessible" />, home.accessible && 'Step-free way in'],
  ];
}

const Features = styled.ul`
  ${plainList}
  columns: 15rem;
  column-gap: ${space.s24};

  li {
    padding-block: ${space.s4};
    break-inside: avoid;
  }
`;

/** What the home is and has. */
export function Facts({ home }: { readonly home: Home }) {
  return (
    <Section id="facts" title="What it has">
      <List>
        {factsOf(home).map(([icon, words]) =>
          words ? (
            <li key={words}>
              {icon}
              {words}
            </li>
          ) : null,
        )}
      </List>
      {home.features.length > 0 && (
        <Features>
          {home.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </Features>
      )}
    </Section>
  );
}
