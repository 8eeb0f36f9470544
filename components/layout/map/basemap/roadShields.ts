// Road shields and the airport sign, drawn once each at twice the size.
import type { MapColors } from './mapColors';

type DrawingContext = CanvasRenderingContext2D;
export type ShieldImage = { width: number; height: number; data: Uint8ClampedArray };

const SCALE = 2;
const SMALL_SCALE = 0.52;

function drawImage(width: number, height: number, paint: (pen: DrawingContext) => void): ShieldImage | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * SMALL_SCALE) * SCALE;
  canvas.height = Math.ceil(height * SMALL_SCALE) * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.scale(SCALE * SMALL_SCALE, SCALE * SMALL_SCALE);
  paint(pen);
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  return { width: canvas.width, height: canvas.height, data };
}

function interstate(pen: DrawingContext, width: number, height: number, c: MapColors['shields']): void {
  pen.beginPath();
  pen.moveTo(3, 3);
  pen.quadraticCurveTo(width * 0.27, 6.5, width / 2, 2);
  pen.quadraticCurveTo(width * 0.73, 6.5, width - 3, 3);
  pen.bezierCurveTo(width + 3, 17, width - 3, 30, width / 2, height - 1);
  pen.bezierCurveTo(3, 30, -3, 17, 3, 3);
  pen.closePath();
  pen.save();
  pen.clip();
  pen.fillStyle = c.body;
  pen.fillRect(-4, 0, width + 8, height);
  pen.fillStyle = c.top;
  pen.fillRect(-4, 0, width + 8, 9.5);
  pen.restore();
  pen.strokeStyle = c.interstateText;
}

function usRoute(pen: DrawingContext, width: number, height: number, c: MapColors['shields']): void {
  pen.beginPath();
  pen.moveTo(5, 2);
  pen.quadraticCurveTo(width / 4, 7, width / 2, 2);
  pen.quadraticCurveTo((width * 3) / 4, 7, width - 5, 2);
  pen.quadraticCurveTo(width - 1, 7, width - 3, 11);
  pen.bezierCurveTo(width + 3, 21, width - 4, 29, width / 2, height - 1);
  pen.bezierCurveTo(4, 29, -3, 21, 3, 11);
  pen.quadraticCurveTo(1, 7, 5, 2);
  pen.closePath();
  pen.fillStyle = c.usFill;
  pen.fill();
  pen.strokeStyle = c.usEdge;
}

function stateRoute(pen: DrawingContext, width: number, height: number, c: MapColors['shields']): void {
  pen.beginPath();
  pen.roundRect(1, 1, width - 2, height - 2, 9);
  pen.fillStyle = c.stateFill;
  pen.fill();
  pen.strokeStyle = c.stateEdge;
}

const shieldPainters = {
  I: { outline: interstate, width: 36, height: 36, size: () => 17, ink: 'interstateText', middle: 21 },
  US: {
    outline: usRoute,
    width: 34,
    height: 36,
    size: (n: number) => (n > 2 ? 15.5 : 17),
    ink: 'usText',
    middle: 18.5,
  },
  S: {
    outline: stateRoute,
    width: 34,
    height: 30,
    size: (n: number) => (n > 2 ? 15 : 16),
    ink: 'stateText',
    middle: 16,
  },
} as const;

function drawShield(
  net: keyof typeof shieldPainters,
  ref: string,
  colors: MapColors,
  face: string,
): ShieldImage | undefined {
  const { outline, width: narrow, height, size, ink, middle } = shieldPainters[net];
  const width = narrow + Math.max(0, ref.length - 2) * 11;
  return drawImage(width + 4, height + 4, (pen) => {
    pen.translate(2, 2);
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.lineJoin = 'round';
    pen.lineWidth = 2;
    outline(pen, width, height, colors.shields);
    pen.stroke();
    pen.fillStyle = colors.shields[ink];
    pen.font = `700 ${size(ref.length)}px "${face}", sans-serif`;
    pen.fillText(ref, width / 2, middle);
  });
}

const PLANE =
  'M0-11.5 1.9-9v5.8L11 2.4v2.5L1.9 2.2l-.4 5.2 3.1 2.4v1.6L0 10.2l-4.6 1.2V9.8l3.1-2.4-.4-5.2L-11 4.9V2.4l9.1-5.6V-9z';

function airport({ airport: c }: MapColors): ShieldImage | undefined {
  return drawImage(36, 36, (pen) => {
    pen.beginPath();
    pen.arc(18, 18, 16, 0, 7);
    pen.fillStyle = c.fill;
    pen.fill();
    pen.strokeStyle = c.edge;
    pen.lineWidth = 2;
    pen.stroke();
    pen.translate(18, 18);
    pen.rotate(Math.PI / 4);
    pen.fillStyle = c.plane;
    pen.fill(new Path2D(PLANE));
  });
}

/** The picture of an id that the style asks for: `airport`, `shield-I-80`. */
export function shieldImage(id: string, colors: MapColors, face: string): ShieldImage | undefined {
  const [, net, ref] = /^shield-(I|US|S)-(.+)$/.exec(id) ?? [];
  if (id === 'airport') return airport(colors);
  return net && ref ? drawShield(net as keyof typeof shieldPainters, ref, colors, face) : undefined;
}
