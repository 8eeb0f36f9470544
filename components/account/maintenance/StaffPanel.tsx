import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/forms/Field';
import { Select } from '@/components/ui/forms/Select';
import { TextArea } from '@/components/ui/forms/TextArea';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { TIERS, type Tier } from '@/contract/workOrders/constants';
import { type WorkOrder, workOrders } from '@/contract/workOrders/endpoints';
import { TIER_NAMES } from '@/contract/workOrders/labels';
import { useApiMutation } from '@/hooks/useApiMutation';
import { routes } from '@/lib/routing/routes';
import { CostForm } from './CostForm';

const MOVES = {
  triage: 'Plan it',
  ask: 'Ask the resident',
  proceed: 'Let it go ahead',
  assign: 'Assign a Pro',
  unassign: 'Take the Pro off',
  depart: 'On the way',
  start: 'Work begins',
  wait: 'Needs another visit',
  finish: 'Work is done',
  miss: 'No one home',
  confirm: 'Confirm it',
  close: 'Close',
  decline: 'Decline',
  reopen: 'Reopen',
  separate: 'Not the same',
  cancel: 'Cancel',
} as const;
type StaffMove = keyof typeof MOVES;

const NEEDS_TEXT: Partial<Record<StaffMove, string>> = {
  ask: 'What do you need to know?',
  proceed: 'Why should it go ahead?',
  unassign: 'Why?',
  wait: 'What are we waiting for?',
  miss: 'What happened?',
  decline: 'Why?',
  reopen: 'What’s still wrong?',
  separate: 'Why?',
  cancel: 'Why?',
};

const bodyOf = (event: StaffMove, text: string, tier: Tier) => {
  if (event === 'ask') return { event, message: text };
  if (event === 'wait') return { event, waitingFor: text };
  if (event === 'triage') return { event, tier };
  if (event === 'proceed' || event === 'unassign' || event === 'miss' || event === 'decline')
    return { event, reason: text };
  if (event === 'reopen' || event === 'separate' || event === 'cancel') return { event, reason: text };
  return { event };
};

/** What our team does about a repair. */
export function StaffPanel({ order }: { readonly order: WorkOrder }) {
  const [chosen, setChosen] = useState<StaffMove>();
  const [text, setText] = useState('');
  const [tier, setTier] = useState<Tier>(order.tier);
  const move = useApiMutation(workOrders.moveWorkOrder, { touches: [workOrders] });
  const open = (Object.keys(MOVES) as StaffMove[]).filter((event) => order.can.includes(event));
  const run = (event: StaffMove) =>
    move.mutate(
      { params: { workOrderId: order.id }, body: bodyOf(event, text, tier) },
      {
        onSuccess: () => {
          setChosen(undefined);
          setText('');
        },
      },
    );
  const label = chosen && NEEDS_TEXT[chosen];
  return (
    <Card as="section" aria-labelledby="desk" $pad="s16">
      <Stack $gap="s16" $align="start">
        <Row $justify="space-between">
          <Heading id="desk" $size="small">
            For our team
          </Heading>
          <Link href={routes.accounts.deskJob({ workOrderId: order.id })}>Find a Pro</Link>
          <Link href={routes.accounts.deskHome({ homeId: order.home.id })}>About this home</Link>
        </Row>
        {order.contestReason && <Text>The resident says it’s more urgent: {order.contestReason}</Text>}
        {order.can.includes('triage') && (
          <Field label="Urgency">
            {(control) => (
              <Select
                {...control}
                value={tier}
                onChange={({ target }) => setTier(TIERS.find((each) => each === target.value) ?? tier)}
              >
                {TIERS.map((each) => (
                  <option key={each} value={each}>
                    {TIER_NAMES[each]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Row>
          {open.map((event) => (
            <Button
              key={event}
              size="small"
              tone="secondary"
              aria-expanded={NEEDS_TEXT[event] ? chosen === event : undefined}
              loading={move.isPending && chosen === event}
              onClick={() => {
                setChosen(event);
                if (!NEEDS_TEXT[event]) run(event);
              }}
            >
              {MOVES[event]}
            </Button>
          ))}
        </Row>
        {chosen && label && (
          <>
            <Field label={label}>
              {(control) => (
                <TextArea {...control} rows={2} value={text} onChange={({ target }) => setText(target.value)} />
              )}
            </Field>
            <Button size="small" loading={move.isPending} onClick={() => run(chosen)}>
              Save
            </Button>
          </>
        )}
        {move.error && (
          <Notice live tone="danger" title="That did not work">
            {move.error.message}
          </Notice>
        )}
        {order.ownVendor?.proofStatus === 'submitted' && <ProofCheck order={order} />}
        {(order.can.includes('request_approval') || order.status === 'awaiting_approval') && (
          <CostForm order={order} kind="quote" />
        )}
        {['done', 'confirmed', 'billed'].includes(order.status) && <CostForm order={order} kind="invoice" />}
      </Stack>
    </Card>
  );
}

function ProofCheck({ order }: { readonly order: WorkOrder }) {
  const [note, setNote] = useState('');
  const check = useApiMutation(workOrders.checkVendorProof, { touches: [workOrders] });
  const run = (accepted: boolean) => check.mutate({ params: { workOrderId: order.id }, body: { accepted, note } });
  return (
    <Stack $gap="s8" $align="start">
      <Field label="What is missing?" optional error={check.error?.fields?.note}>
        {(control) => <TextArea {...control} rows={2} value={note} onChange={({ target }) => setNote(target.value)} />}
      </Field>
      <Row>
        <Button size="small" loading={check.isPending} onClick={() => run(true)}>
          Accept proof
        </Button>
        <Button size="small" tone="secondary" onClick={() => run(false)}>
          Request new proof
        </Button>
      </Row>
    </Stack>
  );
}
