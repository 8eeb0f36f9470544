import { type PointerEvent, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { color, radius } from '@/styles/tokens';

const Sheet = styled.svg`
  display: block;
  width: 100%;
  border: 1px solid ${color.edge};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  touch-action: none;
  cursor: crosshair;
`;

const [PAD_WIDTH, PAD_HEIGHT, MAX_STROKES, MAX_POINTS] = [600, 200, 60, 2_000];

export type Strokes = readonly (readonly number[])[];

interface SignaturePadProps {
  readonly strokes: Strokes;
  readonly onChange: (strokes: Strokes) => void;
}

const strokePath = (stroke: readonly number[]) =>
  stroke.map((value, n) => (n % 2 ? `${value} ` : `${value},`)).join('');

/** Draws a signature with finger, pen or mouse. Anyone who has none of these types their name instead. */
export function SignaturePad({ strokes, onChange }: SignaturePadProps) {
  const drawing = useRef(false);
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const scaled = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)));
    return [
      scaled(((clientX - box.left) / box.width) * PAD_WIDTH, PAD_WIDTH),
      scaled(((clientY - box.top) / box.height) * PAD_HEIGHT, PAD_HEIGHT),
    ];
  };
  const startStroke = (event: PointerEvent<SVGSVGElement>) => {
    if (strokes.length >= MAX_STROKES) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = true;
    onChange([...strokes, point(event)]);
  };
  const continueStroke = (event: PointerEvent<SVGSVGElement>) => {
    const last = strokes.at(-1);
    if (!drawing.current || !last || last.length > MAX_POINTS - 2) return;
    onChange([...strokes.slice(0, -1), [...last, ...point(event)]]);
  };
  const end = () => {
    drawing.current = false;
  };
  return (
    <Stack $gap="s8">
      <Sheet
        viewBox={`0 0 ${PAD_WIDTH} ${PAD_HEIGHT}`}
        role="img"
        aria-label={strokes.length > 0 ? 'Your signature, drawn' : 'Empty signature field'}
        onPointerDown={startStroke}
        onPointerMove={continueStroke}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line x1="40" x2="560" y1="160" y2="160" stroke={color.lineStrong} strokeDasharray="4 6" />
        {strokes.map((stroke, n) => (
          <polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only ever added at the end.
            key={n}
            points={strokePath(stroke)}
            fill="none"
            stroke="currentColor"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
      </Sheet>
      <Row $justify="space-between">
        <Text $size="small" $tone="soft">
          Draw above the line. You can also type your name, which counts just the same.
        </Text>
        <Button tone="ghost" size="small" onClick={() => onChange([])} disabled={strokes.length === 0}>
          Clear
        </Button>
      </Row>
    </Stack>
  );
}
