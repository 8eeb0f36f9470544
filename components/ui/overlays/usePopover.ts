import { type ToggleEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { type Align, positionPopover } from './popoverPosition';

/** The browser's own anchoring does the placing where it exists; measuring is for the others. */
function supportsAnchorPositioning(): boolean {
  return typeof CSS !== 'undefined' && CSS.supports('position-area', 'bottom');
}

export type PopoverTrigger = {
  readonly type: 'button';
  readonly popoverTarget: string;
  readonly 'aria-expanded': boolean | undefined;
  readonly 'aria-controls': string;
};

/**
 * The state of a native popover. Before hydration, and without JavaScript, the browser itself opens, closes and names
 * the state of the button, so `aria-expanded` is left to it until the first change.
 */
export function usePopover(align: Align) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<boolean>();

  const updatePosition = useCallback(() => {
    const anchor = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
    if (anchor && panel.current && !supportsAnchorPositioning()) positionPopover(anchor, panel.current, align);
  }, [id, align]);

  useEffect(() => {
    if (!open) return;
    window.addEventListener('resize', updatePosition);
    window.addEventListener('scroll', updatePosition, true);
    return () => {
      window.removeEventListener('resize', updatePosition);
      window.removeEventListener('scroll', updatePosition, true);
    };
  }, [open, updatePosition]);

  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    const now = event.newState === 'open';
    if (now) updatePosition();
    setOpen(now);
  };

  const close = useCallback(() => panel.current?.hidePopover(), []);
  const trigger: PopoverTrigger = { type: 'button', popoverTarget: id, 'aria-expanded': open, 'aria-controls': id };
  return { id, panel, open: open ?? false, close, onToggle, trigger };
}
