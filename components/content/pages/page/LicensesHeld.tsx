import styled from 'styled-components';
import { Container } from '@/components/ui/layout/Container';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { publicEnv } from '@/lib/env';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s16};
  margin-block: ${space.s16} ${space.s32};
`;

const licenses = (text: string | undefined) => (text ? text.split(';') : []).map((one) => one.trim().split('|'));

/** The licenses that are held, with what they can be looked up by; nothing where none is configured. */
export function LicensesHeld() {
  const held = licenses(publicEnv.licenses);
  if (held.length === 0) return null;
  return (
    <Container $width="reading">
      <Heading $size="part">Our licenses</Heading>
      <List>
        {held.map(([state, license, holder, number]) => (
          <li key={`${state} ${number}`}>
            <Text $weight="semibold">
              {state}: {license}
            </Text>
            <Text>
              {holder}, license number {number}
            </Text>
          </li>
        ))}
      </List>
    </Container>
  );
}
