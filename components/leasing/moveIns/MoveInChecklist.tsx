import styled from 'styled-components';
import { PageHead } from '@/components/layout/head/PageHead';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Confirmation } from '@/components/ui/feedback/Confirmation';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Progress } from '@/components/ui/feedback/Progress';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { MoveInStep } from '@/contract/leasing/moveIns/constants';
import { type MoveIn, moveIns } from '@/contract/leasing/moveIns/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useArrival } from '@/hooks/useArrival';
import { formatDate } from '@/lib/format/dates';
import { space } from '@/styles/tokens';
import { ConditionStep } from './ConditionStep';
import { InsuranceStep } from './InsuranceStep';
import { KeysStep } from './KeysStep';
import { MoveInStepCard } from './MoveInStepCard';
import { PaymentDeadline } from './PaymentDeadline';
import { PaymentStep } from './PaymentStep';
import { SignLeaseStep } from './SignLeaseStep';
import { UtilitiesStep } from './UtilitiesStep';
import { WalkThroughForm } from './WalkThroughForm';

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

/** What a step has to show before it opens. */
function lockedBody(step: MoveInStep, moveIn: MoveIn) {
  if (canScheduleWalkThrough(step, moveIn)) return <WalkThroughForm moveIn={moveIn} />;
  if (step === 'money' && moveIn.money.state === 'pending') return stepBodies(step, moveIn);
  const isChecking = step === 'insurance' && moveIn.side === 'resident' && moveIn.insurance?.status === 'checking';
  return isChecking ? <InsuranceStep moveIn={moveIn} /> : null;
}

const canScheduleWalkThrough = (step: MoveInStep, { side, steps }: MoveIn) =>
  step === 'condition' && side === 'homeowner' && steps.some((one) => one.step === 'sign' && one.state === 'done');

/** The way to the keys, one step beneath the other. */
export function MoveInChecklist({ leaseId }: { readonly leaseId: string; readonly homeId: string }) {
  const query = useApi(moveIns.getMoveIn, { params: { leaseId } });
  const { data } = query;
  const hasArrived = useArrival(data && data.keysAt !== null);
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
          <Loaded
            query={query}
            title="We couldn’t load your steps"
            note="Your progress is saved. Please try again."
            skeleton={<Skeleton $height="28rem" $round="card" />}
          />
          {data?.keysAt && data.side === 'resident' && (
            <Confirmation
              title="You have the keys"
              arrived={hasArrived}
              action={<ButtonLink href={routes.accounts.home.properties()}>Go to My home</ButtonLink>}
            >
              <Text>
                Your lease runs from today on. My home has your house guide, the way to us, and how to report anything
                that’s broken. Steps below that are still open stay yours.
              </Text>
            </Confirmation>
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
                <MoveInStepCard
                  key={item.step}
                  stepState={item}
                  side={data.side}
                  waitsForOthers={item.step === 'condition' && data.condition.me.signed}
                  isOnItsWay={item.step === 'money' && data.money.state === 'pending'}
                  whileLocked={lockedBody(item.step, data)}
                >
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
