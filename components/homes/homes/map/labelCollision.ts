// Which prices find room on a map; the others are dots until one comes closer.

interface LabelPoint {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
}

const TILE = 512;
/** Room for a price, in pixels. */
const LABEL_WIDTH = 68;
const LABEL_HEIGHT = 30;

/** Where a point lies on the map of the whole world, in pixels. */
function pixelAt({ lat, lng }: LabelPoint, zoom: number): [x: number, y: number] {
  const world = TILE * 2 ** zoom;
  const sin = Math.sin((lat * Math.PI) / 180);
  return [world * (0.5 + lng / 360), world * (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI))];
}

/** The ids of those without room, the first come being the first placed. `always` are placed before all others. */
export function collidingLabels(
  spots: readonly LabelPoint[],
  zoom: number,
  always: (id: string) => boolean,
): ReadonlySet<string> {
  const placed: [number, number][] = [];
  const colliding = new Set<string>();
  for (const spot of [...spots].sort((one, other) => Number(always(other.id)) - Number(always(one.id)))) {
    const [x, y] = pixelAt(spot, zoom);
    if (placed.some(([px, py]) => Math.abs(px - x) < LABEL_WIDTH && Math.abs(py - y) < LABEL_HEIGHT))
      colliding.add(spot.id);
    else placed.push([x, y]);
  }
  return colliding;
}
