import { BarChart } from '@/components/ui/charts/BarChart';
import { ChartTable, FigureTable } from '@/components/ui/charts/ChartTable';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { ListingPerformance } from '@/contract/homes/listingPerformance/endpoints';
import { formatDate } from '@/lib/format/dates';
import { formatNumber, pluralize } from '@/lib/format/text';
import { channelLabels } from './performance.labels';

/** Views by day with the table of everything beside them, and where visitors came from. */
export function InterestByDay({ days, channels }: Pick<ListingPerformance, 'days' | 'channels'>) {
  const views = days.reduce((sum, day) => sum + day.views, 0);
  const all = channels.reduce((sum, channel) => sum + channel.views, 0);
  const title = `${pluralize(views, 'view')} in the last ${days.length} days`;
  const busy = days.filter((day) => day.views + day.saves + day.questions + day.tours + day.applications > 0);
  return (
    <Stack $gap="s32">
      <Stack as="section" aria-labelledby="views-by-day">
        <Heading id="views-by-day" $size="small">
          {title}
        </Heading>
        {views === 0 ? (
          <Text $tone="soft">No one has opened the listing in this time.</Text>
        ) : (
          <BarChart
            label={title}
            bars={days.map((day) => ({ key: day.day, value: day.views }))}
            format={(value) => (Number.isInteger(value) ? formatNumber(value) : '')}
            nameOf={(day) => formatDate(day).replace(/, \d{4}$/, '')}
          />
        )}
        {busy.length > 0 && (
          <ChartTable
            label="Interest by day"
            columns={['Day', 'Views', 'Saves', 'Questions', 'Tours', 'Applications']}
            rows={busy.map((day) => ({
              key: day.day,
              name: formatDate(day.day),
              cells: [day.views, day.saves, day.questions, day.tours, day.applications].map(String),
            }))}
          />
        )}
      </Stack>
      {channels.length > 0 && (
        <Stack as="section" aria-labelledby="channels">
          <Heading id="channels" $size="small">
            Where visitors come from
          </Heading>
          <FigureTable
            label="Views by channel"
            columns={['Channel', 'Views', 'Share']}
            rows={channels.map((each) => ({
              key: each.channel,
              name: channelLabels[each.channel],
              cells: [formatNumber(each.views), `${Math.round((each.views / Math.max(1, all)) * 100)}%`],
            }))}
          />
        </Stack>
      )}
    </Stack>
  );
}
