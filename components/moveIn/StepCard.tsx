import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/Badge';
import { Card } from '@/components/ui/Card';
import { Heading } from '@/components/ui/Heading';
import { Row } from '@/components/ui/Row';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import type { MoveIn, MoveInStepState } from '@/contract/moveIns';
import { homeownerWords, stepWords } from './steps';

const badges = { done: ['success', 'Done'], open: ['brand', 'Your turn'], locked: ['neutral', 'Locked'] } as const;

interface StepCardProps {
  readonly item: MoveInStepState;
  readonly side: MoveIn['side'];
  readonly children?: ReactNode;
}

/** One step of the way to the keys; a locked one says what unlocks it. */
export function StepCard({ item: { step, state, unlockedBy }, side, children }: StepCardProps) {
  const [title, why] = (side === 'resident' ? stepWords : homeownerWords)[step];
  const theirs = step === 'sign' || (side === 'homeowner' && step !== 'condition');
  const [tone, word] = badges[state];
  return (
    <Card as="section" aria-labelledby={`step-${step}`} $tone={state === 'locked' ? 'sunken' : 'line'}>
      <Stack $gap="s16">
        <Row $justify="space-between">
          <Heading id={`step-${step}`} $size="small">
            {title}
          </Heading>
          <Badge tone={tone}>{theirs && state === 'open' ? 'Under way' : word}</Badge>
        </Row>
        <Text $tone="soft">{why}</Text>
        {unlockedBy && <Text $weight="semibold">Opens {unlockedBy}.</Text>}
        {state !== 'locked' && children}
      </Stack>
    </Card>
  );
}
