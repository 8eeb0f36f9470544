import { useModalStack } from '@/components/modals/useModalStack';
import { useModal } from '@/hooks/useModal';
import { modalRegistry } from './registry';

/** Draws the dialog on top of the stack. */
export function ModalStack() {
  const top = useModalStack();
  const { close } = useModal();
  const Content = top && modalRegistry[top.type];
  return Content ? <Content key={top.type} props={top.props} onClose={close} /> : null;
}
