import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import type { MoveIn } from '@/contract/moveIns';
import { formatMoment } from '@/lib/format/dates';
import { ConditionRooms } from './ConditionRooms';
import { SignCondition } from './SignCondition';
import { useConditionDraft } from './useConditionDraft';

/** The record of the first day: looked through by both, then signed as it stands. */
export function ConditionStep({ moveIn }: { readonly moveIn: MoveIn }) {
  const { resident, homeowner, rule, hash } = moveIn.condition;
  const draft = useConditionDraft(moveIn);
  const isFixed = resident !== null && homeowner !== null;
  return (
    <Stack $gap="s16">
      {rule && (
        <Text $size="small" $tone="soft">
          {rule}
        </Text>
      )}
      {isFixed ? (
        <Notice tone="success" title="Signed by both">
          <Text>The sealed record lies in your documents.</Text>
          <Text $size="small" style={{ overflowWrap: 'anywhere' }}>
            SHA-256: {hash}
          </Text>
        </Notice>
      ) : null}
      <ConditionRooms draft={draft} fixed={isFixed} />
      {resident && (
        <Text>
          {resident.name} signed for the residents, {formatMoment(resident.at)}.
        </Text>
      )}
      {homeowner && (
        <Text>
          {homeowner.name} signed for the homeowner, {formatMoment(homeowner.at)}.
        </Text>
      )}
      {!isFixed && <SignCondition moveIn={moveIn} draft={draft} />}
    </Stack>
  );
}
