import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { color, motion, radius, size, space } from '@/styles/tokens';
import { positionPopover } from './popoverPosition';
import { CLOSE_DELAY_MS, defaultDelays, openDelay, recordClosed, type TooltipDelays } from './tooltipTiming';

const Anchor = styled.span`
  display: inline-flex;
  max-width: 100%;
`;

const Bubble = styled.span`
  position: fixed;
  width: max-content;
  max-width: min(18rem, calc(100vw - 1rem));
  padding: ${space.s4} ${space.s12};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${color.ink};
  color: ${color.canvas};
  font-size: ${size.t14};
  line-height: 1.4;
  transition: opacity ${motion.hover};

  &:popover-open {
    @starting-style {
      opacity: 0;
    }
  }
`;

type TooltipProps = {
  readonly text: ReactNode;
  readonly delays?: TooltipDelays;
  /** One element that can hold focus. */
  readonly children: ReactElement<{ 'aria-describedby'?: string }>;
};

/** A few words about a control, on hover after a delay and on focus at once; Escape hides it, the pointer may rest on it. */
export function Tooltip({ text, delays = defaultDelays, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);

  const after = (ms: number, next: boolean) => {
    clearTimeout(timer.current);
    if (ms === 0) setOpen(next);
    else timer.current = setTimeout(() => setOpen(next), ms);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const panel = bubble.current;
    if (!open || !panel || !anchor.current) return;
    panel.showPopover();
    positionPopover(anchor.current.firstElementChild ?? anchor.current, panel, 'center', 'above');
    const hide = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', hide);
    return () => {
      document.removeEventListener('keydown', hide);
      if (panel.isConnected) panel.hidePopover();
      recordClosed(performance.now());
    };
  }, [open]);

  return (
    <Anchor
      ref={anchor}
      onPointerEnter={(event) => event.pointerType !== 'touch' && after(openDelay(delays, performance.now()), true)}
      onPointerLeave={() => after(CLOSE_DELAY_MS, false)}
      onPointerDown={() => after(0, false)}
      onFocus={(event) => event.target.matches(':focus-visible') && after(0, true)}
      onBlur={() => after(0, false)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <Bubble ref={bubble} id={id} role="tooltip" popover="manual">
        {text}
      </Bubble>
    </Anchor>
  );
}
