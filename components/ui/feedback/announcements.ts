// The live-region service: anything may say something aloud; LiveRegion.tsx and Toasts.tsx hear it.

export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

export type Toast = {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
};

type Announcements = { readonly polite: string; readonly assertive: string };

/** As nothing was said yet; these very values, so that a component that mounts later does not announce them. */
export const NO_ANNOUNCEMENTS: Announcements = { polite: '', assertive: '' };
export const NO_TOASTS: readonly Toast[] = [];

let announcements = NO_ANNOUNCEMENTS;
let toasts = NO_TOASTS;
let lastId = 0;
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getAnnouncements = () => announcements;
export const getToasts = () => toasts;

/** Says a sentence to screen readers, at the next pause or (assertive) at once. The same sentence twice is said twice. */
export function announce(text: string, urgency: keyof Announcements = 'polite'): void {
  const again = announcements[urgency] === text;
  announcements = { ...announcements, [urgency]: again ? `${text}\u00a0` : text };
  notifyListeners();
}

/** Shows a short message at the edge of the screen and says it aloud. With an action it stays until it is answered. */
export function toast(text: string, options: { tone?: ToastTone; action?: Toast['action'] } = {}): number {
  lastId += 1;
  const { tone = 'info', action } = options;
  toasts = [...toasts, { id: lastId, text, tone, action }].slice(-3);
  announce(text, tone === 'danger' ? 'assertive' : 'polite');
  notifyListeners();
  return lastId;
}

export function dismissToast(id: number): void {
  toasts = toasts.filter((one) => one.id !== id);
  notifyListeners();
}
