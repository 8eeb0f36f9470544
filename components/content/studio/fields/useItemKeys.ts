import { useRef } from 'react';
import { moveItem } from '@/components/content/studio/shared/fieldPaths';

let lastKey = 0;
const newKey = () => {
  lastKey += 1;
  return `item-${lastKey}`;
};

/** Keys for a list of items without ids, so that an item keeps what is open in it when it moves. */
export function useItemKeys(length: number) {
  const keys = useRef<string[]>([]);
  while (keys.current.length < length) keys.current.push(newKey());
  return {
    at: (n: number) => keys.current[n],
    move(n: number, by: number) {
      keys.current = moveItem(keys.current, n, by);
    },
    insert(n: number): string {
      const key = newKey();
      keys.current = [...keys.current.slice(0, n), key, ...keys.current.slice(n)];
      return key;
    },
    remove(n: number) {
      keys.current = keys.current.filter((_, index) => index !== n);
    },
  };
}
