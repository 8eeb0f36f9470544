import { useEffect, useState } from 'react';
import type { ContentViewProps } from '@/components/content/pages/shared/contentPages';
import type { SliceList } from '@/components/content/pages/shared/slices';
import { PageHead } from '@/components/layout/head/PageHead';
import { Container } from '@/components/ui/layout/Container';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import type { Samples } from '@/lib/prismic/samples.server';

/** Hears from the editor of Prismic around this page which slices to draw; undefined where it stands by itself. */
function useSimulator(): SliceList | undefined {
  const [slices, setSlices] = useState<SliceList>();
  useEffect(() => {
    if (window.parent === window) return;
    let isUnmounted = false;
    setSlices([]);
    // The protocol itself comes only for anyone who simulates.
    void import('@prismicio/simulator/kit').then(({ SimulatorManager, StateEventType }) => {
      if (isUnmounted) return;
      const manager = new SimulatorManager();
      manager.state.on(StateEventType.Slices, (sent) => setSlices(sent));
      void manager.init();
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
  return slices;
}

/** Every part a page can have: as the editor of Prismic asks for them, or by itself with words of the site. */
export function SliceSimulatorView({ content, slices: Slices }: ContentViewProps<Samples>) {
  const sent = useSimulator();
  const shown = sent ?? content.slices;
  return (
    <>
      <PageHead title="Slices" noindex />
      {sent ? (
        <VisuallyHidden as="h1">Slices</VisuallyHidden>
      ) : (
        <Container $width="reading" style={{ paddingBlock: '3rem' }}>
          <Heading as="p" $size="title">
            Slices
          </Heading>
          <Text $tone="soft">
            In the Prismic editor, this page previews the slice you are editing. On its own, it shows every slice in
            each of its variations with sample content.
          </Text>
        </Container>
      )}
      <div className="slice-simulator">
        <div className="slice-simulator--root">
          <Slices slices={shown} />
        </div>
      </div>
    </>
  );
}
