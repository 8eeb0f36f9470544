import { useEffect, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { color, layer, radius, shadow, space } from '@/styles/tokens';
import { dismissToast, listen, NO_TOASTS, readToasts, type Toast } from './announcements';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { AlertIcon, CloseIcon, DangerIcon, InfoIcon, SuccessIcon } from './signIcons';

export const TOAST_MS = 6_000;

const marks = { info: InfoIcon, success: SuccessIcon, warning: AlertIcon, danger: DangerIcon } as const;

const Corner = styled.section`
  position: fixed;
  inset: auto ${space.s16} ${space.s16};
  z-index: ${layer.toast};
  display: grid;
  justify-items: center;
  gap: ${space.s8};
  pointer-events: none;
`;

const Slip = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s12};
  max-width: min(30rem, 100%);
  padding: ${space.s8} ${space.s8} ${space.s8} ${space.s16};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.float};
  pointer-events: auto;
`;

const Mark = styled.span<{ $tone: Toast['tone'] }>`
  display: grid;
  color: ${({ $tone }) => color[$tone]};
`;

function ToastSlip({ toast }: { readonly toast: Toast }) {
  const [held, setHeld] = useState(false);
  const Icon = marks[toast.tone];
  const { id, action } = toast;
  const stays = held || action !== undefined;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismissToast(id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [id, stays]);
  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  return (
    <Slip onPointerEnter={hold} onPointerLeave={letGo} onFocus={hold} onBlur={letGo}>
      <Mark $tone={toast.tone}>
        <Icon />
      </Mark>
      <span>{toast.text}</span>
      {action && (
        <Button
          tone="secondary"
          size="small"
          onClick={() => {
            action.onPress();
            dismissToast(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" small onClick={() => dismissToast(id)}>
        <CloseIcon size={16} />
      </IconButton>
    </Slip>
  );
}

/** Where `toast()` is seen. Rendered once, by the site's frame. What it says is spoken by LiveRegion. */
export function Toasts() {
  const toasts = useSyncExternalStore(listen, readToasts, () => NO_TOASTS);
  return (
    <Corner aria-label="Messages">
      {toasts.map((one) => (
        <ToastSlip key={one.id} toast={one} />
      ))}
    </Corner>
  );
}
