import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import type { MoveIn } from '@/contract/leasing/moveIns/endpoints';
import { formatDateTime } from '@/lib/format/dates';
import { ConditionRooms } from './ConditionRooms';
import { SignConditionReport } from './SignConditionReport';
import { useConditionDraft } from './useConditionDraft';

/** The record of the first day: looked through by both sides, then signed by everyone as it stands. */
export function ConditionStep({ moveIn }: { readonly moveIn: MoveIn }) {
  const { residents, homeowner, complete, rule, hash } = moveIn.condition;
  const { timeZone } = moveIn;
  const draft = useConditionDraft(moveIn);
  return (
    <Stack $gap="s16">
      {rule && (
        <Text $size="small" $tone="soft">
          {rule}
        </Text>
      )}
      {complete ? (
        <Notice tone="success" title="Signed by everyone">
          <Text>The sealed report is in Documents.</Text>
          <Text $size="small" style={{ overflowWrap: 'anywhere' }}>
            SHA-256: {hash}
          </Text>
        </Notice>
      ) : null}
      <ConditionRooms draft={draft} isLocked={complete} />
      {residents.map(
        ({ name, signedAt }) =>
          signedAt && (
            <Text key={name}>
              {name}, resident, signed {formatDateTime(signedAt, timeZone)}.
            </Text>
          ),
      )}
      {homeowner && (
        <Text>
          {homeowner.name}, homeowner, signed {formatDateTime(homeowner.at, timeZone)}.
        </Text>
      )}
      {!complete && <SignConditionReport moveIn={moveIn} draft={draft} />}
    </Stack>
  );
}
