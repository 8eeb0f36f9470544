import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/feedback/Badge';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { MoveIn, MoveInStepState } from '@/contract/leasing/moveIns/endpoints';
import { homeownerStepLabels, moveInStepLabels } from './moveInSteps.labels';

const badgeTones = { done: ['success', 'Done'], open: ['brand', 'Your turn'], locked: ['neutral', 'Locked'] } as const;

const waiting = ['info', 'Waiting for others'] as const;
const onItsWay = ['info', 'On its way'] as const;

interface MoveInStepCardProps {
  readonly stepState: MoveInStepState;
  readonly side: MoveIn['side'];
  /** Whether the caller has done their part of it, and others have not. */
  readonly waitsForOthers?: boolean;
  /** Whether the payment that completes it has left and not arrived. */
  readonly isOnItsWay?: boolean;
  /** Shown while it is open or done. */
  readonly children?: ReactNode;
  /** Shown while it is locked. */
  readonly whileLocked?: ReactNode;
}

/** One step of the way to the keys; a locked one says what unlocks it. */
export function MoveInStepCard({
  stepState: { step, state, unlockedBy },
  side,
  waitsForOthers = false,
  isOnItsWay = false,
  children,
  whileLocked,
}: MoveInStepCardProps) {
  const [title, blockedReason] = (side === 'resident' ? moveInStepLabels : homeownerStepLabels)[step];
  const isOtherParty = step === 'sign' || (side === 'homeowner' && step !== 'condition');
  const [tone, word] =
    state === 'open' && waitsForOthers ? waiting : state === 'locked' && isOnItsWay ? onItsWay : badgeTones[state];
  return (
    <Card as="section" aria-labelledby={`step-${step}`} $tone={state === 'locked' ? 'sunken' : 'line'}>
      <Stack $gap="s16">
        <Row $justify="space-between">
          <Heading id={`step-${step}`} $size="small">
            {title}
          </Heading>
          <Badge tone={tone}>{isOtherParty && state === 'open' ? 'In progress' : word}</Badge>
        </Row>
        <Text $tone="soft">{blockedReason}</Text>
        {unlockedBy && <Text $weight="semibold">Opens {unlockedBy}.</Text>}
        {state === 'locked' ? whileLocked : children}
      </Stack>
    </Card>
  );
}
