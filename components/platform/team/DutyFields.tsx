import { Checkbox } from '@/components/ui/forms/Checkbox';
import type { Duty } from '@/contract/account/users/endpoints';
import { CheckboxGroup } from './CheckboxGroup';
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
    <CheckboxGroup legend="Duties" error={error}>
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
    </CheckboxGroup>
  );
}
