import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import type { ArgsOf } from '@/contract/endpoint';
import { ITEM_DECISIONS, type ItemDecision } from '@/contract/onboarding/proposals/constants';
import { type ProposalItem, proposals } from '@/contract/onboarding/proposals/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { readDraft, saveDraft } from '@/lib/storage/draft';
import { ItemSummary } from './ItemSummary';
import { ProofForm } from './ProofForm';
import { decisionLabels } from './proposal.labels';

/** Where an item is on the page. */
export const itemAnchor = (itemId: string) => `item-${itemId}`;

/** One item: accept it, decline it with a reason, or give it to one's own Pro. */
export function ItemDecisionForm({ item, state }: { readonly item: ProposalItem; readonly state: string }) {
  const { id, severity, priceCents } = item;
  const [choice, setChoice] = useState<ItemDecision | undefined>(item.decision ?? undefined);
  const [reason, setReason] = useState(item.declineReason ?? '');
  const [vendorName, setVendorName] = useState(item.vendorName ?? '');
  const decide = useApiMutation(proposals.decideItem, { touches: [proposals] });
  const draft = `proposal-item:${id}`;

  // What was typed and not saved yet survives a reload.
  useEffect(() => {
    const typed = readDraft(draft);
    if (typed.decision !== 'decline' && typed.decision !== 'own_vendor') return;
    setChoice(typed.decision);
    if (typeof typed.reason === 'string') setReason(typed.reason);
    if (typeof typed.vendorName === 'string') setVendorName(typed.vendorName);
  }, [draft]);

  const send = (body: ArgsOf<typeof proposals.decideItem>['body']) =>
    decide.mutate({ params: { itemId: id }, body }, { onSuccess: () => saveDraft(draft) });
  // The law's items have no "Decline": it would not be an answer.
  const options = ITEM_DECISIONS.filter((each) => severity !== 'must_do' || each !== 'decline').map((value) => ({
    value,
    label: decisionLabels[value],
  }));
  function choose(next: ItemDecision) {
    setChoice(next);
    saveDraft(draft, { decision: next, reason, vendorName });
    if (next === 'accept') send({ decision: 'accept' });
  }
  return (
    <Card as="article" id={itemAnchor(id)} tabIndex={-1}>
      <Stack $gap="s16" $align="start">
        <ItemSummary item={item} state={state} showsSeverity={false} />
        {priceCents !== null && (
          <ChoicePills legend="Your decision" options={options} value={choice} onChange={choose} />
        )}
        {choice === 'decline' && (
          <>
            <TextField
              label="Why not?"
              error={decide.error?.fields?.reason}
              value={reason}
              onChange={(value) => {
                setReason(value);
                saveDraft(draft, { decision: choice, reason: value });
              }}
            />
            <Button size="small" loading={decide.isPending} onClick={() => send({ decision: 'decline', reason })}>
              Decline item
            </Button>
          </>
        )}
        {choice === 'own_vendor' && (
          <>
            <TextField
              label="Who does the work?"
              error={decide.error?.fields?.vendorName}
              value={vendorName}
              onChange={(value) => {
                setVendorName(value);
                saveDraft(draft, { decision: choice, vendorName: value });
              }}
            />
            <Button
              size="small"
              loading={decide.isPending}
              onClick={() => send({ decision: 'own_vendor', vendorName })}
            >
              Use my own Pro
            </Button>
          </>
        )}
        {item.decision === 'own_vendor' && <ProofForm item={item} />}
        {decide.error && (
          <Notice live tone="danger" title="That didn’t work">
            {decide.error.message}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
