import type { ReactNode } from 'react';
import { Panel } from './Popover.styles';
import type { Align } from './popoverPosition';
import { type PopoverTrigger, usePopover } from './usePopover';

type PopoverProps = {
  /** Names the panel for those who cannot see what it hangs from. */
  readonly label: string;
  /** Draws the button: `trigger={(button) => <Button {...button}>Beds</Button>}`. */
  readonly trigger: (button: PopoverTrigger) => ReactNode;
  readonly align?: Align;
  /** Rises from the lower edge on small screens. */
  readonly sheet?: boolean;
  /** The contents, or a function of the state for contents that are costly or that close the panel. */
  readonly children: ReactNode | ((state: { readonly open: boolean; readonly close: () => void }) => ReactNode);
};

/** A panel beside its button. Opens without JavaScript; Escape and a press elsewhere close it; focus returns. */
export function Popover({ label, trigger, align = 'start', sheet = false, children }: PopoverProps) {
  const popover = usePopover(align);
  return (
    <>
      {trigger(popover.trigger)}
      <Panel
        id={popover.id}
        ref={popover.panel}
        popover="auto"
        role="dialog"
        aria-label={label}
        onToggle={popover.onToggle}
        $align={align}
        $sheet={sheet}
        $pad
      >
        {typeof children === 'function' ? children({ open: popover.open, close: popover.close }) : children}
      </Panel>
    </>
  );
}
