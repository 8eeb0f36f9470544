import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CheckIcon } from '@/components/ui/icons/interfaceIcons';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { forcedColors } from '@/styles/media';
import { plainList, tabular } from '@/styles/mixins';
import { color, size, space, weight } from '@/styles/tokens';

/** `dropped`: it will not come about. */
type StepState = 'done' | 'current' | 'next' | 'dropped';
const isAhead = (state: StepState) => state === 'next' || state === 'dropped';

const List = styled.ol`
  ${plainList}
`;

const Step = styled.li`
  position: relative;
  display: flex;
  gap: ${space.s16};
  padding-block-end: ${space.s24};

  &:not(:last-child)::before {
    content: "";
    position: absolute;
    inset: 1.75rem auto 0 calc(0.875rem - 1px);
    border-inline-start: 2px solid ${color.line};
  }
`;

const Dot = styled.span<{ $state: StepState }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.75rem;
  height: 1.75rem;
  border: 2px solid ${({ $state }) => (isAhead($state) ? color.edge : color.brand)};
  border-radius: 50%;
  background: ${({ $state }) => ($state === 'done' ? color.brand : color.surface)};
  color: ${color.onBrand};

  ${forcedColors} {
    border-color: CanvasText;
  }
`;

const CurrentDot = styled.span`
  width: 0.7rem;
  height: 0.7rem;
  border-radius: 50%;
  background: ${color.brand};
`;

const Title = styled.p<{ $state: StepState }>`
  color: ${({ $state }) => (isAhead($state) ? color.inkSoft : color.ink)};
  font-weight: ${weight.semibold};
`;

const Aside = styled.p`
  ${tabular}
  color: ${color.inkFaint};
  font-size: ${size.t14};
`;

export type TimelineStep = {
  readonly key: string;
  readonly state: StepState;
  readonly title: ReactNode;
  /** When it happened or will, and who has it. */
  readonly aside?: ReactNode;
  readonly detail?: ReactNode;
};

const stateLabels = { done: 'Done: ', current: 'Now: ', next: 'Next: ', dropped: '' } as const;

/** What happened, what is next, by when, who has it. */
export function Timeline({ label, steps }: { readonly label: string; readonly steps: readonly TimelineStep[] }) {
  return (
    <List aria-label={label}>
      {steps.map(({ key, state, title, aside, detail }) => (
        <Step key={key} aria-current={state === 'current' ? 'step' : undefined}>
          <Dot $state={state}>
            {state === 'done' && <CheckIcon size={16} />}
            {state === 'current' && <CurrentDot />}
          </Dot>
          <div>
            <Title $state={state}>
              <VisuallyHidden>{stateLabels[state]}</VisuallyHidden>
              {title}
            </Title>
            {aside && <Aside>{aside}</Aside>}
            {detail}
          </div>
        </Step>
      ))}
    </List>
  );
}
