import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DangerIcon } from '@/components/ui/icons/statusIcons';
import { color, size, space, weight } from '@/styles/tokens';

const Frame = styled.div`
  display: grid;
  gap: ${space.s8};
  min-width: 0;
`;

const Help = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.t14};
`;

const Problem = styled.p`
  display: flex;
  gap: ${space.s8};
  color: ${color.danger};
  font-size: ${size.t14};
  font-weight: ${weight.medium};
`;

interface FieldGroupProps {
  readonly help: string | undefined;
  readonly problem: string | undefined;
  readonly children: ReactNode;
}

/** Several inputs that are one answer, with what is wrong beneath them. */
export function FieldGroup({ help, problem, children }: FieldGroupProps) {
  return (
    <Frame data-invalid={problem ? true : undefined}>
      {children}
      {help && <Help>{help}</Help>}
      <div aria-live="polite">
        {problem && (
          <Problem>
            <DangerIcon size={16} />
            {problem}
          </Problem>
        )}
      </div>
    </Frame>
  );
}
