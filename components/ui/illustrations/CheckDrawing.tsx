import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius } from '@/styles/tokens';

const Frame = styled.svg`
  width: 8rem;
  height: 8rem;
  border-radius: ${radius.card};
  background: ${color.sunken};
  color: ${color.brand};
  fill: none;
  stroke: currentcolor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** One line drawing a thing, on a field of 64 by 64. */
const drawings = {
  breaker: (
    <>
      <rect x="14" y="8" width="36" height="48" rx="3" />
      <path d="M32 14v36M20 18h6v8h-6zM38 18h6v8h-6zM20 32h6v8h-6zM38 32h6v8h-6z" />
      <path d="M41 32v4" strokeWidth="4" />
    </>
  ),
  outlet: (
    <>
      <rect x="18" y="8" width="28" height="48" rx="4" />
      <path d="M27 16v5M37 16v5M27 44v5M37 44v5M32 22v1M32 50v1" />
      <rect x="26" y="28" width="12" height="5" rx="1" />
      <rect x="26" y="35" width="12" height="5" rx="1" />
    </>
  ),
  valve: (
    <>
      <path d="M4 44h18M42 44h18M4 54h18M42 54h18M22 40h20v18H22zM32 40V24M18 20h28" />
      <circle cx="32" cy="20" r="5" />
      <path d="M46 10a20 20 0 0 0-28 0M18 10v-5M18 10h5" />
    </>
  ),
  filter: (
    <>
      <rect x="10" y="10" width="44" height="44" rx="2" />
      <path d="M18 18l6 28 6-28 6 28 6-28 4 20M4 32h4M56 32h4M57 29l3 3-3 3" />
    </>
  ),
  thermostat: (
    <>
      <rect x="10" y="10" width="44" height="44" rx="10" />
      <circle cx="32" cy="32" r="14" />
      <path d="M32 32l7-8M32 14v2M50 32h-2M14 32h2" />
    </>
  ),
  drain: (
    <>
      <path d="M6 14h52l-6 20H12zM32 34v8M32 42h14v14M24 20h16" />
      <path d="M46 60v1" />
    </>
  ),
  plug: (
    <>
      <path d="M22 10v12M42 10v12M16 22h32v8a16 16 0 0 1-32 0zM32 46v6a6 6 0 0 0 6 6h14" />
    </>
  ),
  switch: (
    <>
      <rect x="18" y="8" width="28" height="48" rx="4" />
      <rect x="26" y="20" width="12" height="24" rx="2" />
      <path d="M26 32h12M32 26v1M32 12v1M32 52v1" />
    </>
  ),
  battery: (
    <>
      <rect x="8" y="20" width="44" height="24" rx="4" />
      <path d="M56 28v8M18 32h8M22 28v8M38 32h6" />
    </>
  ),
  bulb: (
    <>
      <path d="M24 44c0-6-8-10-8-20a16 16 0 0 1 32 0c0 10-8 14-8 20zM25 50h14M28 56h8M32 44V30M27 26l5 4 5-4" />
    </>
  ),
  lock: (
    <>
      <rect x="14" y="28" width="36" height="28" rx="4" />
      <path d="M22 28v-8a10 10 0 0 1 20 0v8M32 40v6" />
      <circle cx="32" cy="39" r="3" />
    </>
  ),
  camera: (
    <>
      <path d="M8 18h12l4-6h16l4 6h12v34H8z" />
      <circle cx="32" cy="34" r="10" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

interface CheckDrawingProps {
  readonly name: keyof typeof drawings;
}

/** What to look for, drawn. The words beside it say the same. */
export function CheckDrawing({ name }: CheckDrawingProps) {
  return (
    <Frame viewBox="0 0 64 64" aria-hidden="true">
      {drawings[name]}
    </Frame>
  );
}
