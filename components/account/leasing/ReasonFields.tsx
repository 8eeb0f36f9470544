import { Checkbox } from '@/components/ui/Checkbox';
import { type CriterionId, criterionWords } from '@/contract/criteria';
import type { Line } from '@/contract/decisions';
import { Asked } from './Asked';

interface ReasonFieldsProps {
  /** Criteria that were not met: nothing else may be a reason. */
  readonly lines: readonly Line[];
  readonly reasons: readonly CriterionId[];
  readonly onReasons: (reasons: readonly CriterionId[]) => void;
}

export function ReasonFields({ lines, reasons, onReasons }: ReasonFieldsProps) {
  return (
    <Asked legend="Because of">
      {lines.map(({ criterion, because }) => (
        <Checkbox
          key={criterion}
          checked={reasons.includes(criterion)}
          help={because}
          onChange={(event) =>
            onReasons(
              event.currentTarget.checked ? [...reasons, criterion] : reasons.filter((reason) => reason !== criterion),
            )
          }
        >
          {criterionWords[criterion].title}
        </Checkbox>
      ))}
    </Asked>
  );
}
