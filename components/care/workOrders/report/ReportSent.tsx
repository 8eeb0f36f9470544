import { useRepairText } from '@/components/care/workOrders/repairText';
import { SendingFiles } from '@/components/care/workOrders/SendingFiles';
import type { WorkOrderFiles } from '@/components/care/workOrders/useWorkOrderFiles';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { workOrders } from '@/contract/care/workOrders/endpoints';
import { TIER_NAMES } from '@/contract/care/workOrders/labels';
import { TARGETS } from '@/contract/care/workOrders/targets';
import type { ResultOf } from '@/contract/endpoint';
import { routes } from '@/contract/routes';

interface ReportSentProps {
  readonly sent: ResultOf<typeof workOrders.createWorkOrders>;
  readonly files: WorkOrderFiles;
  /** They asked for a person, who answers in the thread of the last one. */
  readonly asked: boolean;
}

function outcomeOf({ attached, status, tier, tierReason }: ReportSentProps['sent'][number]): string[] {
  if (attached) return ['We already had this report, so we added your details to it.'];
  if (status === 'self_solved') return ['Fixed without a visit. We noted it.'];
  return [`${TIER_NAMES[tier]}.`, tierReason, TARGETS[tier].says];
}

/** What became of each problem: how urgent it is, why, and what happens next. */
export function ReportSent({ sent, files, asked }: ReportSentProps) {
  const { t } = useRepairText();
  return (
    <Stack $gap="s16">
      {asked && (
        <Notice live tone="success" title={t('A person has everything you told us')}>
          {t('We answer in the thread of your report and by email. If it can’t wait, call us.')}
        </Notice>
      )}
      {sent.map((each) => (
        <Stack key={each.id} $gap="s4">
          <Heading as="h2" $size="label">
            <Link href={routes.accounts.home.maintenanceTask({ taskId: each.id })}>
              {each.reference}: {t(each.title)}
            </Link>
          </Heading>
          <Text>
            {outcomeOf(each)
              .map((text) => t(text))
              .join(' ')}
          </Text>
        </Stack>
      ))}
      <SendingFiles files={files} />
    </Stack>
  );
}
