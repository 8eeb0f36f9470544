import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { forcedColors } from '@/styles/media';
import { color, size, space } from '@/styles/tokens';

const Frame = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${space.s12};
  min-height: 1.5rem;
  cursor: pointer;

  &:has(:disabled) {
    color: ${color.inkFaint};
    cursor: not-allowed;
  }
`;

const Box = styled.input`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  border: 1px solid ${color.edge};
  border-radius: 6px;
  background: ${color.surface};
  cursor: inherit;

  &::before {
    content: "";
    width: 0.8rem;
    height: 0.8rem;
    clip-path: polygon(12% 46%, 0 60%, 38% 96%, 100% 20%, 86% 8%, 37% 70%);
  }

  &:checked {
    border-color: ${color.brand};
    background: ${color.brand};
  }

  &:checked::before {
    background: ${color.onBrand};
  }

  &[aria-invalid="true"] {
    border-color: ${color.danger};
  }

  ${forcedColors} {
    &:checked::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;

const Help = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${size.t14};
`;

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  readonly children: ReactNode;
  readonly help?: ReactNode;
};

export function Checkbox({ children, help, ...rest }: CheckboxProps) {
  return (
    <Frame>
      <Box {...rest} type="checkbox" />
      <span>
        {children}
        {help && <Help>{help}</Help>}
      </span>
    </Frame>
  );
}
