import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import type { Duty } from '@/contract/account/users/endpoints';
import { dutyHelp, dutyLabels } from './team.labels';

const duties = Object.keys(dutyLabels) as Duty[];

interface DutyFieldsProps {
  readonly value: readonly Duty[];
  readonly error?: string | undefined;
  readonly onChange: (duties: Duty[]) => void;
}

/** The duties of a member, each with what it opens. */
export function DutyFields({ value, error, onChange }: DutyFieldsProps) {
  return (
    <Stack as="fieldset" $gap="s8">
      <Text as="legend" $weight="semibold">
        Duties
      </Text>
      {duties.map((duty) => (
        <Checkbox
          key={duty}
          help={dutyHelp[duty]}
          checked={value.includes(duty)}
          onChange={({ target }) =>
            onChange(duties.filter((each) => (each === duty ? target.checked : value.includes(each))))
          }
        >
          {dutyLabels[duty]}
        </Checkbox>
      ))}
      {error && <Text $tone="danger">{error}</Text>}
    </Stack>
  );
}
