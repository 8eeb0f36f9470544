// The live-region service: anything may say something aloud; LiveRegion.tsx and Toasts.tsx hear it.

export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

export type Toast = {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
};

type Spoken = { readonly polite: string; readonly assertive: string };

/** As nothing was said yet; these very values, so that nobody who wakes takes them for news. */
export const SILENCE: Spoken = { polite: '', assertive: '' };
export const NO_TOASTS: readonly Toast[] = [];

let spoken = SILENCE;
let toasts = NO_TOASTS;
let lastId = 0;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

export function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const readSpoken = () => spoken;
export const readToasts = () => toasts;

/** Says a sentence to screen readers, at the next pause or (assertive) at once. The same sentence twice is said twice. */
export function announce(text: string, urgency: keyof Spoken = 'polite'): void {
  const again = spoken[urgency] === text;
  spoken = { ...spoken, [urgency]: again ? `${text}\u00a0` : text };
  tell();
}

/** Shows a short message at the edge of the screen and says it aloud. With an action it stays until it is answered. */
export function toast(text: string, options: { tone?: ToastTone; action?: Toast['action'] } = {}): number {
  lastId += 1;
  const { tone = 'info', action } = options;
  toasts = [...toasts, { id: lastId, text, tone, action }].slice(-3);
  announce(text, tone === 'danger' ? 'assertive' : 'polite');
  tell();
  return lastId;
}

export function dismissToast(id: number): void {
  toasts = toasts.filter((one) => one.id !== id);
  tell();
}
