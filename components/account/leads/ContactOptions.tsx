import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { plainList } from '@/styles/mixins';
import { color, radius, space } from '@/styles/tokens';

/** Ways to reach us, one beneath the other. */
export const ContactOptions = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s12};
`;

const Frame = styled.li<{ $urgent: boolean }>`
  display: grid;
  grid-template-columns: 2rem 1fr;
  align-items: start;
  gap: ${space.s4} ${space.s12};
  padding: ${space.s16};
  border: 1px solid ${({ $urgent }) => ($urgent ? color.danger : color.line)};
  border-radius: ${radius.card};
  background: ${({ $urgent }) => ($urgent ? color.dangerTint : color.surface)};
  color: ${({ $urgent }) => ($urgent ? color.danger : color.ink)};
`;

interface ContactOptionProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly note: string;
  /** What needs an answer now stands out. */
  readonly urgent?: boolean;
  readonly children: ReactNode;
}

export function ContactOption({ icon, title, note, urgent = false, children }: ContactOptionProps) {
  return (
    <Frame $urgent={urgent}>
      {icon}
      <div>
        <Heading as="h3" $size="label">
          {title}
        </Heading>
        <Text $size="small" $tone={urgent ? 'inherit' : 'soft'}>
          {note}
        </Text>
        {children}
      </div>
    </Frame>
  );
}
