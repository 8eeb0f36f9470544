import type { Duty } from '@/contract/account/users/endpoints';
import { CheckboxChoices } from './CheckboxChoices';
import { dutyHelp, dutyLabels } from './team.labels';

const options = (Object.keys(dutyLabels) as Duty[]).map((value) => ({
  value,
  label: dutyLabels[value],
  help: dutyHelp[value],
}));

interface DutyFieldsProps {
  readonly value: readonly Duty[];
  readonly error?: string | undefined;
  readonly onChange: (duties: Duty[]) => void;
}

/** The duties of a member, each with what it opens. */
export const DutyFields = ({ value, error, onChange }: DutyFieldsProps) => (
  <CheckboxChoices legend="Duties" options={options} values={value} error={error} onChange={onChange} />
);
