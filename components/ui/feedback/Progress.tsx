import styled from 'styled-components';
import { forcedColors } from '@/styles/media';
import { color, motion, radius } from '@/styles/tokens';

const Track = styled.div`
  height: 0.5rem;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.brandTint};

  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Bar = styled.div`
  height: 100%;
  border-radius: inherit;
  background: ${color.brand};
  transition: width ${motion.enter};

  ${forcedColors} {
    background: Highlight;
  }
`;

type ProgressProps = { readonly label: string; readonly value: number; readonly max: number };

/** How far along something is. */
export function Progress({ label, value, max }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <Track role="progressbar" aria-label={label} aria-valuenow={value} aria-valuemin={0} aria-valuemax={max}>
      <Bar style={{ width: `${share * 100}%` }} />
    </Track>
  );
}
