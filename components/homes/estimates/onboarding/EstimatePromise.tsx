import styled from 'styled-components';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { plainList } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';

const Band = styled.section`
  padding-block: ${space.s48} ${space.s64};
  background: ${color.sunken};
`;

const List = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: ${space.s32};
`;

const promises = [
  [
    'A range, not a guess',
    'You’ll see what similar homes rent for, how sure we are, and why. When we tested it on homes it had never seen, half of our estimates were within 8.7% of the asking rent.',
  ],
  [
    'Real comparable homes',
    'We compare your home with our own listings. You’ll see each home’s rent and what we adjusted.',
  ],
  [
    'Your take-home',
    'See your first-year take-home with each payout plan, and how a higher rent affects time to lease.',
  ],
] as const;

/** What owners get for their answers; stands beneath the first question. */
export function EstimatePromise() {
  return (
    <Band aria-labelledby="promise">
      <Container>
        <Stack $gap="s24">
          <Heading id="promise" $size="part">
            A clear number in about 3 minutes
          </Heading>
          <List>
            {promises.map(([title, text]) => (
              <li key={title}>
                <Stack $gap="s4">
                  <Heading as="h3" $size="label">
                    {title}
                  </Heading>
                  <Text $tone="soft">{text}</Text>
                </Stack>
              </li>
            ))}
          </List>
          <Text $size="small" $tone="soft">
            We use public data and our own listings, never other owners’ private data. You always choose the rent.
          </Text>
        </Stack>
      </Container>
    </Band>
  );
}
