import { useRouter } from 'next/router';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { inspections } from '@/contract/onboarding/inspections/endpoints';
import { proposals } from '@/contract/onboarding/proposals/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';

interface AfterInspectionProps {
  readonly inspectionId: string;
  readonly hasMustDos: boolean;
}

/** What a submitted inspection leads to: a proposal, or a home that needs no work. */
export function AfterInspection({ inspectionId, hasMustDos }: AfterInspectionProps) {
  const { push } = useRouter();
  const { data } = useApi(proposals.listProposals);
  const sent = data?.find((each) => each.inspectionId === inspectionId && each.status !== 'draft');
  const prepare = useApiMutation(proposals.prepareProposal, { touches: [proposals] });
  const pass = useApiMutation(proposals.passInspection, { touches: [inspections, proposals] });
  const error = prepare.error ?? pass.error;
  const params = { inspectionId };
  async function openProposal() {
    const proposal = await prepare.mutateAsync({ params, body: {} }).catch(() => undefined);
    if (proposal) await push(routes.accounts.proposal({ proposalId: proposal.id }));
  }
  return (
    <>
      {error && (
        <Notice live tone="danger" title="That didn’t work">
          {error.message}
        </Notice>
      )}
      {pass.isSuccess && (
        <Notice live tone="success">
          This home is ready to list.
        </Notice>
      )}
      {sent ? (
        <ButtonLink href={routes.accounts.proposal({ proposalId: sent.id })}>Open the proposal</ButtonLink>
      ) : (
        <Button loading={prepare.isPending} onClick={() => void openProposal()}>
          Prepare proposal
        </Button>
      )}
      {!hasMustDos && !sent && (
        <Button tone="secondary" loading={pass.isPending} onClick={() => pass.mutate({ params, body: {} })}>
          No work needed
        </Button>
      )}
    </>
  );
}
