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
  /** Read by who applied, whom some of it is told alone. */
  readonly forApplicant?: boolean;
}

/** A household against the published criteria, line by line. */
export function CriteriaResults({ lines, forApplicant = false }: CriteriaResultsProps) {
  return (
    <List>
      {lines.map(({ criterion, result, because, detail }) => (
        <Item key={criterion}>
          <div>
            <Text $weight="semibold">{criterionLabels[criterion].title}</Text>
            <Text $tone="soft">{because}</Text>
            {forApplicant && detail && (
              <Text $size="small" $tone="soft">
                {detail}
              </Text>
            )}
          </div>
          <div>
            <Badge tone={criterionResultLabels[result].tone}>{criterionResultLabels[result].label}</Badge>
          </div>
        </Item>
      ))}
    </List>
  );
}
