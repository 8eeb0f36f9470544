// The headings of a page, in order, as its table of contents lists them.
import type { Content } from '@prismicio/client';
import { headingAnchor } from './text';

type Slice = Content.PageDocumentDataSlicesSlice;

export function headingsIn(slices: readonly Slice[]): { text: string; anchor: string }[] {
  return slices.flatMap((slice) => {
    if (slice.slice_type === 'hero' || slice.slice_type === 'contents') return [];
    if (slice.slice_type === 'rich_text')
      return slice.primary.content.flatMap((block) =>
        block.type === 'heading2' ? [{ text: block.text, anchor: headingAnchor(block.text) }] : [],
      );
    const { heading, anchor } = slice.primary as { heading?: string | null; anchor?: string | null };
    return heading && slice.slice_type !== 'call_to_action'
      ? [{ text: heading, anchor: anchor || headingAnchor(heading) }]
      : [];
  });
}
