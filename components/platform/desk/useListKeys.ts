import { type RefObject, useEffect, useRef } from 'react';
import { isTyping } from './deskKeys';

/** Which way a key goes through the list. */
const steps: Record<string, 1 | -1> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

interface ListKeys {
  readonly onSelect: (itemId: string) => void;
  readonly onTake: (itemId: string) => void;
}

/**
 * J, K, X, and E work from anywhere on the page: from the item that has the focus, else from the last one that had it, else
 * from the first. Arrow keys move from an item alone, because they scroll the page elsewhere.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, keys: ListKeys): void {
  const lastRef = useRef<string>(undefined);
  const keysRef = useRef(keys);
  useEffect(() => {
    keysRef.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      if (document.querySelector('dialog[open]')) return;
      const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[data-item]') ?? [])];
      const focused = links.indexOf(document.activeElement as HTMLAnchorElement);
      if (event.key.startsWith('Arrow') && focused < 0) return;
      const at = focused < 0 ? links.findIndex(({ dataset }) => dataset.item === lastRef.current) : focused;
      const itemId = links[at]?.dataset.item;
      if (itemId && event.key === 'x') return keysRef.current.onSelect(itemId);
      if (itemId && event.key === 'e') return keysRef.current.onTake(itemId);
      const step = steps[event.key];
      const next = step && links[at < 0 ? 0 : at + step];
      if (!next) return;
      event.preventDefault();
      lastRef.current = next.dataset.item;
      next.focus();
    };
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLAnchorElement && target.dataset.item) lastRef.current = target.dataset.item;
    };
    document.addEventListener('keydown', press);
    document.addEventListener('focusin', remember);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('focusin', remember);
    };
  }, [list]);
}
