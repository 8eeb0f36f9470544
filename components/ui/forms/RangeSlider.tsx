import styled, { css } from 'styled-components';
import { forcedColors } from '@/styles/media';
import { focusRing } from '@/styles/mixins';
import { color, radius } from '@/styles/tokens';

const Frame = styled.div`
  position: relative;
  height: 2.75rem;
`;

const Track = styled.div`
  position: absolute;
  inset: calc(50% - 0.1875rem) 0.875rem auto;
  height: 0.375rem;
  border-radius: ${radius.pill};
  background: ${color.lineStrong};

  ${forcedColors} {
    background: CanvasText;
  }
`;

const SelectedRange = styled.div`
  position: absolute;
  inset-block: 0;
  border-radius: inherit;
  background: ${color.brand};

  ${forcedColors} {
    background: Highlight;
  }
`;

const thumbStyles = css`
  appearance: none;
  width: 1.75rem;
  height: 1.75rem;
  border: 2px solid ${color.brand};
  border-radius: 50%;
  background: ${color.surface};
  cursor: grab;
  pointer-events: auto;

  ${forcedColors} {
    border-color: ButtonText;
  }
`;

const Thumb = styled.input`
  position: absolute;
  inset: 0;
  appearance: none;
  width: 100%;
  margin: 0;
  background: none;
  pointer-events: none;

  &::-webkit-slider-thumb {
    ${thumbStyles}
  }

  &::-moz-range-thumb {
    ${thumbStyles}
    box-sizing: border-box;
  }

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  &:focus-visible::-webkit-slider-thumb {
    ${focusRing}
  }

  &:focus-visible::-moz-range-thumb {
    ${focusRing}
  }
`;

type RangeSliderProps = {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: readonly [number, number];
  readonly onChange: (value: readonly [number, number]) => void;
  /** How a value is said. */
  readonly formatValue: (value: number) => string;
};

/** A range between two thumbs, each a native slider; pair it with two inputs for exact values. */
export function RangeSlider({ label, min, max, step, value, onChange, formatValue }: RangeSliderProps) {
  const [low, high] = value;
  const share = (at: number) => ((at - min) / (max - min || 1)) * 100;
  const shared = { type: 'range', min, max, step } as const;
  return (
    <Frame>
      <Track>
        <SelectedRange style={{ left: `${share(low)}%`, right: `${100 - share(high)}%` }} />
      </Track>
      <Thumb
        {...shared}
        aria-label={`${label}, lowest`}
        aria-valuetext={formatValue(low)}
        value={low}
        style={{ zIndex: share(low) > 50 ? 1 : 0 }}
        onChange={(event) => onChange([Math.min(Number(event.target.value), high), high])}
      />
      <Thumb
        {...shared}
        aria-label={`${label}, highest`}
        aria-valuetext={formatValue(high)}
        value={high}
        onChange={(event) => onChange([low, Math.max(Number(event.target.value), low)])}
      />
    </Frame>
  );
}
