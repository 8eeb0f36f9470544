import { type SliceComponentType, SliceZone, type SliceZoneLike } from '@prismicio/react';
import { type LaterPart, part } from '@/components/layout/Later';

/** What draws each kind of slice, by its id. */
type SliceComponents = Readonly<Record<string, SliceComponentType>>;

export type SliceList = SliceZoneLike;

interface SlicesProps {
  readonly slices: SliceList;
}

export type SlicesPart = LaterPart<SlicesProps>;

const zoneOf =
  (components: SliceComponents) =>
  ({ slices }: SlicesProps) => <SliceZone slices={slices} components={components} />;

/** Slices as a part of a page that never needs a script: words, pictures and links. What takes input stands around them. */
export function slicesPart(load: () => Promise<SliceComponents>, drawn: SliceComponents | undefined): SlicesPart {
  return part(() => load().then(zoneOf), drawn && zoneOf(drawn), { wakes: false });
}
