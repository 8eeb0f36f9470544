import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon } from '@/components/ui/icons/navigationIcons';
import { color } from '@/styles/tokens';
import { controlStyles } from './controlStyles';

const Frame = styled.span`
  position: relative;
  display: block;
`;

const Control = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: 2.75rem;
  text-overflow: ellipsis;
`;

const Arrow = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 1rem;
  display: grid;
  place-items: center;
  color: ${color.inkSoft};
  pointer-events: none;
`;

/** A choice from a list; the browser's own, so that it is at home on every phone. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <Frame>
      <Control {...props} />
      <Arrow>
        <ChevronDownIcon size={16} />
      </Arrow>
    </Frame>
  );
}
