import { useEffect, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { IconButton } from '@/components/ui/actions/IconButton';
import { AlertIcon, CloseIcon, DangerIcon, InfoIcon, SuccessIcon } from '@/components/ui/icons/statusIcons';
import { color, layer, radius, shadow, space } from '@/styles/tokens';
import { dismissToast, getToasts, NO_TOASTS, subscribe, type Toast } from './announcements';

export const TOAST_MS = 6_000;

const toneIcons = { info: InfoIcon, success: SuccessIcon, warning: AlertIcon, danger: DangerIcon } as const;

const ToastRegion = styled.section`
  position: fixed;
  inset: auto ${space.s16} ${space.s16};
  z-index: ${layer.toast};
  display: grid;
  justify-items: center;
  gap: ${space.s8};
  pointer-events: none;
`;

const ToastCard = styled.div`
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

function ToastItem({ toast }: { readonly toast: Toast }) {
  const [isHeld, setIsHeld] = useState(false);
  const Icon = toneIcons[toast.tone];
  const { id, action } = toast;
  const isPersistent = isHeld || action !== undefined;
  useEffect(() => {
    if (isPersistent) return;
    const timer = setTimeout(() => dismissToast(id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [id, isPersistent]);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    <ToastCard onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
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
    </ToastCard>
  );
}

/** Where `toast()` is seen. Rendered once, by the site's frame. What it says is spoken by LiveRegion. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribe, getToasts, () => NO_TOASTS);
  return (
    <ToastRegion aria-label="Messages">
      {toasts.map((one) => (
        <ToastItem key={one.id} toast={one} />
      ))}
    </ToastRegion>
  );
}
