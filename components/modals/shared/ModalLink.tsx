import NextLink from 'next/link';
import type { ComponentProps, MouseEvent } from 'react';
import { useModal } from '@/hooks/useModal';
import type { ModalProps, ModalType } from '@/lib/routing/modals';

type ModalLinkProps = Omit<ComponentProps<typeof NextLink>, 'onClick'> & {
  readonly modal: ModalType;
  readonly props?: ModalProps;
  /** Runs before the dialog opens, for example to close the menu this stands in. */
  readonly onOpen?: () => void;
};

/** Opens a dialog; without scripts, or in a new tab, it is a link to the page that says the same. */
export function ModalLink({ modal, props, onOpen, ...rest }: ModalLinkProps) {
  const { open } = useModal();
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen?.();
    void open(modal, props);
  };
  return <NextLink {...rest} prefetch={false} onClick={press} aria-haspopup="dialog" />;
}
