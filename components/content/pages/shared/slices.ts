import type { SliceZoneLike } from '@prismicio/react';
import type { ComponentType } from 'react';

export type SliceList = SliceZoneLike;

export interface SlicesProps {
  readonly slices: SliceList;
}

/** Renders the slices of a document; pages hand it to the views, which know no slice. */
export type SlicesComponent = ComponentType<SlicesProps>;
