import { ActionError } from '@/components/platform/desk/ActionError';
import { DeskList } from '@/components/platform/desk/DeskList';
import { ReasonForm } from '@/components/platform/desk/ReasonForm';
import { Button } from '@/components/ui/actions/Button';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { moveIns } from '@/contract/leasing/moveIns/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useOpenFile } from '@/hooks/useOpenFile';
import { formatDate } from '@/lib/format/dates';

/** Proof of renters insurance that its text didn't confirm. */
export function InsuranceQueue() {
  const read = useApi(moveIns.listInsuranceProofs);
  const review = useApiMutation(moveIns.reviewInsurance, { touches: [moveIns, desk] });
  const { open, opening, error } = useOpenFile();
  return (
    <Stack>
      <ActionError error={review.error ?? error} />
      <DeskList
        query={read}
        emptyTitle="No proof of insurance to check."
        renderRow={({ id: leaseId, address, startOn, submittedBy, insurer, until, documentId }) => (
          <Stack $gap="s8">
            <Heading as="h2" $size="label">
              {address}
            </Heading>
            <Text $size="small">
              {submittedBy} entered {insurer}, until {formatDate(until)}. The lease begins {formatDate(startOn)}.
            </Text>
            <Row $align="start">
              {documentId && (
                <Button tone="ghost" size="small" loading={opening === documentId} onClick={() => open(documentId)}>
                  Open document
                </Button>
              )}
              <Button
                tone="secondary"
                size="small"
                loading={review.isPending}
                onClick={() => review.mutate({ params: { leaseId }, body: { accepted: true } })}
              >
                Accept
              </Button>
              <ReasonForm
                action="Request new proof"
                label="What’s missing (they’ll see it)"
                sending={review.isPending}
                onSubmit={(reason) => review.mutate({ params: { leaseId }, body: { accepted: false, reason } })}
              />
            </Row>
          </Stack>
        )}
      />
    </Stack>
  );
}
