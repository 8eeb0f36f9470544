import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { ModalLink } from '@/components/modals/shared/ModalLink';
import { Button } from '@/components/ui/actions/Button';
import { Text } from '@/components/ui/text/Text';
import { setAnalyticsConsent } from '@/lib/consent/analyticsConsent';
import { Choices, Frame } from './ConsentBanner.styles';

/** Whether it would stand over what the page is for. */
function isCoveringMain(frame: HTMLElement | null): boolean {
  if (!frame) return false;
  const bar = frame.getBoundingClientRect();
  return [...document.querySelectorAll('#main [data-primary-action]')].some((button) => {
    const { top, bottom, left, right } = button.getBoundingClientRect();
    return top < bar.bottom && bottom > bar.top && left < bar.right && right > bar.left;
  });
}

/** Asks once whether we may count. Both answers look alike, the page works while it is not answered, and the question waits for a scroll where its place is taken by a button. */
export function ConsentBanner() {
  const frame = useRef<HTMLElement>(null);
  const page = useRouter().asPath.split(/[?#]/)[0];
  const [isClear, setIsClear] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other buttons.
  useEffect(() => {
    const measure = () => setIsClear((was) => was || !isCoveringMain(frame.current));
    setIsClear(false);
    // Tells for the first time once the page is laid out, so that nothing is laid out for the looking alone.
    const resizeObserver = new ResizeObserver(measure);
    if (frame.current) resizeObserver.observe(frame.current);
    for (const moved of ['scroll', 'resize'] as const) window.addEventListener(moved, measure, { passive: true });
    return () => {
      resizeObserver.disconnect();
      for (const moved of ['scroll', 'resize'] as const) window.removeEventListener(moved, measure);
    };
  }, [page]);
  return (
    <Frame
      ref={frame}
      aria-label="Your privacy"
      {...(isClear && { 'data-consent-open': 'privacy', 'data-floating': '' })}
    >
      <Text $size="small">
        May we count your visit? Nothing is shared or sold.{' '}
        <ModalLink href="/privacy-policy" modal="PRIVACY_CHOICES">
          What that means
        </ModalLink>
      </Text>
      <Choices>
        <Button tone="secondary" size="small" onClick={() => setAnalyticsConsent('necessary')}>
          No, thank you
        </Button>
        <Button tone="secondary" size="small" onClick={() => setAnalyticsConsent('analytics')}>
          Yes, count me
        </Button>
      </Choices>
    </Frame>
  );
}
