import styled from 'styled-components';
import { color, layer, motion, radius, shadow, size, space, weight } from '@/styles/tokens';

/** The few rules of MapLibre's own style sheet that our map needs. */
export const MapCanvas = styled.div`
  position: absolute;
  inset: 0;
  isolation: isolate;
  overflow: hidden;
  background: ${color.sky};

  .maplibregl-canvas {
    position: absolute;
    inset: 0 auto auto 0;
  }

  .maplibregl-canvas-container {
    width: 100%;
    height: 100%;
    cursor: grab;
    touch-action: none;
    user-select: none;
  }

  .maplibregl-canvas-container:active {
    cursor: grabbing;
  }

  .maplibregl-marker {
    position: absolute;
    inset: 0 auto auto 0;
    will-change: transform;
  }

  .maplibregl-boxzoom {
    position: absolute;
    inset: 0 auto auto 0;
    border: 2px dotted ${color.ink};
    background: ${color.scrim};
  }

  .maplibregl-control-container {
    display: none;
  }

  .maplibregl-cooperative-gestures {
    touch-action: pan-x pan-y;
  }

  .maplibregl-cooperative-gesture-screen {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    padding: ${space.s24};
    background: ${color.scrim};
    color: ${color.onMedia};
    text-align: center;
    opacity: 0;
    pointer-events: none;
    transition: opacity ${motion.enter};
  }

  .maplibregl-show {
    opacity: 1;
  }

  .maplibregl-mobile-message {
    display: none;
  }

  @media (hover: none) {
    .maplibregl-desktop-message {
      display: none;
    }

    .maplibregl-mobile-message {
      display: block;
    }
  }
`;

export const MapCorner = styled.div<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-block-start: ${space.s12};
  inset-inline-start: ${({ $side }) => ($side === 'start' ? space.s12 : 'auto')};
  inset-inline-end: ${({ $side }) => ($side === 'end' ? space.s12 : 'auto')};
  z-index: ${layer.raised};
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.s8};
`;

export const FollowToggle = styled.div`
  padding: ${space.s8} ${space.s16} ${space.s8} ${space.s12};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.surface};
  box-shadow: ${shadow.lift};
  font-size: ${size.t14};
  font-weight: ${weight.medium};

  label {
    align-items: center;
  }
`;

export const MapSources = styled.p`
  position: absolute;
  inset: auto 0 0 auto;
  max-width: 100%;
  padding: 0 ${space.s8};
  border-start-start-radius: ${radius.control};
  background: color-mix(in srgb, ${color.surface} 86%, transparent);
  color: ${color.inkSoft};
  font-size: ${size.t14};
  line-height: 1.5;

  @supports (zoom: 0.8) {
    zoom: 0.8;
  }

  a {
    color: inherit;
  }
`;
