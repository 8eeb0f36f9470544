import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { WorkOrder } from '@/contract/workOrders/endpoints';
import { AREA_NAMES } from '@/contract/workOrders/labels';
import { formatDate } from '@/lib/format/dates';

const resultNames = { helped: 'helped', did_not_help: 'didn’t help', skipped: 'skipped' } as const;

/** What was reported, in the words of the person, with what they tried. */
export function ReportDetails({ order }: { readonly order: WorkOrder }) {
  const { area, location, description, startedOn, gettingWorse, activeDamage, checks, access, contestReason } = order;
  const facts = [
    AREA_NAMES[area],
    location,
    startedOn && `since ${formatDate(startedOn)}`,
    gettingWorse && 'getting worse',
    activeDamage && 'damage right now',
  ].filter(Boolean);
  return (
    <Stack as="section" aria-labelledby="report" $gap="s8">
      <Heading id="report" $size="small">
        The report
      </Heading>
      <Text $tone="soft">{facts.join(' · ')}</Text>
      {description && <Text style={{ whiteSpace: 'pre-line' }}>{description}</Text>}
      {checks.map(({ check, result }) => (
        <Text key={check} $size="small">
          Tried: {check} It {resultNames[result]}.
        </Text>
      ))}
      {contestReason && <Text>The resident says it’s more urgent: {contestReason}</Text>}
      <Text $size="small" $tone="soft">
        {access.permissionToEnter ? 'We may enter when no one is home.' : 'Someone has to be home.'}
        {access.pets && ` Pets: ${access.pets}.`}
        {access.hasAlarm && ' The home has an alarm.'}
        {access.phone && ` Phone: ${access.phone}.`}
        {access.language === 'es' && ' Prefers Spanish.'}
      </Text>
    </Stack>
  );
}
