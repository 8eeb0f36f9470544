import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon } from '@/components/ui/icons/navigationIcons';
import { color, motion, space, weight } from '@/styles/tokens';

const Frame = styled.details`
  border-block-end: 1px solid ${color.line};
`;

const Top = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s16};
  padding-block: ${space.s16};
  font-weight: ${weight.semibold};
`;

const Chevron = styled.span`
  display: grid;
  color: ${color.brand};
  transition: rotate ${motion.hover};

  details[open] > summary > & {
    rotate: 180deg;
  }
`;

const Body = styled.div`
  padding-block-end: ${space.s24};
  color: ${color.inkSoft};
`;

type DisclosureProps = {
  readonly summary: ReactNode;
  /** Those of one group share a name: one open closes the others. */
  readonly group?: string;
  readonly open?: boolean;
  /** Called when it opens or closes. */
  readonly onToggle?: (open: boolean) => void;
  readonly children: ReactNode;
};

/** A line that opens to more. Several beneath one another make an accordion. */
export function Disclosure({ summary, group, open, onToggle, children }: DisclosureProps) {
  return (
    <Frame name={group} open={open} onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}>
      <Top>
        {summary}
        <Chevron>
          <ChevronDownIcon />
        </Chevron>
      </Top>
      <Body>{children}</Body>
    </Frame>
  );
}
