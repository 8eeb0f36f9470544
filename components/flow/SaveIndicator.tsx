import styled from 'styled-components';
import { CheckIcon } from '@/components/ui/icons/interfaceIcons';
import { Spinner } from '@/components/ui/icons/Spinner';
import { AlertIcon } from '@/components/ui/icons/statusIcons';
import type { SavingStatus } from '@/lib/flow/flowRun';
import { color, size, space } from '@/styles/tokens';

const Frame = styled.p<{ $warning: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space.s8};
  min-height: 1.5rem;
  color: ${({ $warning }) => ($warning ? color.warning : color.inkSoft)};
  font-size: ${size.t14};

  &:empty {
    display: none;
  }
`;

const savingLabels: Record<SavingStatus, string> = {
  saved: 'Saved',
  saving: 'Saving',
  offline: 'You’re offline. Your answers are saved on this device until you reconnect',
  failed: 'Not saved yet. Check your answers',
  loggedOut: 'You’re logged out. Your answers are saved on this device until you log in',
};

/** Whether what was typed is safe, and where. Said aloud only when it changes for the worse. */
export function SaveIndicator({ saving, hasStarted }: { readonly saving: SavingStatus; readonly hasStarted: boolean }) {
  const warns = saving !== 'saved' && saving !== 'saving';
  return (
    <Frame $warning={warns} role={warns ? 'status' : undefined} data-saving={saving}>
      {hasStarted && (
        <>
          {saving === 'saving' ? <Spinner /> : warns ? <AlertIcon size={16} /> : <CheckIcon size={16} />}
          {savingLabels[saving]}
        </>
      )}
    </Frame>
  );
}
