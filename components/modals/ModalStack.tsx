import { useModal } from '@/hooks/useModal';
import { useModalStack } from '@/hooks/useModalStack';
import { isBuilt, registry } from './registry';

/** Draws the dialog on top of the stack. */
export function ModalStack() {
  const top = useModalStack(isBuilt);
  const { close } = useModal();
  const Content = top && registry[top.type];
  return Content ? <Content key={top.type} props={top.props} onClose={close} /> : null;
}
