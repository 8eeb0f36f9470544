import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { TIERS, type Tier } from '@/contract/care/workOrders/constants';
import { type WorkOrderMove as Move, type WorkOrder, workOrders } from '@/contract/care/workOrders/endpoints';
import { TIER_NAMES } from '@/contract/care/workOrders/labels';
import { SURVEY_IDS, SURVEY_QUESTIONS } from '@/contract/care/workOrders/survey';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { CostForm } from './CostForm';
import { FORM_MOVES, type FormMove, StaffMoveForm } from './StaffMoveForm';

const MOVES = {
  triage: 'Plan it',
  ask: 'Ask the resident',
  proceed: 'Let it go ahead',
  unassign: 'Take the Pro off',
  depart: 'On the way',
  delay: 'Running late',
  start: 'Work begins',
  wait: 'Needs another visit',
  finish: 'Work is done',
  miss: 'No one home',
  confirm: 'Confirm it',
  close: 'Close',
  decline: 'Decline',
  reopen: 'Reopen',
  mark_duplicate: 'Same as another',
  separate: 'Not the same',
  cancel: 'Cancel',
} as const;
type StaffMove = keyof typeof MOVES;
const isFormMove = (event: StaffMove): event is FormMove & StaffMove => event in FORM_MOVES;

/** What the person who confirmed it said. */
function Feedback({ order: { rating, survey } }: { readonly order: WorkOrder }) {
  const answers = SURVEY_IDS.filter((id) => survey?.[id] !== undefined);
  if (rating === null && answers.length === 0) return null;
  return (
    <Stack $gap="s4">
      <Heading as="h3" $size="label">
        Feedback
      </Heading>
      {rating !== null && <Text>Rated {rating} of 5.</Text>}
      {answers.map((id) => (
        <Text key={id}>
          {SURVEY_QUESTIONS[id]} {survey?.[id] ? 'Yes' : 'No'}
        </Text>
      ))}
    </Stack>
  );
}

/** What our team does about a repair. */
export function StaffPanel({ order }: { readonly order: WorkOrder }) {
  const [chosen, setChosen] = useState<StaffMove>();
  const [tier, setTier] = useState<Tier>(order.tier);
  const move = useApiMutation(workOrders.moveWorkOrder, { touches: [workOrders] });
  const open = (Object.keys(MOVES) as StaffMove[]).filter((event) => order.can.includes(event));
  const run = (body: Move, onSaved?: () => void) =>
    move.mutate(
      { params: { workOrderId: order.id }, body },
      {
        onSuccess: () => {
          onSaved?.();
          setChosen(undefined);
        },
      },
    );
  function choose(event: StaffMove) {
    setChosen(event);
    if (event === 'triage') run({ event, tier });
    else if (!isFormMove(event)) run({ event });
  }
  return (
    <Card as="section" aria-labelledby="desk" $pad="s16">
      <Stack $gap="s16" $align="start">
        <Row $justify="space-between">
          <Heading id="desk" $size="small">
            For our team
          </Heading>
          {order.can.includes('assign') && (
            <Link href={routes.accounts.deskJob({ workOrderId: order.id })}>Find a Pro</Link>
          )}
          <Link href={routes.accounts.deskHome({ homeId: order.home.id })}>About this home</Link>
        </Row>
        <Feedback order={order} />
        {order.contestReason && <Text>The resident says it’s more urgent: {order.contestReason}</Text>}
        {order.can.includes('triage') && (
          <SelectField
            label="Urgency"
            options={TIERS.map((each) => ({ value: each, label: TIER_NAMES[each] }))}
            value={tier}
            onChange={setTier}
          />
        )}
        <Row>
          {open.map((event) => (
            <Button
              key={event}
              size="small"
              tone="secondary"
              aria-expanded={isFormMove(event) ? chosen === event : undefined}
              loading={move.isPending && chosen === event}
              onClick={() => choose(event)}
            >
              {MOVES[event]}
            </Button>
          ))}
        </Row>
        {chosen && isFormMove(chosen) && (
          <StaffMoveForm key={chosen} order={order} event={chosen} isPending={move.isPending} onSave={run} />
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
      <TextAreaField
        label="What is missing?"
        optional
        error={check.error?.fields?.note}
        rows={2}
        value={note}
        onChange={setNote}
      />
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
