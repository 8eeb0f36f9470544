import { useEffect } from 'react';
import type { MapEngine } from '@/components/layout/map/engine/mapEngine';

const keySteps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys on a pin lead to the next one instead of moving the map beneath it. The order is that of the document. */
export function usePinKeyboard(map: MapEngine): void {
  useEffect(() => {
    const ground = map.element;
    const handleKeyDown = (event: KeyboardEvent) => {
      const step = keySteps[event.key];
      const pin = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-pin]') : null;
      if (step === undefined || !pin) return;
      event.preventDefault();
      event.stopPropagation();
      const pins = [...ground.querySelectorAll<HTMLElement>('[data-pin]')].sort(northFirst);
      pins[(pins.indexOf(pin) + step + pins.length) % pins.length]?.focus({ preventScroll: true });
    };
    ground.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => ground.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, [map]);
}

function northFirst(one: HTMLElement, other: HTMLElement): number {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.top - b.top || a.left - b.left;
}
