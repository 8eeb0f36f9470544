import { useRouter } from 'next/router';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useNear } from '@/components/ui/useNear';
import { below } from '@/lib/below';
import { type Held, room } from './Later.held';

interface AsleepProps {
  readonly isBelow: boolean;
  readonly wakes: boolean;
  readonly held: RefObject<Held | undefined>;
  /** Answers whether it could. */
  readonly onWake: () => Promise<boolean>;
}

/** HTML that React did not draw here. Its links lead on without loading the page anew; what else is pressed wakes it. */
export function Asleep({ isBelow, wakes, held, onWake }: AsleepProps) {
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element>(null);
  const { push } = useRouter();
  useNear(frame, onWake, wakes);
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const thing = (event.target as Element).closest(pressable);
      if (!thing || !isPlain(event)) return;
      const link = thing instanceof HTMLAnchorElement ? thing : undefined;
      if (link && (link.target || link.origin !== window.location.origin || isWithin(link))) return;
      if (link) event.preventDefault();
      if (link && !link.hasAttribute('aria-haspopup')) {
        void push(link.href.slice(link.origin.length));
        return;
      }
      pressed.current = thing;
      void onWake().then((woke) => woke || !link || window.location.assign(link.href));
    };
    const element = frame.current;
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, [push, onWake]);
  useLayoutEffect(() => {
    const drawn = frame.current;
    return () => {
      if (!drawn) return;
      const { activeElement } = document;
      held.current = { drawn, focused: drawn.contains(activeElement) ? activeElement : null, pressed: pressed.current };
    };
  }, [held]);
  const place = isBelow && below;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React is told that what is inside is not its own.
  return <div ref={frame} style={room} {...place} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />;
}

const untouched = { __html: '' };
const pressable = 'a[href], button[type="button"], input';

/** An anchor of this very page: the browser goes there. */
function isWithin({ href, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && href.split('#')[0] === window.location.href.split('#')[0];
}

function isPlain({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey);
}
