import { strokeIcon } from '@/components/ui/icons/Icon';

/** The part of the home, in a few strokes. */
const PARTS: Record<string, string> = {
  kitchen: 'M4 11h16M5 11v9h14v-9M9 11v9M7 5h10l1 3H6z',
  bathroom: 'M4 12h16v2a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM7 12V6a2 2 0 0 1 4 0M8 19l-1 2M16 19l1 2',
  floor: 'M3 9h18M3 14h18M3 19h18M9 9v5M15 14v5M7 19v2',
  paint: 'M5 5h12v5H5zM17 7h3v5h-8v3M10.5 15h3v6h-3z',
  systems: 'M13 4L6 13h5l-1 8 7-10h-5z',
};
/** From damaged to new: a crack, a patch, nothing, a gleam, several. */
const STATES = ['M20 1l-2 2 3 2-2 3', 'M18 2h4v4h-4z', '', 'M20 1v4M18 3h4', 'M20 1v4M18 3h4M3.5 1v3M2 2.5h3'];

export function ScaleIllustration({ part, step }: { readonly part: string; readonly step: number }) {
  return strokeIcon({ size: 32 }, `${PARTS[part] ?? PARTS.floor ?? ''}${STATES[step - 1] ?? ''}`);
}
