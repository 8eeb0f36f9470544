import NextLink from 'next/link';
import type { ComponentProps, MouseEvent } from 'react';
import { ButtonLink, type ButtonLinkProps } from '@/components/ui/actions/ButtonLink';
import { useModal } from '@/hooks/useModal';
import type { ModalProps, ModalType } from '@/lib/routing/modals';

interface Opening {
  readonly modal: ModalType;
  readonly props?: ModalProps | undefined;
  /** Runs before the dialog opens, for example to close the menu this stands in. */
  readonly onOpen?: (() => void) | undefined;
}

function useOpening({ modal, props, onOpen }: Opening) {
  const { open } = useModal();
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen?.();
    void open(modal, props);
  };
  return { prefetch: false, onClick, 'aria-haspopup': 'dialog' } as const;
}

type ModalLinkProps = Omit<ComponentProps<typeof NextLink>, 'onClick'> & Opening;

/** Opens a dialog; without scripts, or in a new tab, it is a link to the page that says the same. */
export function ModalLink({ modal, props, onOpen, ...rest }: ModalLinkProps) {
  return <NextLink {...rest} {...useOpening({ modal, props, onOpen })} />;
}

/** The same, looking like a button. */
export function ModalButtonLink({ modal, props, onOpen, ...rest }: Omit<ButtonLinkProps, 'onClick'> & Opening) {
  return <ButtonLink {...rest} {...useOpening({ modal, props, onOpen })} />;
}
