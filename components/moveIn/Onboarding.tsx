import styled from 'styled-components';
import { PageHead } from '@/components/layout/PageHead';
import { Container } from '@/components/ui/Container';
import { ErrorState } from '@/components/ui/ErrorState';
import { Heading } from '@/components/ui/Heading';
import { Progress } from '@/components/ui/Progress';
import { Skeleton } from '@/components/ui/Skeleton';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { type MoveIn, moveIns } from '@/contract/moveIns';
import type { MoveInStep } from '@/contract/moveIns.facts';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';
import { space } from '@/styles/tokens';
import { ConditionStep } from './ConditionStep';
import { InsuranceStep } from './InsuranceStep';
import { KeysStep } from './KeysStep';
import { PaymentStep } from './MoneyStep';
import { PaymentDeadline } from './MoneyWatch';
import { SignLeaseStep } from './SignStep';
import { MoveInStepCard } from './StepCard';
import { UtilitiesStep } from './UtilitiesStep';

const MoveInLayout = styled.div`
  padding-block: ${space.s32} ${space.s64};
`;

function stepBodies(step: MoveInStep, moveIn: MoveIn) {
  if (step === 'sign') return <SignLeaseStep moveIn={moveIn} />;
  if (step === 'condition') return <ConditionStep moveIn={moveIn} />;
  if (step === 'money' && moveIn.side === 'homeowner') return <PaymentDeadline moveIn={moveIn} />;
  if (moveIn.side !== 'resident') return null;
  if (step === 'money') return <PaymentStep moveIn={moveIn} />;
  if (step === 'insurance') return <InsuranceStep moveIn={moveIn} />;
  if (step === 'utilities') return <UtilitiesStep moveIn={moveIn} />;
  return <KeysStep moveIn={moveIn} />;
}

/** The way to the keys, one step beneath the other. */
export function MoveInChecklist({ leaseId }: { readonly leaseId: string; readonly homeId: string }) {
  const { data, isError, refetch, isFetching } = useApi(moveIns.getMoveIn, { params: { leaseId } });
  const done = data?.steps.filter(({ state }) => state === 'done').length ?? 0;
  return (
    <Container $width="reading">
      <PageHead title="Moving in" noindex />
      <MoveInLayout>
        <Stack $gap="s24">
          <Stack $gap="s8">
            <Heading as="h1" $size="section">
              {data?.keysAt ? 'Welcome home' : 'Getting ready to move in'}
            </Heading>
            {data && (
              <Text $tone="soft">
                {data.address} · from {formatDate(data.startOn)}
              </Text>
            )}
          </Stack>
          {!data && !isError && <Skeleton $height="28rem" $round="card" />}
          {!data && isError && (
            <ErrorState title="We could not load your steps" onRetry={() => void refetch()} retrying={isFetching}>
              What you did is kept; only the list did not arrive.
            </ErrorState>
          )}
          {data && (
            <>
              <Stack $gap="s8">
                <Text $weight="semibold" role="status">
                  {done} of {data.steps.length} steps done
                </Text>
                <Progress label="Steps done" value={done} max={data.steps.length} />
              </Stack>
              {data.steps.map((item) => (
                <MoveInStepCard key={item.step} stepState={item} side={data.side}>
                  {stepBodies(item.step, data)}
                </MoveInStepCard>
              ))}
            </>
          )}
        </Stack>
      </MoveInLayout>
    </Container>
  );
}
