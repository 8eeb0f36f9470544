import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '@/components/ui/text/Heading';
import { color, space } from '@/styles/tokens';

const Frame = styled.section`
  display: grid;
  gap: ${space.s16};
  padding-block: ${space.s32};
  border-block-start: 1px solid ${color.line};
  /* Below the header and the names of the parts. */
  scroll-margin-block-start: 3rem;

  &:focus {
    outline: none;
  }
`;

interface HomeDetailSectionProps {
  /** Its name in the address. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a home's page that an address can name. */
export function HomeDetailSection({ id, title, children }: HomeDetailSectionProps) {
  return (
    <Frame id={id} aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`} $size="section">
        {title}
      </Heading>
      {children}
    </Frame>
  );
}
