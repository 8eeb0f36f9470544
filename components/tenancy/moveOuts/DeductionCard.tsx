import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { formatExactMoney } from '@/contract/amounts/cents';
import { type Deduction, type DeductionAnswer, type MoveOut, moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useOpenFile } from '@/hooks/useOpenFile';
import { formatDate } from '@/lib/format/dates';
import { space } from '@/styles/tokens';
import { AmountForm } from './AmountForm';
import { EstimatedWork } from './EstimatedWork';
import { answererText, deductionBadges, standingText, stateText } from './moveOut.labels';

const List = styled.ol`
  margin: 0;
  padding-inline-start: ${space.s24};
`;

/** What a line comes to as things stand. */
const amountOf = ({ agreedCents, offerCents, chargedCents }: Deduction) => agreedCents ?? offerCents ?? chargedCents;

function Evidence({ line }: { readonly line: Deduction }) {
  const { open, opening, error } = useOpenFile();
  const files = [
    [line.beforePhotoId, 'Photo at move-in'],
    [line.afterPhotoId, 'Photo at move-out'],
    [line.workPhotoId, 'Photo after the work'],
    [line.proofId, line.proofKind === 'invoice' ? 'Invoice' : 'Estimate'],
  ] as const;
  return (
    <Row>
      {files.map(
        ([id, label]) =>
          id && (
            <Button key={label} tone="secondary" size="small" loading={opening === id} onClick={() => open(id)}>
              {label}
            </Button>
          ),
      )}
      {error && <Text role="alert">{error.message}</Text>}
    </Row>
  );
}

function ResidentActions({ line, today }: { readonly line: Deduction; readonly today: string }) {
  const answer = useApiMutation(moveOuts.answerDeduction, { touches: [moveOuts] });
  const [open, setOpen] = useState(false);
  const [isAccepting, setAccepting] = useState(false);
  const send = (body: DeductionAnswer, onSent?: () => void) =>
    answer.mutate({ params: { deductionId: line.id }, body }, { onSuccess: onSent });
  const isLate = line.status === 'unanswered';
  if (line.status !== 'proposed' && !isLate) return null;
  if (line.disputeBy && today > line.disputeBy) return null;
  return (
    <>
      {isAccepting ? (
        <Notice title={`Pay ${formatExactMoney(amountOf(line))} from your deposit?`}>
          <Stack $gap="s12" $align="start">
            <Text>You agree to this deduction. It’s settled, and you can’t dispute it afterward.</Text>
            <Row>
              <Button size="small" loading={answer.isPending} onClick={() => send({ answer: 'accept' })}>
                Accept {formatExactMoney(amountOf(line))}
              </Button>
              <Button tone="ghost" size="small" onClick={() => setAccepting(false)}>
                Go back
              </Button>
            </Row>
          </Stack>
        </Notice>
      ) : open ? (
        <AmountForm
          draft={`counter:${line.id}`}
          label="What you would pay"
          submit="Dispute this deduction"
          withNote
          sending={answer.isPending}
          onSubmit={(counterCents, note, onSent) =>
            send({ answer: 'dispute', note, counterCents } as DeductionAnswer, onSent)
          }
          onClose={() => setOpen(false)}
        />
      ) : (
        <Row>
          {!isLate && (
            <Button size="small" onClick={() => setAccepting(true)}>
              Accept
            </Button>
          )}
          <Button tone="secondary" size="small" onClick={() => setOpen(true)}>
            Dispute
          </Button>
        </Row>
      )}
      {answer.error && (
        <Notice tone="danger" live>
          {answer.error.message}
        </Notice>
      )}
    </>
  );
}

function OwnerActions({ line, sent }: { readonly line: Deduction; readonly sent: boolean }) {
  const revise = useApiMutation(moveOuts.reviseDeduction, { touches: [moveOuts] });
  const remove = useApiMutation(moveOuts.removeDeduction, { touches: [moveOuts] });
  const [open, setOpen] = useState(false);
  const params = { deductionId: line.id };
  const error = revise.error ?? remove.error;
  if (line.status !== 'proposed' && line.status !== 'disputed') return null;
  return (
    <>
      {!sent && (
        <Row>
          <Button tone="ghost" size="small" loading={remove.isPending} onClick={() => remove.mutate({ params })}>
            Remove line
          </Button>
        </Row>
      )}
      {sent && open && (
        <AmountForm
          draft={`offer:${line.id}`}
          label="Your offer"
          submit="Send offer"
          sending={revise.isPending}
          onSubmit={(offerCents, _note, onSent) =>
            revise.mutate(
              { params, body: { decision: 'offer', offerCents: offerCents as Deduction['costCents'] } },
              { onSuccess: onSent },
            )
          }
          onClose={() => setOpen(false)}
        />
      )}
      {sent && !open && (
        <Row>
          {line.status === 'disputed' && (
            <>
              <Button
                size="small"
                loading={revise.isPending}
                onClick={() => revise.mutate({ params, body: { decision: 'accept_counter' } })}
              >
                Accept their amount
              </Button>
              <Button tone="secondary" size="small" onClick={() => setOpen(true)}>
                Offer another amount
              </Button>
            </>
          )}
          <Button
            tone="ghost"
            size="small"
            loading={revise.isPending}
            onClick={() => revise.mutate({ params, body: { decision: 'drop' } })}
          >
            Drop line
          </Button>
        </Row>
      )}
      {error && (
        <Notice tone="danger" live>
          {error.message}
        </Notice>
      )}
    </>
  );
}

/** What each side named, the first amount first: it stays to be read whatever is offered since. */
function LineHistory({ line, side }: { readonly line: Deduction; readonly side: MoveOut['side'] }) {
  const { chargedCents, counterCents, offerCents, residentNote } = line;
  if (counterCents === null) return null;
  const owner = side === 'owner' ? 'You' : 'The homeowner';
  return (
    <List aria-label="Amounts so far">
      <li>
        {owner} asked for <Money amount={chargedCents} cents="always" />.
      </li>
      <li>
        {side === 'resident' ? 'You' : 'The residents'} would pay <Money amount={counterCents} cents="always" />.
        {residentNote && ` “${residentNote}”`}
      </li>
      {offerCents !== null && (
        <li>
          {owner} offered <Money amount={offerCents} cents="always" />.
        </li>
      )}
    </List>
  );
}

/** The days that count for a line: to answer it, to dispute it after all, and for the invoice of estimated work. */
function Days({ line, side }: { readonly line: Deduction; readonly side: MoveOut['side'] }) {
  const { status, answerBy, stoodOn, counterCents, disputeBy, disputeUntil, workDoneOn, invoiceBy, needsInvoice } =
    line;
  return (
    <>
      {answerBy && (
        <Text $size="small">
          Without {answererText(status, side)} answer by {formatDate(answerBy)}, {standingText(line, side)}
          {disputeUntil &&
            ` and the money is released. ${side === 'resident' ? 'You' : 'Residents'} can still dispute it until ${formatDate(disputeUntil)}`}
          .
        </Text>
      )}
      {stoodOn && status === 'accepted' && counterCents !== null && (
        <Text $size="small">
          {side === 'owner' ? 'You' : 'The homeowner'} didn’t answer in time, so{' '}
          {side === 'resident' ? 'your' : 'the residents’'} amount stands.
        </Text>
      )}
      {disputeBy && (
        <Text $size="small">
          No one answered in time, so this deduction stands. {side === 'resident' ? 'You' : 'Residents'} can still
          dispute it until {formatDate(disputeBy)}.
        </Text>
      )}
      {needsInvoice && (
        <Text $size="small">
          {workDoneOn && invoiceBy
            ? `The work was finished on ${formatDate(workDoneOn)}. Its invoice is due by ${formatDate(invoiceBy)}.`
            : 'This is an estimate. Once the work is finished, its invoice follows.'}
        </Text>
      )}
    </>
  );
}

/** One line of the statement: its evidence, its arithmetic, and what each side can do. */
export function DeductionCard({ line, moveOut }: { readonly line: Deduction; readonly moveOut: MoveOut }) {
  // The residents’ amount that stands was not agreed on by both sides.
  const badge = deductionBadges[line.status === 'accepted' && line.stoodOn ? 'unanswered' : line.status];
  const { side, statementSentAt } = moveOut;
  const actions: Record<MoveOut['side'], ReactNode> = {
    owner: <OwnerActions line={line} sent={statementSentAt !== null} />,
    staff: <OwnerActions line={line} sent={statementSentAt !== null} />,
    resident: <ResidentActions line={line} today={moveOut.today} />,
  };
  return (
    <Card as="li" $pad="s16">
      <Stack $gap="s12">
        <Row $justify="space-between">
          <Heading as="h3" $size="small">
            {line.room}: {line.description}
          </Heading>
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </Row>
        {line.status === 'dropped' ? (
          <Text $tone="soft">
            Not charged. It was <Money amount={amountOf(line)} />.
          </Text>
        ) : (
          <Text $weight="semibold">
            <Money amount={amountOf(line)} />
          </Text>
        )}
        <Text $size="small" $tone="soft">
          {line.chargeId ? (
            'Unpaid on the account of the lease.'
          ) : (
            <>
              Cost <Money amount={line.costCents} />
              {line.lifeMonths !== null &&
                `. ${Math.max(0, line.lifeMonths - line.ageMonths)} of ${line.lifeMonths} months of useful life left`}
              .
            </>
          )}
        </Text>
        {line.inspection && (
          <Text $size="small">
            {line.inspection.item}: {stateText(line.inspection.before)} at move-in, {stateText(line.inspection.now)} at
            move-out.
          </Text>
        )}
        {line.inspection?.comments.map(({ author, text }) => (
          <Text key={text} $size="small">
            {author}: “{text}”
          </Text>
        ))}
        <Evidence line={line} />
        <LineHistory line={line} side={side} />
        <Days line={line} side={side} />
        {actions[side]}
        {side !== 'resident' && line.needsInvoice && <EstimatedWork key={line.id} line={line} moveOut={moveOut} />}
      </Stack>
    </Card>
  );
}
