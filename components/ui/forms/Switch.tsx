import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { forcedColors } from '@/styles/media';
import { color, motion, radius, space } from '@/styles/tokens';

const Frame = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space.s12};
  cursor: pointer;

  &:has(:disabled) {
    color: ${color.inkFaint};
    cursor: not-allowed;
  }
`;

const Track = styled.input`
  appearance: none;
  flex: none;
  position: relative;
  width: 2.75rem;
  height: 1.625rem;
  border: 1px solid ${color.edge};
  border-radius: ${radius.pill};
  background: ${color.sunken};
  cursor: inherit;
  transition: background ${motion.hover};

  &::before {
    content: "";
    position: absolute;
    inset: 3px auto 3px 3px;
    aspect-ratio: 1;
    border-radius: 50%;
    background: ${color.edge};
    transition: translate ${motion.hover};
  }

  &:checked {
    border-color: ${color.brand};
    background: ${color.brand};
  }

  &:checked::before {
    background: ${color.onBrand};
    translate: 1.125rem 0;
  }

  ${forcedColors} {
    &::before,
    &:checked::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & { readonly children: ReactNode };

/** On or off, at once. For something that is sent with a form, use a checkbox. */
export function Switch({ children, ...rest }: SwitchProps) {
  return (
    <Frame>
      <Track {...rest} type="checkbox" role="switch" />
      <span>{children}</span>
    </Frame>
  );
}
