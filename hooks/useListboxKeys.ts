import { type KeyboardEvent, useState } from 'react';

/** The keys of a field that suggests: arrows go through the list and back to the field, Enter takes what is near, Escape closes. */
export function useListboxKeys<Item>(items: readonly Item[], onChoose: (item: Item) => void) {
  const [isRequested, setRequested] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number>();
  const open = isRequested && items.length > 0;
  const at = open && activeIndex !== undefined && activeIndex < items.length ? activeIndex : undefined;

  const close = () => {
    setRequested(false);
    setActiveIndex(undefined);
  };
  const show = () => {
    setRequested(true);
    setActiveIndex(undefined);
  };
  /** One place beyond either end is the field itself. */
  const move = (by: 1 | -1) => {
    const next = at === undefined ? (by === 1 ? 0 : items.length - 1) : at + by;
    setRequested(true);
    setActiveIndex(next >= 0 && next < items.length ? next : undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && isRequested) {
      // The list alone: what the field stands in stays open.
      if (open) event.preventDefault();
      close();
    }
    if (items.length === 0) return;
    const chosen = at === undefined ? undefined : items[at];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      onChoose(chosen);
    }
  };
  return { open, at, show, close, onKeyDown };
}
