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

/** The household against the published criteria, line by line, with what is told to it alone. */
export function StandingLines({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <List>
      {lines.map(({ criterion, result, because, detail }) => (
        <Item key={criterion}>
          <div>
            <Text $weight="semibold">{criterionWords[criterion].title}</Text>
            <Text $tone="soft">{because}</Text>
            {detail && (
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
