import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { bills } from '@/contract/money/bills/endpoints';
import { charges, type LeaseAccount } from '@/contract/money/charges/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useFocusRestore } from '@/hooks/useFocusRestore';

/** A late or returned-payment fee: why it is there, and the one waiver of the lease. */
export function FeeWaiver({ account: { leaseId, waivableFee } }: { readonly account: LeaseAccount }) {
  const waive = useApiMutation(charges.waiveFee, { touches: [charges, bills] });
  const region = useFocusRestore<HTMLDivElement>();
  if (!waivableFee && !waive.data && !waive.error) return null;
  return (
    <Card ref={region} tabIndex={-1} as="section" aria-labelledby={`fee-${leaseId}`}>
      <Stack $gap="s12">
        <Heading as="h3" id={`fee-${leaseId}`} $size="small">
          {waivableFee ? waivableFee.description : 'Fee waived'}
        </Heading>
        {waive.data && (
          <Notice live tone="success" title="We waived the fee">
            You don’t owe it anymore. We do this once for each lease.
          </Notice>
        )}
        {waivableFee && (
          <>
            <Text>
              <Money amount={waivableFee.cents} cents="always" /> was added to what’s due. {waivableFee.reason}
            </Text>
            <Text $tone="soft">We waive one fee for each lease when you ask.</Text>
            <Row>
              <Button
                tone="secondary"
                loading={waive.isPending}
                onClick={() => waive.mutate({ params: { leaseId }, body: { chargeId: waivableFee.chargeId } })}
              >
                Waive this fee
              </Button>
            </Row>
          </>
        )}
        {waive.error && (
          <Notice live tone="danger" title="The fee wasn’t waived">
            {waive.error.message || 'Check your connection and try again.'}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
