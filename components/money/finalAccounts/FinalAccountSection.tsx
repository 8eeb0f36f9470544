import dynamic from 'next/dynamic';
import styled from 'styled-components';
import { useMoneyAction, WAITS_FOR_SECOND } from '@/components/money/charges/staff/useMoneyAction';
import { ReasonForm } from '@/components/platform/desk/ReasonForm';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { formatExactMoney } from '@/contract/amounts/cents';
import { type FinalAccount, finalAccounts, writeOffKindLabels } from '@/contract/money/finalAccounts/endpoints';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';
import { FinalAccountFigures } from './FinalAccountFigures';

const StaffCollection = dynamic(() =>
  import('@/components/money/collections/StaffCollection').then((file) => file.StaffCollection),
);

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s8};
`;

type Staff = NonNullable<FinalAccount['staff']>;

function WriteOffActions({ account, staff }: { readonly account: FinalAccount; readonly staff: Staff }) {
  const { leaseId, writtenOffCents } = account;
  const writeOff = useMoneyAction(finalAccounts.writeOffAccount, [finalAccounts]);
  const reverse = useMoneyAction(finalAccounts.reverseWriteOff, [finalAccounts]);
  const { amountCents, refusal } = staff.writeOff;
  const problem = writeOff.error ?? writeOff.fields.reason ?? reverse.error ?? reverse.fields.reason;
  return (
    <Stack $gap="s8">
      {staff.isAsked && <Text>A second person has to decide on a write-off of this account.</Text>}
      {!staff.isAsked && refusal && (
        <Text $size="small" $tone="soft">
          Nothing can be written off now. {refusal}
        </Text>
      )}
      {!staff.isAsked && !refusal && (
        <ReasonForm
          action={`Write off ${formatExactMoney(amountCents)}`}
          label="Why it is written off"
          help="A second person approves it. The residents still owe it, and a payment is taken."
          sending={writeOff.isPending}
          onSubmit={(reason) => writeOff.send({ params: { leaseId }, body: { reason } })}
        />
      )}
      {!staff.isAsked && writtenOffCents > 0 && (
        <ReasonForm
          action={`Expect ${formatExactMoney(writtenOffCents)} again`}
          label="Why it is expected again"
          help="A second person approves it."
          sending={reverse.isPending}
          onSubmit={(reason) => reverse.send({ params: { leaseId }, body: { reason } })}
        />
      )}
      <div aria-live="polite">
        {problem && <Notice tone="danger">{problem}</Notice>}
        {(writeOff.isWaiting || reverse.isWaiting) && <Notice tone="success">{WAITS_FOR_SECOND}</Notice>}
      </div>
      {writeOff.dialog}
      {reverse.dialog}
    </Stack>
  );
}

/** A final account with what two people agreed on, for our team. */
export function StaffFinalAccount({ account }: { readonly account: FinalAccount }) {
  const { staff, writtenOffCents } = account;
  return (
    <Stack $gap="s16">
      <FinalAccountFigures account={account} />
      {writtenOffCents > 0 && <Text>{formatExactMoney(writtenOffCents)} of it is written off, and still owed.</Text>}
      {staff && staff.writeOffs.length > 0 && (
        <List aria-label="Write-offs">
          {staff.writeOffs.map(({ id, kind, amountCents, on, reason, requestedBy, approvedBy }) => (
            <li key={id}>
              <Text>
                {writeOffKindLabels[kind]}: {formatExactMoney(amountCents)}, {formatDate(on)}
              </Text>
              <Text $size="small" $tone="soft">
                {reason}. Asked for by {requestedBy}, approved by {approvedBy}.
              </Text>
            </li>
          ))}
        </List>
      )}
      {staff && <WriteOffActions account={account} staff={staff} />}
      {staff && <StaffCollection leaseId={account.leaseId} />}
    </Stack>
  );
}

/** The final account on the rent account of a lease; nothing while it runs, or where the reader may not see it. */
export function FinalAccountSection({ leaseId }: { readonly leaseId: string }) {
  const query = useApi(finalAccounts.getFinalAccount, { params: { leaseId } });
  const { data, error } = query;
  if (!data) {
    if (error?.status === 403 || error?.status === 404) return null;
    const skeleton = <Skeleton $height="12rem" $round="card" />;
    return <Loaded query={query} title="We couldn’t load the final account" level="h2" skeleton={skeleton} />;
  }
  if (!data.account) return null;
  return (
    <Card as="section" aria-labelledby="final-account">
      <Stack $gap="s16">
        <Heading id="final-account" $size="small">
          Final account
        </Heading>
        <StaffFinalAccount account={data.account} />
      </Stack>
    </Card>
  );
}
