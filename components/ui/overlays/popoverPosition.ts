// Where something that floats goes, beside the thing it belongs to and inside the window.

export type Box = { readonly top: number; readonly left: number; readonly width: number; readonly height: number };
export type Size = { readonly width: number; readonly height: number };
export type Align = 'start' | 'center' | 'end';
export type Side = 'below' | 'above';
export type PopoverPosition = { readonly top: number; readonly left: number; readonly side: Side };

const GAP_PX = 8;

function isHorizontal(anchor: Box, panel: Size, align: Align): number {
  if (align === 'start') return anchor.left;
  if (align === 'end') return anchor.left + anchor.width - panel.width;
  return anchor.left + (anchor.width - panel.width) / 2;
}

/** On the wished side if it fits, else on the other if there is more room; never out of the window sideways. */
export function popoverPosition(
  anchor: Box,
  panel: Size,
  view: Size,
  align: Align = 'start',
  side: Side = 'below',
): PopoverPosition {
  const room = { above: anchor.top - GAP_PX, below: view.height - anchor.top - anchor.height - GAP_PX };
  const other: Side = side === 'below' ? 'above' : 'below';
  const chosen = panel.height > room[side] && room[other] > room[side] ? other : side;
  const top = chosen === 'below' ? anchor.top + anchor.height + GAP_PX : anchor.top - GAP_PX - panel.height;
  const left = Math.max(GAP_PX, Math.min(isHorizontal(anchor, panel, align), view.width - panel.width - GAP_PX));
  return { top: Math.max(GAP_PX, top), left, side: chosen };
}

/** Measures both and moves the panel (`position: fixed`) into place. */
export function positionPopover(anchor: Element, panel: HTMLElement, align?: Align, side?: Side): void {
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const placed = popoverPosition(anchor.getBoundingClientRect(), panel.getBoundingClientRect(), view, align, side);
  panel.style.inset = `${placed.top}px auto auto ${placed.left}px`;
  panel.style.margin = '0';
}
