// Tells when an element comes near the screen. One observer serves the page, and answers at most every 125 ms.
import { type RefObject, useEffect } from 'react';

export const THROTTLE_MS = 125;

/** How far beyond its edges the screen counts as near: further where there is room and so, likely, a better line. */
export const expandFor = (width: number, height: number) => (width > 500 && height > 500 ? 500 : 370);

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

function openObserver(): IntersectionObserver {
  const seen = new Set<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    timer = undefined;
    for (const element of seen) {
      waiting.get(element)?.();
      forget(element);
    }
    seen.clear();
  };
  const { clientWidth, clientHeight } = document.documentElement;
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) seen.add(target);
      if (seen.size > 0 && timer === undefined) timer = setTimeout(tell, THROTTLE_MS);
    },
    { rootMargin: `${expandFor(clientWidth, clientHeight)}px` },
  );
}

function forget(element: Element) {
  waiting.delete(element);
  observer?.unobserve(element);
  if (waiting.size > 0) return;
  observer?.disconnect();
  observer = null;
}

/** Calls `onNear` once, when the element comes near; never while `wanted` is false. */
export function useNear(ref: RefObject<Element | null>, onNear: () => void, wanted = true) {
  useEffect(() => {
    const element = ref.current;
    if (!wanted || !element || typeof IntersectionObserver === 'undefined') return undefined;
    observer ??= openObserver();
    waiting.set(element, onNear);
    observer.observe(element);
    return () => forget(element);
  }, [ref, onNear, wanted]);
}
