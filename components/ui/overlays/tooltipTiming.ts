// When a tooltip opens: after a rest on its anchor, or at once shortly after another one closed.

export type TooltipDelays = { readonly openMs: number; readonly skipMs: number };

export const headerDelays: TooltipDelays = { openMs: 700, skipMs: 300 };
export const defaultDelays: TooltipDelays = { openMs: 50, skipMs: 150 };

/** How long a pointer may be between anchor and tooltip before the tooltip goes. */
export const CLOSE_DELAY_MS = 120;

let closedAt = Number.NEGATIVE_INFINITY;

export function recordClosed(now: number): void {
  closedAt = now;
}

export function openDelay(delays: TooltipDelays, now: number): number {
  return now - closedAt <= delays.skipMs ? 0 : delays.openMs;
}
