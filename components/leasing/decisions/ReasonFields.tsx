import { Checkbox } from '@/components/ui/forms/Checkbox';
import { type CriterionId, criterionLabels } from '@/contract/leasing/criteria/criteria';
import type { CriterionLine } from '@/contract/leasing/decisions/endpoints';
import { QuestionGroup } from './QuestionGroup';

interface ReasonFieldsProps {
  /** Criteria that were not met: nothing else may be a reason. */
  readonly lines: readonly CriterionLine[];
  readonly reasons: readonly CriterionId[];
  readonly onReasons: (reasons: readonly CriterionId[]) => void;
}

export function ReasonFields({ lines, reasons, onReasons }: ReasonFieldsProps) {
  return (
    <QuestionGroup legend="Reasons">
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
          {criterionLabels[criterion].title}
        </Checkbox>
      ))}
    </QuestionGroup>
  );
}
