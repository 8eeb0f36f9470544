import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { SEVERITY_LABELS } from '@/contract/onboarding/inspections/standards';
import { type ProposalItem, proposals } from '@/contract/onboarding/proposals/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { useOpenFile } from '@/hooks/useOpenFile';

function decisionText({ decision, declineReason, vendorName, doneAt, fixed }: ProposalItem): string {
  if (decision === 'decline') return `Declined: ${declineReason}`;
  const who = decision === 'own_vendor' ? `Owner’s own Pro: ${vendorName}` : 'Accepted';
  return `${who}${doneAt ? ' · done' : ''}${fixed ? ' · checked on site' : ''}`;
}

/** What the owner decided on an item, the proof of their own Pro, and whether the work is done. */
export function ItemWorkForm({ item, isUnderWay }: { readonly item: ProposalItem; readonly isUnderWay: boolean }) {
  const { id: itemId, decision, proofStatus, proofDocumentId, doneAt } = item;
  const {
    values: { note },
    set,
    clear,
  } = useDraft(`proof:${itemId}`, { note: '' });
  const { open } = useOpenFile();
  const check = useApiMutation(proposals.checkProof, { touches: [proposals], onArrived: clear });
  const complete = useApiMutation(proposals.completeItem, { touches: [proposals] });
  const error = check.error ?? complete.error;
  const params = { itemId };
  return (
    <Card as="article" $pad="s16" aria-label={`${item.room}: ${item.standard}`}>
      <Stack $gap="s8" $align="start">
        <Heading as="h2" $size="label">
          {SEVERITY_LABELS[item.severity]} · {item.room}: {item.standard}
        </Heading>
        <Text>{decisionText(item)}</Text>
        {isUnderWay && proofStatus === 'submitted' && proofDocumentId && (
          <>
            <Button size="small" tone="secondary" onClick={() => void open(proofDocumentId)}>
              Open proof
            </Button>
            <TextField
              label="What’s missing?"
              optional
              error={check.error?.fields?.note}
              value={note}
              onChange={(note) => set({ note })}
            />
            <Row>
              <Button
                size="small"
                loading={check.isPending}
                onClick={() => check.mutate({ params, body: { accepted: true, note } })}
              >
                Accept proof
              </Button>
              <Button
                size="small"
                tone="secondary"
                onClick={() => check.mutate({ params, body: { accepted: false, note } })}
              >
                Request new proof
              </Button>
            </Row>
          </>
        )}
        {isUnderWay && decision !== 'decline' && decision !== null && !doneAt && (
          <Button size="small" loading={complete.isPending} onClick={() => complete.mutate({ params, body: {} })}>
            Mark as done
          </Button>
        )}
        {error && (
          <Notice live tone="danger" title="That didn’t work">
            {error.message}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
