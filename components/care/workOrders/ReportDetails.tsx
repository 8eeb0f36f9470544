import { useRepairText } from '@/components/care/workOrders/repairText';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { WorkOrder } from '@/contract/care/workOrders/endpoints';
import { AREA_NAMES } from '@/contract/care/workOrders/labels';
import { formatDate } from '@/lib/format/dates';
import { formatPhone } from '@/lib/format/text';

const resultTexts = { helped: 'It helped.', did_not_help: 'It didn’t help.', skipped: 'It was skipped.' } as const;

/** What was reported, in the words of the person, with what they tried. */
export function ReportDetails({ order }: { readonly order: WorkOrder }) {
  const { source, area, location, description, startedOn, gettingWorse, activeDamage, checks, access, contestReason } =
    order;
  const { t } = useRepairText();
  const isService = source === 'service_order';
  const facts = [
    // A service is no part of the home that is broken.
    !isService && t(AREA_NAMES[area]),
    location,
    startedOn && t('since {date}', { date: formatDate(startedOn) }),
    gettingWorse && t('getting worse'),
    activeDamage && t('damage right now'),
  ].filter(Boolean);
  return (
    <Stack as="section" aria-labelledby="report" $gap="s8">
      <Heading id="report" $size="small">
        {t(isService ? 'Your order' : 'The report')}
      </Heading>
      <Text $tone="soft">{facts.join(' · ')}</Text>
      {description && <Text style={{ whiteSpace: 'pre-line' }}>{description}</Text>}
      {checks.map(({ check, result }) => (
        <Text key={check} $size="small">
          {t('Tried:')} {t(check)} {t(resultTexts[result])}
        </Text>
      ))}
      {contestReason && (
        <Text>
          {t('The resident says it’s more urgent:')} {contestReason}
        </Text>
      )}
      <Text $size="small" $tone="soft">
        {[
          t(access.permissionToEnter ? 'We may enter when no one is home.' : 'Someone has to be home.'),
          access.pets && t('Pets: {pets}.', { pets: access.pets }),
          access.hasAlarm && t('The home has an alarm.'),
          access.phone && t('Phone: {phone}.', { phone: formatPhone(access.phone) }),
          access.language === 'es' && t('Prefers Spanish.'),
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </Stack>
  );
}
