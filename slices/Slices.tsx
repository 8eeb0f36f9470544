import { SliceZone } from '@prismicio/react';
import type { SlicesProps } from '@/components/content/pages/shared/slices';
import { components as sliceComponents } from './index';

export function Slices({ slices }: SlicesProps) {
  return <SliceZone slices={slices} components={sliceComponents} />;
}
