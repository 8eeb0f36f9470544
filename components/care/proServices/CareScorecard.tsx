import { Grid } from '@/components/ui/layout/Grid';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { pros, type Scorecard } from '@/contract/care/pros/endpoints';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';

type Tier = NonNullable<Scorecard['figures']>['tiers'][number]['tier'];

const tierLabels: Record<Tier, string> = {
  life_safety: 'Emergencies',
  urgent: 'Urgent repairs',
  standard: 'Standard repairs',
  planned: 'Planned care',
};

const percent = (share: number) => `${Math.round(share * 100)}%`;
const duration = (hours: number) => (hours < 48 ? `${Math.round(hours)} hours` : `${Math.round(hours / 24)} days`);

/** Our own figures, with their date and count; nothing while there are too few jobs to mean anything. */
export function CareScorecard() {
  const { data } = useApi(pros.getScorecard);
  if (!data?.figures) return null;
  const { tiers, firstVisitFix, clocksMet } = data.figures;
  const figures = [
    ...tiers.map(({ tier, medianHours }) => [tierLabels[tier], `${duration(medianHours)} (median)`]),
    ['Fixed on the first visit', percent(firstVisitFix)],
    ['Done within every deadline', percent(clocksMet)],
  ];
  return (
    <Stack as="section" $gap="s16" aria-labelledby="scorecard">
      <Heading as="h2" id="scorecard" $size="part">
        Our repair record
      </Heading>
      <Grid $min="12rem">
        {figures.map(([label, value]) => (
          <div key={label}>
            <Text $weight="semibold">{value}</Text>
            <Text $tone="soft">{label}</Text>
          </div>
        ))}
      </Grid>
      <Text $tone="soft">
        From {data.jobs} finished jobs in the last 12 months, as of {formatDate(data.asOf)}.
      </Text>
    </Stack>
  );
}
