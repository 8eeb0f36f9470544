import { useEffect, useState } from 'react';
import type { ContentViewProps } from '@/components/content/shared/contentPages';
import type { SliceList } from '@/components/content/shared/slices';
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
      <PageHead title="The parts of a page" noindex />
      {sent ? (
        <VisuallyHidden as="h1">The parts of a page</VisuallyHidden>
      ) : (
        <Container $width="reading" style={{ paddingBlock: '3rem' }}>
          <Heading as="p" $size="title">
            The parts of a page
          </Heading>
          <Text $tone="soft">
            Inside the editor of Prismic this page draws what is being written. By itself it shows each part in each of
            its looks, with words that stand on the site.
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
