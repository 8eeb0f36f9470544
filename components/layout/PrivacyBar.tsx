import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { ModalLink } from '@/components/modals/ModalLink';
import { Button } from '@/components/ui/Button';
import { Text } from '@/components/ui/Text';
import { choosePrivacy } from '@/lib/tracking/privacyChoice';
import { Choices, Frame } from './PrivacyBar.styles';

/** Whether it would stand over what the page is for. */
function coversMain(frame: HTMLElement | null): boolean {
  if (!frame) return false;
  const bar = frame.getBoundingClientRect();
  return [...document.querySelectorAll('#main [data-main]')].some((button) => {
    const { top, bottom, left, right } = button.getBoundingClientRect();
    return top < bar.bottom && bottom > bar.top && left < bar.right && right > bar.left;
  });
}

/** Asks once whether we may count. Both answers look alike, the page works while it is not answered, and the question waits for a scroll where its place is taken by a button. */
export function PrivacyBar() {
  const frame = useRef<HTMLElement>(null);
  const page = useRouter().asPath.split(/[?#]/)[0];
  const [free, setFree] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other buttons.
  useEffect(() => {
    const look = () => setFree((was) => was || !coversMain(frame.current));
    setFree(false);
    // Tells for the first time once the page is laid out, so that nothing is laid out for the looking alone.
    const laidOut = new ResizeObserver(look);
    if (frame.current) laidOut.observe(frame.current);
    for (const moved of ['scroll', 'resize'] as const) window.addEventListener(moved, look, { passive: true });
    return () => {
      laidOut.disconnect();
      for (const moved of ['scroll', 'resize'] as const) window.removeEventListener(moved, look);
    };
  }, [page]);
  return (
    <Frame ref={frame} aria-label="Your privacy" {...(free && { 'data-asks': 'privacy', 'data-floats': '' })}>
      <Text $size="small">
        May we count your visit? Nothing is shared or sold.{' '}
        <ModalLink href="/privacy-policy" modal="PRIVACY_CHOICES">
          What that means
        </ModalLink>
      </Text>
      <Choices>
        <Button tone="secondary" size="small" onClick={() => choosePrivacy('needed')}>
          No, thank you
        </Button>
        <Button tone="secondary" size="small" onClick={() => choosePrivacy('counted')}>
          Yes, count me
        </Button>
      </Choices>
    </Frame>
  );
}
