import { useState } from 'react';
import { useRepairText } from '@/components/care/workOrders/repairText';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { type WorkOrder, workOrders } from '@/contract/care/workOrders/endpoints';
import { URGENCY_RULES } from '@/contract/care/workOrders/urgency';
import { useApiMutation } from '@/hooks/useApiMutation';

/** Says why it is more urgent than our rules find. */
export function ContestUrgency({ order: { id, contestReason } }: { readonly order: WorkOrder }) {
  const { t } = useRepairText();
  const [reason, setReason] = useState('');
  const contest = useApiMutation(workOrders.contestUrgency, { touches: [workOrders] });
  if (contestReason)
    return <Text $tone="soft">{t('You told us it’s more urgent. Someone on our team will review it.')}</Text>;
  return (
    <Disclosure summary={t('Is it more urgent?')}>
      <Stack $gap="s12" $align="start">
        <Text>{t('How we decide:')}</Text>
        <ul>
          {URGENCY_RULES.map((rule) => (
            <li key={rule}>{t(rule)}</li>
          ))}
        </ul>
        <TextAreaField
          label={t('Why can’t it wait?')}
          error={contest.error?.fields?.reason}
          rows={2}
          value={reason}
          onChange={setReason}
        />
        {contest.error && !contest.error.fields?.reason && (
          <Notice live tone="danger" title={t('That did not work')}>
            {contest.error.message}
          </Notice>
        )}
        <Button
          size="small"
          loading={contest.isPending}
          onClick={() => contest.mutate({ params: { workOrderId: id }, body: { reason } })}
        >
          {t('Ask for a review')}
        </Button>
      </Stack>
    </Disclosure>
  );
}
