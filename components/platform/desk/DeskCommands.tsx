import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { clientOnly } from '@/components/layout/page/clientOnly';
import { Button } from '@/components/ui/actions/Button';
import { isTyping } from './deskKeys';

const CommandMenu = clientOnly(dynamic(() => import('./CommandMenu').then((file) => file.CommandMenu), { ssr: false }));

/** Opens the search: by its button, Ctrl+K, ⌘K, or /. */
export function DeskCommands() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isSearchKey = event.key === 'k' && (event.ctrlKey || event.metaKey);
      if (!isSearchKey && !(event.key === '/' && !isTyping(event))) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Button size="small" tone="secondary" aria-keyshortcuts="Control+K" onClick={() => setOpen(true)}>
        Search
      </Button>
      {open && <CommandMenu onClose={() => setOpen(false)} />}
    </>
  );
}
