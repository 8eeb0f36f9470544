import styled from 'styled-components';
import { Grid } from '@/components/ui/layout/Grid';
import { Section } from '@/components/ui/layout/Section';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { capitalize } from '@/contract/format/capitalize';
import type { MarketStats } from '@/contract/homes/regions/endpoints';
import { formatDate } from '@/lib/format/dates';
import { formatNumber, pluralize } from '@/lib/format/text';
import { regionName } from '@/lib/labels/region.labels';
import { smallScreen, up } from '@/styles/media';
import { displayFace, plainList, tabular } from '@/styles/mixins';
import { color, radius, size, space } from '@/styles/tokens';

const Halves = styled.div`
  display: grid;
  gap: ${space.s48};

  ${up('lg')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
    gap: ${space.s64};
  }
`;

const List = styled(Grid)`
  ${plainList}
`;

const Statistic = styled.li`
  display: grid;
  gap: ${space.s4};
  align-content: start;
  padding-block-start: ${space.s16};
  border-block-start: 3px solid ${color.apricot};
`;

const Figure = styled.p`
  ${displayFace}
  ${tabular}
  color: ${color.brand};
  font-size: ${size.t46};
`;

const Bars = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s12};
`;

const Bar = styled.li`
  display: grid;
  grid-template-columns: 3.75rem 1fr;
  gap: ${space.s12};
  align-items: center;

  ${smallScreen} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

const Track = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.s12};

  &::before {
    content: "";
    flex: none;
    width: calc((100% - 9.5rem) * var(--part));
    height: 2rem;
    border-radius: ${radius.control};
    background: ${color.brandTint};
    border: 1px solid ${color.brand};
  }
`;

const Value = styled.span`
  white-space: nowrap;

  ${smallScreen} {
    white-space: normal;
  }
`;

const Amount = styled.strong`
  ${tabular}
`;

const bedroomLabel = (beds: number) => (beds === 0 ? 'Studio' : pluralize(beds, 'bed'));

/** What our own homes tell of this market, each figure with what it was counted from. */
export function RegionStatistics({ figures }: { readonly figures: MarketStats }) {
  const { rents, daysToLease, homesLoved, homesToRent, asOf } = figures;
  const maxRent = Math.max(1, ...rents.map((rent) => rent.medianCents));
  const statistics = [
    ...(daysToLease
      ? [
          {
            figure: pluralize(daysToLease.days, 'day'),
            text: 'median time from listing to lease',
            source: `Based on ${pluralize(daysToLease.homes, 'lease')} in the last 12 months`,
          },
        ]
      : []),
    {
      figure: formatNumber(homesLoved),
      text: 'loved by residents today',
      source: 'Homes we manage with a lease',
    },
    { figure: formatNumber(homesToRent), text: 'for rent now or soon', source: 'Homes listed with us' },
  ];
  return (
    <Section
      id="figures"
      title={`${capitalize(regionName(figures))}, in numbers`}
      intro={`As of ${formatDate(asOf.slice(0, 10))}, from the homes we manage. This isn’t a forecast or a promise.`}
      tinted
    >
      <Halves>
        <List as="ul" $gap="s24" $min="11rem">
          {statistics.map(({ figure, text, source }) => (
            <Statistic key={text}>
              <Figure>{figure}</Figure>
              <Text>{text}</Text>
              <Text $size="small" $tone="faint">
                {source}
              </Text>
            </Statistic>
          ))}
        </List>
        {rents.length > 0 && (
          <Stack>
            <Heading as="h3" $size="small">
              Median asking rent, by bedrooms
            </Heading>
            <Bars>
              {rents.map(({ beds, medianCents, homes }) => (
                <Bar key={beds}>
                  <span>{bedroomLabel(beds)}</span>
                  <Track style={{ '--part': medianCents / maxRent } as object}>
                    <Value>
                      <Amount>
                        <Money amount={medianCents} cents="never" per="month" />
                      </Amount>
                      <Text as="span" $size="small" $tone="faint">
                        {' '}
                        {pluralize(homes, 'home')}
                      </Text>
                    </Value>
                  </Track>
                </Bar>
              ))}
            </Bars>
          </Stack>
        )}
      </Halves>
    </Section>
  );
}
