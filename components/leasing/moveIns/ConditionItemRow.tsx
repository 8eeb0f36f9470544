import styled from 'styled-components';
import { TextField } from '@/components/ui/fields/TextField';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import type { ConditionItem } from '@/contract/leasing/moveIns/endpoints';
import { color, space } from '@/styles/tokens';

const itemStates = [
  { value: 'good', label: 'Good' },
  { value: 'worn', label: 'Worn' },
  { value: 'damaged', label: 'Damaged' },
  { value: 'none', label: 'None here' },
] as const;

const Item = styled.div`
  padding-block: ${space.s12};
  border-block-start: 1px solid ${color.line};
`;

interface ConditionItemRowProps {
  readonly item: ConditionItem;
  readonly roomName: string;
  readonly isLocked: boolean;
  readonly onChange: (change: Partial<ConditionItem>) => void;
}

/** One thing in a room: nothing is chosen until it was checked. */
export function ConditionItemRow({ item, roomName, isLocked, onChange }: ConditionItemRowProps) {
  const { name, state, note } = item;
  if (isLocked)
    return (
      <Item>
        <Text>
          {name}: {itemStates.find(({ value }) => value === state)?.label}
        </Text>
        {note && (
          <Text $size="small" $tone="soft">
            {note}
          </Text>
        )}
      </Item>
    );
  return (
    <Item>
      <Stack $gap="s12">
        <ChoicePills
          legend={`${name}, ${roomName}`}
          options={itemStates}
          value={state ?? undefined}
          onChange={(chosen) => onChange({ state: chosen })}
        />
        {(state === 'worn' || state === 'damaged' || note) && (
          <TextField
            label={`What’s wrong with it? (${name})`}
            optional
            maxLength={500}
            value={note}
            onChange={(value) => onChange({ note: value })}
          />
        )}
      </Stack>
    </Item>
  );
}
