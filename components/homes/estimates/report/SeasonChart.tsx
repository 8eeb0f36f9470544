import styled from 'styled-components';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import type { Season } from '@/contract/homes/estimates/endpoints';
import { forcedColors, up } from '@/styles/media';
import { plainList, tabular } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';

const List = styled.ol`
  ${plainList}
  ${tabular}
  display: grid;
  gap: ${space.s8};
`;

const Quarter = styled.li<{ $current: boolean }>`
  display: grid;
  grid-template: "name days" "bar bar" / 1fr auto;
  gap: ${space.s4} ${space.s12};
  align-items: center;
  font-weight: ${({ $current }) => ($current ? weight.semibold : weight.regular)};

  ${up('sm')} {
    grid-template: "name bar days" / 10rem minmax(0, 1fr) auto;
  }
`;

const Bar = styled.span<{ $current: boolean }>`
  grid-area: bar;
  height: 0.75rem;
  border-radius: ${radius.pill};
  background: ${({ $current }) => ($current ? color.brand : color.apricot)};

  ${forcedColors} {
    background: CanvasText;
  }
`;

const LeaseCount = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.t14};
  font-weight: ${weight.regular};
`;

const quarterNames = ['January to March', 'April to June', 'July to September', 'October to December'];

interface SeasonChartProps {
  readonly seasons: readonly Season[];
  /** The local day the home would be listed on, as 2026-11-21. */
  readonly listedOn: string;
  readonly region: string | null;
}

/** How long homes of ours took to lease, by the time of year they were listed, beside the time this one would be. */
export function SeasonChart({ seasons, listedOn, region }: SeasonChartProps) {
  const own = Math.ceil(Number(listedOn.slice(5, 7)) / 3);
  const longest = Math.max(...seasons.map(({ days }) => days));
  const [quickest] = [...seasons].sort((one, other) => one.days - other.days);
  const here = seasons.find(({ quarter }) => quarter === own);
  return (
    <Stack>
      {here && quickest && (
        <Text>
          {here.days === quickest.days
            ? 'You’d be listing at the fastest time of year.'
            : `You’d be listing when homes take about ${here.days - quickest.days} days longer than from ${quarterNames[quickest.quarter - 1]}, the fastest time of year.`}
        </Text>
      )}
      <List>
        {seasons.map(({ quarter, days, leases }) => (
          <Quarter key={quarter} $current={quarter === own} aria-current={quarter === own ? 'true' : undefined}>
            <span>{quarterNames[quarter - 1]}</span>
            <Bar aria-hidden="true" $current={quarter === own} style={{ width: `${(100 * days) / longest}%` }} />
            <span>
              {days} days <LeaseCount>of {leases} leases</LeaseCount>
            </span>
          </Quarter>
        ))}
      </List>
      <Text $size="small" $tone="soft">
        Median days from listing to lease, from 3 years of our own leases{region && ` (${region})`}. This doesn’t change
        your estimate.
      </Text>
    </Stack>
  );
}
