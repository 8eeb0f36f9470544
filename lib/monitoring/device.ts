import type { Device } from '@/contract/platform/monitoring/endpoints';

const PHONE_WIDTH = 768;
const TABLET_WIDTH = 1_200;

/** By its smaller side, so that turning it changes nothing; a screen that a mouse points at is a desktop’s. */
export function deviceOf({ width, height }: { width: number; height: number }, hasMouse: boolean): Device {
  const side = Math.min(width, height);
  if (hasMouse) return 'desktop';
  if (side < PHONE_WIDTH) return 'phone';
  return side < TABLET_WIDTH ? 'tablet' : 'desktop';
}

export const currentDevice = (): Device =>
  deviceOf(window.screen, window.matchMedia?.('(hover: hover) and (pointer: fine)').matches ?? true);
