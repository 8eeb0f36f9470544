import styled from 'styled-components';
import { CheckIcon } from '@/components/ui/interfaceIcons';
import { Spinner } from '@/components/ui/Spinner';
import { AlertIcon } from '@/components/ui/signIcons';
import type { Saving } from '@/lib/flowRun';
import { color, size, space } from '@/styles/tokens';

const Frame = styled.p<{ $warns: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space.s8};
  min-height: 1.5rem;
  color: ${({ $warns }) => ($warns ? color.warning : color.inkSoft)};
  font-size: ${size.t14};

  &:empty {
    display: none;
  }
`;

const words: Record<Saving, string> = {
  saved: 'Saved',
  saving: 'Saving',
  offline: 'No connection: kept on this device, and saved when you are back',
  failed: 'Not saved yet: please look at your answers',
  loggedOut: 'You are logged out: kept on this device, and saved once you have logged in',
};

/** Whether what was typed is safe, and where. Said aloud only when it changes for the worse. */
export function SaveState({ saving, begun }: { readonly saving: Saving; readonly begun: boolean }) {
  const warns = saving !== 'saved' && saving !== 'saving';
  return (
    <Frame $warns={warns} role={warns ? 'status' : undefined} data-saving={saving}>
      {begun && (
        <>
          {saving === 'saving' ? <Spinner /> : warns ? <AlertIcon size={16} /> : <CheckIcon size={16} />}
          {words[saving]}
        </>
      )}
    </Frame>
  );
}
