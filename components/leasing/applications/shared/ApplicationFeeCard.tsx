import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { type Application, applications } from '@/contract/leasing/applications/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

interface ApplicationFeeCardProps {
  readonly application: Application;
  /** What was chosen is being charged. */
  readonly paying: boolean;
}

/** What is owed, and the way to the processor’s own page: no card or account number ever passes through ours. */
export function ApplicationFeeCard({ application, paying }: ApplicationFeeCardProps) {
  const open = useApiMutation(applications.openFeeCheckout);
  const { id, me } = application;
  if (!me) return null;
  const { fee } = me;
  const isProcessing = fee.payment?.status === 'processing';
  return (
    <Card as="section" $tone="float" aria-labelledby="fee">
      <Stack>
        <Heading as="h2" id="fee" $size="part">
          Your fee: <Money amount={fee.cents} cents="always" />
        </Heading>
        {isProcessing ? (
          <Notice title="Payment processing">
            Bank payments take up to 4 days. We’ll start when it arrives. You don’t need to do anything, and you keep
            your place in line.
          </Notice>
        ) : (
          <>
            <Text $tone="soft">
              You pay this once. It covers every Belong home for 30 days and is refunded automatically if we don’t
              process your application.
            </Text>
            {open.error && <Notice tone="danger">{open.error.message}</Notice>}
            <div>
              <Button
                size="large"
                loading={open.isPending || paying}
                onClick={() =>
                  open.mutate(
                    { params: { applicationId: id }, body: {} },
                    { onSuccess: ({ href }) => window.location.assign(href) },
                  )
                }
              >
                Pay by card or bank account
              </Button>
            </div>
            <Text $size="small" $tone="soft">
              You’ll pay on our payment processor’s page. Cards are charged right away. Bank payments take 4 days.
            </Text>
          </>
        )}
      </Stack>
    </Card>
  );
}
