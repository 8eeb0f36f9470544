// Tells when an element comes near the screen. One observer serves the page, and answers at most every 125 ms.
import { type RefObject, useEffect } from 'react';

export const THROTTLE_MS = 125;

/** How far beyond its edges the screen counts as near: further where there is room and so, likely, a better line. */
export const viewportMargin = (width: number, height: number) => (width > 500 && height > 500 ? 500 : 370);

const callbacks = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

function openObserver(): IntersectionObserver {
  const seen = new Set<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notifyNear = () => {
    timer = undefined;
    for (const element of seen) {
      callbacks.get(element)?.();
      unobserve(element);
    }
    seen.clear();
  };
  const { clientWidth, clientHeight } = document.documentElement;
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) seen.add(target);
      if (seen.size > 0 && timer === undefined) timer = setTimeout(notifyNear, THROTTLE_MS);
    },
    { rootMargin: `${viewportMargin(clientWidth, clientHeight)}px` },
  );
}

function unobserve(element: Element) {
  callbacks.delete(element);
  observer?.unobserve(element);
  if (callbacks.size > 0) return;
  observer?.disconnect();
  observer = null;
}

/** Calls `onNear` once, when the element comes near; never while `wanted` is false. */
export function useNearViewport(ref: RefObject<Element | null>, onNear: () => void, margin = true) {
  useEffect(() => {
    const element = ref.current;
    if (!margin || !element || typeof IntersectionObserver === 'undefined') return undefined;
    observer ??= openObserver();
    callbacks.set(element, onNear);
    observer.observe(element);
    return () => unobserve(element);
  }, [ref, onNear, margin]);
}
