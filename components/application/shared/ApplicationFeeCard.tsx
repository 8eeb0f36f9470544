import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { type Application, applications } from '@/contract/applications/endpoints';
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
          <Notice title="On its way from your bank">
            It arrives within four days, and we begin then. You need do nothing; your place in the order is kept.
          </Notice>
        ) : (
          <>
            <Text $tone="soft">
              Charged once. It serves for every home here for thirty days, and comes back by itself where your
              application is not processed.
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
                Choose a card or a bank account
              </Button>
            </div>
            <Text $size="small" $tone="soft">
              You choose on the page of our payment processor. A card is charged at once; from a bank it takes four
              days.
            </Text>
          </>
        )}
      </Stack>
    </Card>
  );
}
