import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { ResultOf } from '@/contract/endpoint';
import type { workOrders } from '@/contract/workOrders/endpoints';
import { TIER_NAMES } from '@/contract/workOrders/labels';
import { TARGETS } from '@/contract/workOrders/targets';
import { routes } from '@/lib/routing/routes';

interface ReportSentProps {
  readonly sent: ResultOf<typeof workOrders.createWorkOrders>;
  readonly isSendingPhotos: boolean;
  readonly photoProblem: string | undefined;
}

const outcomeOf = ({ attached, status, tier, tierReason }: ReportSentProps['sent'][number]) => {
  if (attached) return 'We already had this report, so we added your details to it.';
  if (status === 'self_solved') return 'Fixed without a visit. We noted it.';
  return `${TIER_NAMES[tier]}. ${tierReason} ${TARGETS[tier].says}`;
};

/** What became of each problem: how urgent it is, why, and what happens next. */
export function ReportSent({ sent, isSendingPhotos, photoProblem }: ReportSentProps) {
  return (
    <Stack $gap="s16">
      {sent.map((each) => (
        <Stack key={each.id} $gap="s4">
          <Heading as="h2" $size="label">
            <Link href={routes.accounts.home.maintenanceTask({ taskId: each.id })}>
              {each.reference}: {each.title}
            </Link>
          </Heading>
          <Text>{outcomeOf(each)}</Text>
        </Stack>
      ))}
      {isSendingPhotos && <Notice live>Uploading your photos. Keep this page open.</Notice>}
      {photoProblem && (
        <Notice live tone="danger" title="A photo wasn’t sent">
          {photoProblem} You can add it on the repair page.
        </Notice>
      )}
    </Stack>
  );
}
