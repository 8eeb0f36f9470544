import type { ComponentType } from 'react';
import type { Inside, Known } from './DrawnOnce';

/** For a browser: React takes over what `drawnOnce` of ./DrawnOnce made, as if it had drawn it itself. */
export function drawnHere<K extends Known>(Part: ComponentType<K>): (known: K) => Inside {
  return (known) => ({ children: <Part {...known} /> });
}
