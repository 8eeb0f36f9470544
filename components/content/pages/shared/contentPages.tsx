import type { ComponentType, ReactNode } from 'react';
import type { PageChrome } from '@/components/layout/page/publicPages';
import type { ContentProps } from '@/lib/page/content.server';
import type { SlicesComponent } from './slices';

/** What a view of content is given. */
export interface ContentViewProps<Content> {
  readonly content: Content;
  readonly siteUrl: string;
  /** A page names it, for it may know both sides. */
  readonly slices: SlicesComponent;
  /** What the site itself puts beneath the hero. */
  readonly children?: ReactNode;
}

/** A page with text from the repository; `Beneath` is what the site adds under its hero. */
export function createContentPage<Content>(
  View: ComponentType<ContentViewProps<Content>>,
  slices: SlicesComponent,
  chrome: PageChrome = {},
  Below?: ComponentType,
) {
  function Page({ content, siteUrl }: ContentProps<Content>) {
    return (
      <View content={content} siteUrl={siteUrl} slices={slices}>
        {Below && <Below />}
      </View>
    );
  }
  return Object.assign(Page, { chrome });
}
