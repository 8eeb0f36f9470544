import styled from 'styled-components';
import { Badge } from '@/components/ui/feedback/Badge';
import { Text } from '@/components/ui/text/Text';
import { criterionLabels } from '@/contract/leasing/criteria/criteria';
import type { CriterionLine } from '@/contract/leasing/decisions/endpoints';
import { criterionResultLabels } from '@/lib/labels/decision.labels';
import { up } from '@/styles/media';
import { plainList } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';

const List = styled.ul`
  ${plainList}
`;

const Item = styled.li`
  display: grid;
  gap: ${space.s8};
  padding-block: ${space.s16};

  & + & {
    border-block-start: 1px solid ${color.line};
  }

  ${up('sm')} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space.s24};
  }
`;

interface CriteriaResultsProps {
  readonly lines: readonly CriterionLine[];
  /** The applicant reads it, and sees parts that no one else does. */
  readonly forApplicant?: boolean;
  /** Before anyone applies, a criterion that a co-signer or a larger deposit would meet is not failed. */
  readonly beforeApplying?: boolean;
}

/** What would meet a criterion that is not met; nothing where nothing would. */
const remedyLabel = (criterion: CriterionLine['criterion']): string | undefined => {
  const { remedies } = criterionLabels[criterion];
  if (remedies.length === 0) return undefined;
  return remedies.some((remedy) => remedy === 'deposit')
    ? 'Met with a co-signer or larger deposit'
    : 'Met with a co-signer';
};

/** A household against the published criteria, line by line. */
export function CriteriaResults({ lines, forApplicant = false, beforeApplying = false }: CriteriaResultsProps) {
  const badgeOf = ({ criterion, result }: CriterionLine) => {
    const remedy = beforeApplying && result === 'not_met' ? remedyLabel(criterion) : undefined;
    return remedy ? { tone: 'warning' as const, label: remedy } : criterionResultLabels[result];
  };
  return (
    <List>
      {lines.map((line) => (
        <Item key={line.criterion}>
          <div>
            <Text $weight="semibold">{criterionLabels[line.criterion].title}</Text>
            <Text $tone="soft">{line.because}</Text>
            {forApplicant && line.detail && (
              <Text $size="small" $tone="soft">
                {line.detail}
              </Text>
            )}
          </div>
          <div>
            <Badge tone={badgeOf(line).tone}>{badgeOf(line).label}</Badge>
          </div>
        </Item>
      ))}
    </List>
  );
}
