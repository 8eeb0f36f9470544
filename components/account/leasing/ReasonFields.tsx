import { Checkbox } from '@/components/ui/Checkbox';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { type CriterionId, criterionWords } from '@/contract/criteria';
import type { Line } from '@/contract/decisions';

interface ReasonFieldsProps {
  /** Criteria that were not met: nothing else may be a reason. */
  readonly lines: readonly Line[];
  readonly reasons: readonly CriterionId[];
  readonly onReasons: (reasons: readonly CriterionId[]) => void;
}

export function ReasonFields({ lines, reasons, onReasons }: ReasonFieldsProps) {
  return (
    <Stack as="fieldset" $gap="s12">
      <Text as="legend" $weight="semibold">
        Because of
      </Text>
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
    </Stack>
  );
}
