import styled from 'styled-components';
import { Badge } from '@/components/ui/Badge';
import { Text } from '@/components/ui/Text';
import { criterionWords } from '@/contract/criteria';
import type { Line } from '@/contract/decisions';
import { lineWords } from '@/lib/decisionWords';
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

interface CriteriaLinesProps {
  readonly lines: readonly Line[];
  /** Read by who applied, whom some of it is told alone. */
  readonly own?: boolean;
}

/** A household against the published criteria, line by line. */
export function CriteriaLines({ lines, own = false }: CriteriaLinesProps) {
  return (
    <List>
      {lines.map(({ criterion, result, because, detail }) => (
        <Item key={criterion}>
          <div>
            <Text $weight="semibold">{criterionWords[criterion].title}</Text>
            <Text $tone="soft">{because}</Text>
            {own && detail && (
              <Text $size="small" $tone="soft">
                {detail}
              </Text>
            )}
          </div>
          <div>
            <Badge tone={lineWords[result].tone}>{lineWords[result].words}</Badge>
          </div>
        </Item>
      ))}
    </List>
  );
}
