import styled from 'styled-components';
import { Badge } from '@/components/ui/Badge';
import { Text } from '@/components/ui/Text';
import { criterionWords } from '@/contract/criteria';
import type { Line } from '@/contract/decisions';
import { up } from '@/styles/media';
import { plainList } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';
import { resultWords } from './applicationWords';

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

/** An application against the criteria, line by line. */
export function CriteriaLines({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <List>
      {lines.map(({ criterion, result, because }) => (
        <Item key={criterion}>
          <div>
            <Text $weight="semibold">{criterionWords[criterion].title}</Text>
            <Text $tone="soft">{because}</Text>
          </div>
          <div>
            <Badge tone={resultWords[result].tone}>{resultWords[result].label}</Badge>
          </div>
        </Item>
      ))}
    </List>
  );
}
