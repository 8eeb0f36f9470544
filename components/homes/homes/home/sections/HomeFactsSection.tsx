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
} from '@/components/ui/icons/homeIcons';
import { CalendarIcon } from '@/components/ui/icons/interfaceIcons';
import type { Home } from '@/contract/homes/homes/endpoints';
import { formatNumber, pluralize } from '@/lib/format/text';
import { bedsLabel, homeTypeLabels, laundryLabels, parkingLabels } from '@/lib/labels/home.labels';
import { petPolicyLabel } from '@/lib/labels/houseRules.labels';
import { plainList } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';
import { HomeDetailSection } from './HomeDetailSection';

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

function homeFacts(home: Home): readonly (readonly [icon: ReactNode, words: string | false])[] {
  const { beds, baths, sqft, yearBuilt } = home;
  return [
    [<HouseIcon key="type" />, homeTypeLabels[home.type]],
    [<BedIcon key="beds" />, bedsLabel(beds)],
    [<BathIcon key="baths" />, pluralize(baths, 'bath')],
    [<RulerIcon key="sqft" />, sqft !== null && `${formatNumber(sqft)} sq ft`],
    [<CalendarIcon key="year" />, yearBuilt !== null && `Built in ${yearBuilt}`],
    [<CarIcon key="parking" />, parkingLabels[home.parking]],
    [<WasherIcon key="laundry" />, laundryLabels[home.laundry]],
    [<PawIcon key="pets" />, petPolicyLabel(home)],
    [<SnowflakeIcon key="ac" />, home.airConditioning ? 'Air conditioning' : 'No air conditioning'],
    [<BoltIcon key="heating" />, home.heating !== '' && `Heating: ${home.heating}`],
    [<SofaIcon key="furnished" />, home.furnished ? 'Furnished' : 'Unfurnished'],
    [<AccessibleIcon key="accessible" />, home.accessible && 'Step-free entrance'],
  ];
}

const HomeFeatures = styled.ul`
  ${plainList}
  columns: 15rem;
  column-gap: ${space.s24};

  li {
    padding-block: ${space.s4};
    break-inside: avoid;
  }
`;

/** What the home is and has. */
export function HomeFactsSection({ home }: { readonly home: Home }) {
  return (
    <HomeDetailSection id="facts" title="Amenities">
      <List>
        {homeFacts(home).map(([icon, label]) =>
          label ? (
            <li key={label}>
              {icon}
              {label}
            </li>
          ) : null,
        )}
      </List>
      {home.features.length > 0 && (
        <HomeFeatures>
          {home.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </HomeFeatures>
      )}
    </HomeDetailSection>
  );
}
