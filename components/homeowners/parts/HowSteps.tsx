import styled from 'styled-components';
import { steps } from '@/components/modals/steps';
import { Heading } from '@/components/ui/Heading';
import { Part } from '@/components/ui/Part';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { up } from '@/styles/media';
import { displayFace, plainList } from '@/styles/mixins';
import { color, size, space } from '@/styles/tokens';

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

/** From an address to a home that is looked after. */
export function HowSteps() {
  const [owners] = steps;
  return (
    <Part id="steps" title="How it goes">
      <List>
        {owners?.steps.map(({ title, text }) => (
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
    </Part>
  );
}
