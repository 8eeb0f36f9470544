import styled from 'styled-components';
import { PageHead } from '@/components/layout/head/PageHead';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { proposals } from '@/contract/onboarding/proposals/endpoints';
import { useApi } from '@/hooks/useApi';
import { space } from '@/styles/tokens';
import { DecideStep } from './DecideStep';
import { PaymentStep } from './PaymentStep';
import { type PostInspectionStep, parsePostInspection, postInspectionHref } from './postInspectionSteps';
import { proposalStatusLabels } from './proposal.labels';
import { WorkStep } from './WorkStep';

const Page = styled.div`
  padding-block: ${space.s32} ${space.s64};
`;

/** What we found in an owner's home, what we propose, and what they decide. */
export function PostInspectionScreen({ at }: { readonly at?: string }) {
  const place = parsePostInspection(at);
  return (
    <Container>
      <Page>
        {place?.proposalId ? <OneProposal proposalId={place.proposalId} step={place.step} /> : <AllProposals />}
      </Page>
    </Container>
  );
}

function AllProposals() {
  const query = useApi(proposals.listProposals);
  const { data } = query;
  return (
    <Stack $gap="s24">
      <PageHead title="Inspection results" noindex />
      <Heading as="h1" $size="title">
        Inspection results
      </Heading>
      <Loaded query={query} title="We couldn’t load this" />
      {data?.length === 0 && <Text>You’ll find our proposal here after we inspect your home.</Text>}
      {data?.map(({ id, home, status }) => (
        <Card key={id} $pad="s16">
          <Row $justify="space-between">
            <Link href={postInspectionHref(id, status === 'sent' ? 'decide' : 'status')}>{home.address}</Link>
            <Badge>{proposalStatusLabels[status]}</Badge>
          </Row>
        </Card>
      ))}
    </Stack>
  );
}

function OneProposal({ proposalId, step }: { readonly proposalId: string; readonly step: PostInspectionStep }) {
  const query = useApi(proposals.getProposal, { params: { proposalId } });
  const { data } = query;
  if (!data)
    return (
      <>
        <PageHead title="Your proposal" noindex />
        <Loaded
          query={query}
          title="We couldn’t load your proposal"
          level="h1"
          skeleton={<Skeleton $height="20rem" $round="card" />}
        />
      </>
    );
  if (data.status !== 'sent') return <WorkStep proposal={data} />;
  // Payment comes after the decisions; who opens it too early lands on them.
  const isDecided = data.items.every(({ included, decision }) => !included || decision !== null);
  return step === 'payment' && isDecided ? <PaymentStep proposal={data} /> : <DecideStep proposal={data} />;
}
