import { useRef } from 'react';
import { moved } from '@/lib/studio/paths';

let last = 0;
const fresh = () => {
  last += 1;
  return `item-${last}`;
};

/** Keys for a list whose items have none, so that an item keeps what is open in it when it moves. */
export function useItemKeys(length: number) {
  const keys = useRef<string[]>([]);
  while (keys.current.length < length) keys.current.push(fresh());
  return {
    at: (n: number) => keys.current[n],
    move(n: number, by: number) {
      keys.current = moved(keys.current, n, by);
    },
    insert(n: number): string {
      const key = fresh();
      keys.current = [...keys.current.slice(0, n), key, ...keys.current.slice(n)];
      return key;
    },
    remove(n: number) {
      keys.current = keys.current.filter((_, index) => index !== n);
    },
  };
}
