import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { PROPOSAL_RULE } from '@/contract/onboarding/inspections/standards';
import { type Proposal, proposals } from '@/contract/onboarding/proposals/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { ItemPriceForm } from './ItemPriceForm';
import { ItemWorkForm } from './ItemWorkForm';

/** A proposal as staff prepare it, send it, and follow the work. */
export function StaffProposalScreen({ proposalId }: { readonly proposalId: string }) {
  const query = useApi(proposals.getProposal, { params: { proposalId } });
  const { data } = query;
  if (data) return <OpenProposal proposal={data} />;
  return (
    <>
      <AccountPageHeader title="Proposal" />
      <Loaded
        query={query}
        title="We couldn’t load this proposal"
        skeleton={<Skeleton $height="20rem" $round="card" />}
      />
    </>
  );
}

function OpenProposal({ proposal }: { readonly proposal: Proposal }) {
  const { id, status, items, home, inspectionId } = proposal;
  const send = useApiMutation(proposals.sendProposal, { touches: [proposals] });
  const finish = useApiMutation(proposals.finishWork, { touches: [proposals] });
  const error = send.error ?? finish.error;
  const params = { proposalId: id };
  return (
    <>
      <AccountPageHeader
        title={`Proposal for ${home.address}`}
        actions={<Link href={routes.accounts.inspection({ inspectionId })}>Inspection</Link>}
      >
        {PROPOSAL_RULE}
      </AccountPageHeader>
      <Stack $gap="s16">
        {error && (
          <Notice live tone="danger" title="That didn’t work">
            {error.message}
            {finish.error && (
              <>
                {' '}
                <Link href={routes.accounts.inspection({ inspectionId })}>Recheck must-dos in the inspection</Link>
              </>
            )}
          </Notice>
        )}
        {items.map((item) =>
          status === 'draft' || (status === 'sent' && item.decision === null) ? (
            <ItemPriceForm key={item.id} item={item} />
          ) : (
            <ItemWorkForm key={item.id} item={item} isUnderWay={status === 'accepted'} />
          ),
        )}
        <Row>
          {status === 'draft' && (
            <Button loading={send.isPending} onClick={() => send.mutate({ params, body: {} })}>
              Send to the owner
            </Button>
          )}
          {status === 'accepted' && (
            <Button loading={finish.isPending} onClick={() => finish.mutate({ params, body: {} })}>
              Finish work
            </Button>
          )}
          {status === 'sent' && <Text>Waiting for the owner’s decisions.</Text>}
          {(status === 'finished' || status === 'cleared') && <Text>This home is ready to list.</Text>}
        </Row>
      </Stack>
    </>
  );
}
