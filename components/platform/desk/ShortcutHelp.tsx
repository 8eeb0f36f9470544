import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { space, weight } from '@/styles/tokens';
import { SHORTCUTS } from './desk.labels';
import { isTyping } from './deskKeys';

const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.s8} ${space.s24};
  margin: 0;

  dt {
    font-weight: ${weight.semibold};
  }

  dd {
    margin: 0;
  }
`;

/** The keys of the desk, shown when one presses `?`. */
export function ShortcutHelp() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event)) setOpen(true);
    };
    document.addEventListener('keydown', show);
    return () => document.removeEventListener('keydown', show);
  }, []);
  if (!open) return null;
  return (
    <Dialog title="Keyboard shortcuts" size="small" onClose={() => setOpen(false)}>
      <Keys>
        {SHORTCUTS.map(([key, does]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </Keys>
    </Dialog>
  );
}
