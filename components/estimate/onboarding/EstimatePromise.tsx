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
    'We say what such homes rent for, how sure we are and why. Measured on homes it had never seen, half of our estimates were within 8.7 % of the rent asked.',
  ],
  [
    'Homes you can look at',
    'The homes it is compared with are our own listings, each with its rent and what we adjusted for.',
  ],
  [
    'Dollars you keep',
    'What each payout plan would leave you in the first year, and what a higher price costs in waiting.',
  ],
] as const;

/** What somebody gets for their answers; stands beneath the first question. */
export function EstimatePromise() {
  return (
    <Band aria-labelledby="promise">
      <Container>
        <Stack $gap="s24">
          <Heading id="promise" $size="part">
            An honest number, in about three minutes
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
            Public figures and homes of our own, nothing of other owners. The rent is always yours to choose.
          </Text>
        </Stack>
      </Container>
    </Band>
  );
}
