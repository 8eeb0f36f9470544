import styled from 'styled-components';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { up } from '@/styles/media';
import { displayFace, plainList } from '@/styles/mixins';
import { color, size, space } from '@/styles/tokens';
import { Stack } from './Stack';

const List = styled.ol`
  ${plainList}
  display: grid;
  gap: ${space.s24};
  counter-reset: step;

  ${up('sm')} {
    grid-template-columns: 1fr 1fr;
  }

  ${up('lg')} {
    grid-template-columns: repeat(4, 1fr);
  }

  li {
    counter-increment: step;
  }

  li::before {
    ${displayFace}
    content: counter(step);
    display: block;
    margin-block-end: ${space.s8};
    color: ${color.coral};
    font-size: ${size.t34};
  }
`;

type NumberedStepsProps = { readonly steps: readonly { readonly title: string; readonly text: string }[] };

/** What happens one after another, numbered, side by side where there is room. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <List>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Stack $gap="s4">
            <Heading as="h3" $size="small">
              {title}
            </Heading>
            <Text $tone="soft">{text}</Text>
          </Stack>
        </li>
      ))}
    </List>
  );
}
