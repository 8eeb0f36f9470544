import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { IconButton } from '@/components/ui/actions/IconButton';
import { CloseIcon } from '@/components/ui/icons/statusIcons';
import { Heading } from '@/components/ui/text/Heading';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { Body, type DialogSize, Foot, Frame, Sheet, Top } from './Dialog.styles';
import { useModalDialog } from './useModalDialog';

type DialogProps = {
  readonly title: string;
  /** Keeps the title for screen readers only; the contents then carry their own. */
  readonly titleHidden?: boolean;
  readonly size?: DialogSize;
  /** Asked for by the cross, Escape and a press beside the dialog. The owner unmounts the dialog in answer. */
  readonly onClose: () => void;
  /** Buttons that stay in view, the main one last. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/** The one dialog. Mounted means open. Focus goes to `[data-autofocus]` inside, else to the title. */
export function Dialog({ title, titleHidden = false, size = 'medium', onClose, footer, children }: DialogProps) {
  const ref = useModalDialog();
  const titleId = useId();
  const pressedBackdrop = useRef(false);

  const requestClose = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };

  const handleRelease = (event: MouseEvent) => {
    if (pressedBackdrop.current && event.target === ref.current) onClose();
  };

  return (
    <Frame
      ref={ref}
      open
      aria-labelledby={titleId}
      onCancel={(event) => event.target === ref.current && requestClose(event)}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === ref.current;
      }}
      onClick={handleRelease}
      // What is sent in a dialog is not sent by a form that the dialog was opened from.
      onSubmit={(event) => event.stopPropagation()}
      $size={size}
    >
      <Sheet>
        <Top>
          {titleHidden ? (
            <VisuallyHidden as="h2" id={titleId} tabIndex={-1}>
              {title}
            </VisuallyHidden>
          ) : (
            <Heading id={titleId} tabIndex={-1} $size="part">
              {title}
            </Heading>
          )}
          <form method="dialog" onSubmit={requestClose}>
            <IconButton label="Close" type="submit">
              <CloseIcon />
            </IconButton>
          </form>
        </Top>
        <Body>{children}</Body>
        {footer && <Foot>{footer}</Foot>}
      </Sheet>
    </Frame>
  );
}
