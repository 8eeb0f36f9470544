import { useQuery } from '@tanstack/react-query';
import { useMoneyAction, WAITS_FOR_SECOND } from '@/components/money/charges/staff/useMoneyAction';
import { ExpensePanel } from '@/components/money/expenses/ExpensePanel';
import { ContributionPanel } from '@/components/money/ownerContributions/ContributionPanel';
import { ReasonForm } from '@/components/platform/desk/ReasonForm';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { users } from '@/contract/account/users/endpoints';
import { payouts } from '@/contract/money/payouts/endpoints';
import { useApi } from '@/hooks/useApi';
import { apiQuery } from '@/lib/api/query';

/** What our team does with the money of a home: its rent guarantee, what its owner is asked to pay in, and what we pay for them. */
export function GuaranteePanel({ homeId }: { readonly homeId: string }) {
  return (
    <>
      <Guarantee homeId={homeId} />
      <ContributionPanel homeId={homeId} />
      <ExpensePanel homeId={homeId} />
    </>
  );
}

/** The rent guarantee of a home, which our team may end with a reason. Only people with the money duty see it. */
function Guarantee({ homeId }: { readonly homeId: string }) {
  const params = { homeId };
  const isMoney = useApi(users.getClaims).data?.duties?.includes('money') ?? false;
  const { data } = useQuery({ ...apiQuery(payouts.getGuarantee, { params }), enabled: isMoney });
  const set = useMoneyAction(payouts.setGuarantee);
  const guarantee = data?.guarantee;
  if (!guarantee) return null;
  const change = (voidReason: string | null) => set.send({ params, body: { voidReason } });
  return (
    <Stack as="section" aria-labelledby="guarantee" $gap="s8" $align="start">
      <Heading as="h2" id="guarantee" $size="small">
        Rent guarantee
      </Heading>
      <Row>
        <Text>
          <Money amount={guarantee.left} cents="always" /> of <Money amount={guarantee.limit} cents="always" /> left,{' '}
          {guarantee.claims.length} {guarantee.claims.length === 1 ? 'claim' : 'claims'}
        </Text>
      </Row>
      {guarantee.voidedFor === null ? (
        <ReasonForm
          action="End the guarantee"
          label="Reason"
          help="The owner reads this on their earnings page."
          sending={set.isPending}
          onSubmit={change}
        />
      ) : (
        <>
          <Notice tone="warning" title="The guarantee has ended for this home">
            {guarantee.voidedFor}
          </Notice>
          <Button tone="secondary" size="small" loading={set.isPending} onClick={() => change(null)}>
            Bring the guarantee back
          </Button>
        </>
      )}
      <div aria-live="polite">
        {(set.error ?? set.fields.voidReason) && <Notice tone="danger">{set.error ?? set.fields.voidReason}</Notice>}
        {set.isWaiting && <Notice tone="success">{WAITS_FOR_SECOND}</Notice>}
      </div>
      {set.dialog}
    </Stack>
  );
}
