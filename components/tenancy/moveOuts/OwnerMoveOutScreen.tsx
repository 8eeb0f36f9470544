import { useState } from 'react';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { NoticePanel } from '@/components/tenancy/notices/NoticePanel';
import { Button } from '@/components/ui/actions/Button';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { daysBetween } from '@/contract/calendar/days';
import { type Lease, leases } from '@/contract/leasing/leases/endpoints';
import { routes } from '@/contract/routes';
import { type MoveOut, moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';
import { joinList } from '@/lib/format/text';
import { AddDeduction } from './AddDeduction';
import { DeductionCard } from './DeductionCard';
import { DepositSummary } from './DepositSummary';
import { MoveOutPlanForm } from './MoveOutPlanForm';
import { hasInspection, inspectionLabel, isOpenDeposit } from './moveOut.labels';
import { OwedCharges } from './OwedCharges';

const TITLE = 'Before they move out';
/** Earlier than this many days before the last day, the form that ends the lease is folded. */
const EARLY_DAYS = 30;

/** The keys are back: the lease ends, and the clock of the deposit starts. */
function RecordLeaving({ moveOut }: { readonly moveOut: MoveOut }) {
  const record = useApiMutation(moveOuts.recordMoveOut, { touches: [moveOuts, leases] });
  // A day to come cannot be recorded.
  const isAhead = moveOut.lastDay > moveOut.today;
  const [leftOn, setLeftOn] = useState(isAhead ? moveOut.today : moveOut.lastDay);
  return (
    <Card
      as="form"
      noValidate
      aria-labelledby="record-move-out"
      onSubmit={(event) => {
        event.preventDefault();
        record.mutate({ params: { tenancyId: moveOut.leaseId }, body: { leftOn } });
      }}
    >
      <Stack $gap="s16">
        <Heading id="record-move-out" $size="small">
          Residents moved out
        </Heading>
        <Text>
          Record the day they returned the keys. The lease ends, and the legal deadline for the deposit starts.
        </Text>
        <TextField
          label="Moved out on"
          error={record.error?.fields?.leftOn}
          type="date"
          value={leftOn}
          onChange={setLeftOn}
        />
        {record.error && (
          <Notice tone="danger" live>
            {record.error.message}
          </Notice>
        )}
        <Row>
          <Button type="submit" size="small" loading={record.isPending}>
            Record move-out
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

function SendStatement({ moveOut }: { readonly moveOut: MoveOut }) {
  const send = useApiMutation(moveOuts.sendStatement, { touches: [moveOuts] });
  const [number, setNumber] = useState('');
  const { deductions, deadline, leaseId } = moveOut;
  return (
    <Stack
      as="form"
      noValidate
      aria-label="Send the statement"
      $gap="s12"
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate({ params: { tenancyId: leaseId }, body: { certifiedMailNumber: number } });
      }}
    >
      {deadline?.certifiedMail && deductions.length > 0 && (
        <TextField
          label="Certified mail tracking number"
          help="The law here requires certified mail. Send a paper copy of the statement too."
          error={send.error?.fields?.certifiedMailNumber}
          maxLength={60}
          value={number}
          onChange={setNumber}
        />
      )}
      {send.error && (
        <Notice tone="danger" live>
          {send.error.message}
        </Notice>
      )}
      <Row>
        <Button type="submit" loading={send.isPending}>
          {deductions.length > 0 ? 'Send statement' : 'Return the full deposit'}
        </Button>
      </Row>
    </Stack>
  );
}

/** Where the law gives more time for damage that needs a contractor. */
function ContractorNotice({ moveOut, days }: { readonly moveOut: MoveOut; readonly days: number }) {
  const send = useApiMutation(moveOuts.sendContractorNotice, { touches: [moveOuts] });
  return (
    <Stack $gap="s12" $align="start">
      <Text>
        Does the damage exceed the deposit, and need a contractor? Tell your residents now, and you have {days} more
        days for the statement.
      </Text>
      {send.error && (
        <Notice tone="danger" live>
          {send.error.message}
        </Notice>
      )}
      <Button
        tone="secondary"
        size="small"
        loading={send.isPending}
        onClick={() => send.mutate({ params: { tenancyId: moveOut.leaseId }, body: {} })}
      >
        Send contractor notice
      </Button>
    </Stack>
  );
}

function Deposit({ moveOut, title = 'Security deposit' }: { readonly moveOut: MoveOut; readonly title?: string }) {
  const { status, deductions, deadline } = moveOut;
  const headingId = `deposit-${moveOut.leaseId}`;
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack $gap="s24">
        <Heading id={headingId} $size="small">
          {title}
        </Heading>
        <DepositSummary moveOut={moveOut} />
        <Stack as="ul" $gap="s16">
          {deductions.map((line) => (
            <DeductionCard key={line.id} line={line} moveOut={moveOut} />
          ))}
        </Stack>
        {deadline?.contractorDays && !deadline.missed && (
          <ContractorNotice moveOut={moveOut} days={deadline.contractorDays} />
        )}
        {status === 'left' && !deadline?.missed && <OwedCharges moveOut={moveOut} />}
        {status === 'left' && !deadline?.missed && <AddDeduction moveOut={moveOut} />}
        {status === 'left' && <SendStatement moveOut={moveOut} />}
      </Stack>
    </Card>
  );
}

/** The inspection, which is the evidence of every line. */
function InspectionLink({ moveOut }: { readonly moveOut: MoveOut }) {
  const { leaseId, inspectionAt, inspectedAt, status } = moveOut;
  return (
    <Card as="section" aria-labelledby="inspection">
      <Stack $gap="s12">
        <Heading id="inspection" $size="small">
          Move-out inspection
        </Heading>
        <Text>
          {inspectedAt
            ? status === 'left'
              ? 'Finished. Items that got worse can be deducted, with their photos as evidence.'
              : 'Finished. Its photos are the evidence of each deduction.'
            : inspectionAt
              ? 'A time is set. Compare each room with the signed move-in report. It works offline.'
              : 'Set a time, then compare each room with the signed move-in report. It works offline.'}
        </Text>
        <Link href={routes.accounts.moveOutInspection({ leaseId })}>{inspectionLabel(moveOut)}</Link>
      </Stack>
    </Card>
  );
}

function Loading() {
  return (
    <>
      <AccountPageHeader title={TITLE} />
      <Skeleton $height="24rem" $round="card" />
    </>
  );
}

/** From the notice to the deposit, for the owner of one home. */
export function OwnerMoveOutScreen({ homeId }: { readonly homeId: string }) {
  const { data: lease, isError } = useApi(leases.getHomeLease, { params: { homeId } });
  if (isError && !lease)
    return (
      <>
        <AccountPageHeader title={TITLE} />
        <EmptyState title="No lease yet">You can plan a move-out once this home has a lease.</EmptyState>
      </>
    );
  return lease ? <LeaseMoveOut lease={lease} /> : <Loading />;
}

/** Deposits of leases before this one: a home is often rented again before they are settled. */
function PreviousDeposits({ lease }: { readonly lease: Lease }) {
  const { data } = useApi(moveOuts.listMoveOuts);
  const previous = (data?.items ?? []).filter(
    (each) => each.homeId === lease.homeId && each.leaseId !== lease.id && isOpenDeposit(each),
  );
  return previous.map((each) => (
    <Deposit key={each.leaseId} moveOut={each} title={`Deposit of ${joinList(each.residents)}`} />
  ));
}

function LeaseMoveOut({ lease }: { readonly lease: Lease }) {
  const { data: moveOut } = useApi(moveOuts.getMoveOut, { params: { tenancyId: lease.id } });
  if (!moveOut) return <Loading />;
  const isRunning = lease.status === 'active';
  const done = moveOut.checklist.filter((item) => item.done).length;
  return (
    <>
      {moveOut.leftOn ? (
        <AccountPageHeader title={`After they moved out: ${moveOut.address}`}>
          Moved out on {formatDate(moveOut.leftOn)}.
        </AccountPageHeader>
      ) : (
        <AccountPageHeader title={`${TITLE}: ${moveOut.address}`}>
          Last day: {formatDate(moveOut.lastDay)}. {done} of {moveOut.checklist.length} resident steps are done.
        </AccountPageHeader>
      )}
      <Stack $gap="s32">
        <PreviousDeposits lease={lease} />
        {hasInspection(moveOut) && <InspectionLink moveOut={moveOut} />}
        {moveOut.status !== 'planned' && <Deposit moveOut={moveOut} />}
        {isRunning && <NoticePanel leaseId={lease.id} />}
        <MoveOutPlanForm key={lease.id} moveOut={moveOut} />
        {isRunning &&
          (daysBetween(moveOut.today, moveOut.lastDay) > EARLY_DAYS ? (
            <Disclosure summary="Did your residents move out already?">
              <RecordLeaving key={moveOut.lastDay} moveOut={moveOut} />
            </Disclosure>
          ) : (
            <RecordLeaving key={moveOut.lastDay} moveOut={moveOut} />
          ))}
      </Stack>
    </>
  );
}
