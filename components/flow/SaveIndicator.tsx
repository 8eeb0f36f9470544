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
  offline: 'No connection: kept on this device, and saved when you are back',
  failed: 'Not saved yet: please look at your answers',
  loggedOut: 'You are logged out: kept on this device, and saved once you have logged in',
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
